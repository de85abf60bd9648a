import { lines, scatter } from '@croupier/engine/slots/lucky-twenty-data.ts'
import type { GameEvent } from '@croupier/contract/studio.ts'

export type Spun = Extract<GameEvent, { kind: 'spun' }>

/** One thing a spin won, with the cells that won it: a line, or scatters wherever they stand. */
export type WinShow =
  | {
      readonly kind: 'line'
      readonly line: number
      readonly symbol: string
      readonly count: number
      readonly wild: boolean
      readonly amount: string
      readonly cells: ReadonlySet<string>
    }
  | { readonly kind: 'scatter'; readonly count: number; readonly amount: string; readonly cells: ReadonlySet<string> }

/** What is shown of a spin's wins, one after the other: its lines, then its scatters when they pay or award. */
export function winShows({ wins, window, scatters, scatterAmount, awarded }: Spun): readonly WinShow[] {
  const byLine = wins.map(({ line = 0, symbol, count, wild, amount }): WinShow => {
    const path = lines[line - 1] ?? []
    return {
      kind: 'line',
      line,
      symbol,
      count,
      wild,
      amount,
      cells: new Set(path.slice(0, count).map((row, reel) => `${reel}:${row}`)),
    }
  })
  const pays = /[1-9]/.test(scatterAmount)
  if (!pays && awarded === 0) return byLine
  const stars = window.flatMap((column, reel) =>
    column.flatMap((code, row) => (code === scatter ? [`${reel}:${row}`] : [])),
  )
  return [...byLine, { kind: 'scatter', count: scatters, amount: scatterAmount, cells: new Set(stars) }]
}

/** Every cell that any of the shows lights. */
export const litBy = (shows: readonly WinShow[]): ReadonlySet<string> =>
  new Set(shows.flatMap(({ cells }) => [...cells]))
