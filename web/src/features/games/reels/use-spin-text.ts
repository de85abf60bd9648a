import type { GameEvent } from '@croupier/contract/studio.ts'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { isRespin, isShowing } from './events.ts'
import type { WindowEvent } from './events.ts'
import type { Title } from './title.ts'
import { useSymbolName } from './use-title-words.ts'
import { winShows } from './win-shows.ts'
import type { WinShow } from './win-shows.ts'

/** A win in words: which line or how many ways, how many of what, how much. */
export function useWinText(title: Title) {
  const t = useWords('games')
  const look = useMoneyLook()
  const name = useSymbolName(title)
  return (show: WinShow): string => {
    const amount = moneyText(show.amount, look)
    const scatter = name(title.scatter ?? '')
    if (show.kind === 'scatter')
      return t(/[1-9]/.test(show.amount) ? 'win_scatter' : 'win_scatter_free', { count: show.count, amount, scatter })
    const values = { count: show.count, symbol: name(show.symbol), amount, line: show.line ?? 0, ways: show.ways ?? 0 }
    return t(show.wild && show.symbol !== title.wild ? `win_${show.kind}_wild` : `win_${show.kind}`, values)
  }
}

/** An event in words: the rows of the window and each win, or what else happened. */
export function useSpinText(title: Title) {
  const t = useWords('games')
  const look = useMoneyLook()
  const windowSaid = useWindowSaid(title)
  const name = useSymbolName(title)
  return (event: GameEvent): string => {
    const amount = 'amount' in event ? moneyText(event.amount, look) : ''
    if (isShowing(event)) return windowSaid(event)
    switch (event.kind) {
      case 'jackpot_won':
        return t('jackpot_said', { amount })
      case 'capped':
        return t('capped_said', { amount: moneyText(event.at, look) })
      case 'multiplied':
        return t('multiplied_said', { by: event.by, amount })
      case 'feature_started':
        return [
          t(`${event.feature}_said`, { count: event.count }),
          ...(event.symbol === undefined ? [] : [t('chosen_said', { symbol: name(event.symbol) })]),
        ].join(' ')
      case 'held':
        return t('held_said', { count: event.coins.length, left: event.left })
      case 'collected':
        return t(event.full ? 'collected_full_said' : 'collected_said', { amount })
      default:
        return ''
    }
  }
}

function useWindowSaid(title: Title) {
  const t = useWords('games')
  const name = useSymbolName(title)
  const winText = useWinText(title)
  return (event: WindowEvent): string => {
    const before = openingOf(event)
    const rows = Array.from({ length: title.rows }, (_, row) =>
      t('row_said', { row: row + 1, symbols: event.window.map((column) => name(column[row] ?? '')).join(', ') }),
    )
    const times = event.kind === 'spun' && title.timesReel ? [t('times_said', { times: event.multiplier ?? 1 })] : []
    const wins = winShows(title, event).map(winText)
    const awarded = event.kind === 'spun' && event.awarded > 0 ? [t('free_spins_said', { count: event.awarded })] : []
    return [
      ...(before ? [t(before.key, before.values)] : []),
      ...rows,
      ...times,
      `${wins.length > 0 ? wins.join('. ') : t('no_win')}.`,
      ...awarded,
    ].join(' ')
  }
}

function openingOf(event: WindowEvent): { key: string; values: Readonly<Record<string, number>> } | undefined {
  if (event.kind === 'tumbled') return { key: 'tumble_said', values: { step: event.step } }
  if (event.kind === 'expanded') return { key: 'expanded_said', values: { count: event.columns.length } }
  if (event.kind === 'spun' && isRespin(event)) return { key: 'respin_said', values: { index: event.index } }
  return event.free ? { key: 'free_spin_said', values: { index: event.index } } : undefined
}
