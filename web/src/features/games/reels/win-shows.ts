import type { GameEvent } from '@croupier/contract/studio.ts'
import type { WindowEvent } from './events.ts'
import type { Title } from './title.ts'

/** One thing a window won, with the cells that won it. */
export type WinShow =
  | {
      readonly kind: 'line' | 'ways' | 'anywhere'
      /** From 1; none without lines. */
      readonly line: number | undefined
      readonly ways: number | undefined
      readonly symbol: string
      readonly count: number
      readonly wild: boolean
      readonly amount: string
      readonly cells: ReadonlySet<string>
    }
  | { readonly kind: 'scatter'; readonly count: number; readonly amount: string; readonly cells: ReadonlySet<string> }

type Rules = Pick<Title, 'winning' | 'wild' | 'scatter'>
type Win = WindowEvent['wins'][number]

/** What is shown of a window's wins, one after the other: its lines, ways or kinds, then its scatters when they pay or award. */
export function winShows(rules: Rules, event: WindowEvent): readonly WinShow[] {
  const shows = event.wins.map((win): WinShow => {
    const { line, ways, symbol, count, wild, amount } = win
    const kind = line !== undefined ? 'line' : ways !== undefined ? 'ways' : 'anywhere'
    return { kind, line, ways, symbol, count, wild, amount, cells: new Set(cellsOf(rules, win, event.window)) }
  })
  if (event.kind !== 'spun' || (!/[1-9]/.test(event.scatterAmount) && event.awarded === 0)) return shows
  const cells = new Set(placesOf(event.window, (code) => code === rules.scatter))
  return [...shows, { kind: 'scatter', count: event.scatters, amount: event.scatterAmount, cells }]
}

function cellsOf({ winning, wild }: Rules, win: Win, window: WindowEvent['window']): string[] {
  if (win.cells) return win.cells.map(([column, row]) => `${column}:${row}`)
  if (win.line !== undefined) {
    const path = winning.by === 'lines' ? (winning.lines[win.line - 1] ?? []) : []
    const run = path.map((row, column) => ({ cell: `${column}:${row}`, code: window[column]?.[row] ?? '' }))
    const fromLeft = run.slice(0, win.count).every(({ code }) => code === win.symbol || code === wild)
    return (fromLeft ? run.slice(0, win.count) : run.slice(-win.count)).map(({ cell }) => cell)
  }
  const belongs = (code: string) => code === win.symbol || (win.wild && code === wild)
  return placesOf(win.ways === undefined ? window : window.slice(0, win.count), belongs)
}

const placesOf = (window: WindowEvent['window'], belongs: (code: string) => boolean): string[] =>
  window.flatMap((column, reel) => column.flatMap((code, row) => (belongs(code) ? [`${reel}:${row}`] : [])))

/** Every cell that any of the shows lights. */
export const litBy = (shows: readonly WinShow[]): ReadonlySet<string> =>
  new Set(shows.flatMap(({ cells }) => [...cells]))

/** The cells that vanish before this event: those that won in the window before it. */
export function goneBefore(rules: Rules, events: readonly GameEvent[], place: number): ReadonlySet<string> {
  const before = events.slice(0, place).findLast((event) => event.kind === 'spun' || event.kind === 'tumbled')
  if (!before) return new Set()
  return new Set(before.wins.flatMap((win) => cellsOf(rules, win, before.window)))
}
