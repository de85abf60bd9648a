import type { GameEvent } from '@croupier/contract/studio.ts'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { winShows } from './win-shows.ts'
import type { WinShow } from './win-shows.ts'

/** A win in words: which line, how many of what, how much. */
export function useWinSaid() {
  const t = useWords('games')
  const look = useMoneyLook()
  return (show: WinShow): string => {
    const amount = moneyText(show.amount, look)
    if (show.kind === 'scatter')
      return t(/[1-9]/.test(show.amount) ? 'win_scatter' : 'win_scatter_free', { count: show.count, amount })
    const symbol = t(`symbol.${show.symbol}`)
    return t(show.wild && show.symbol !== 'W' ? 'win_line_wild' : 'win_line', {
      line: show.line,
      count: show.count,
      symbol,
      amount,
    })
  }
}

/** An event in words: the three rows and each win, or what else happened. */
export function useSpinSaid() {
  const t = useWords('games')
  const look = useMoneyLook()
  const winSaid = useWinSaid()
  return (event: GameEvent): string => {
    if (event.kind === 'jackpot_won') return t('jackpot_said', { amount: moneyText(event.amount, look) })
    if (event.kind === 'capped') return t('capped_said', { amount: moneyText(event.at, look) })
    if (event.kind !== 'spun') return ''
    const rows = [0, 1, 2].map((row) => event.window.map((column) => t(`symbol.${column[row] ?? ''}`)).join(', '))
    const wins = winShows(event).map(winSaid)
    const free = event.free ? `${t('free_spin_said', { index: event.index })} ` : ''
    const awarded = event.awarded > 0 ? ` ${t('free_spins_said', { count: event.awarded })}` : ''
    const outcome = wins.length > 0 ? wins.join('. ') : t('no_win')
    return `${free}${t('rows_said', { top: rows[0] ?? '', middle: rows[1] ?? '', bottom: rows[2] ?? '' })} ${outcome}.${awarded}`
  }
}
