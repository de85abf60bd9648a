import type { Window } from './title.ts'

/** A cell that comes to stand, and from how many rows above it falls; 0 stands still. */
export interface FallingCell {
  readonly code: string
  readonly rows: number
}

/** How a column comes to look like this: all of it anew, or what is left falls and the rest comes from above. */
export function fallsOf(
  shown: readonly string[],
  before: readonly string[],
  gone: (row: number) => boolean,
): readonly FallingCell[] {
  const left = before.flatMap((_, row) => (gone(row) ? [] : [row]))
  const fresh = shown.length - left.length
  return shown.map((code, row) => ({ code, rows: row < fresh ? fresh : row - (left[row - fresh] ?? row) }))
}

/** The rows of a column that are gone, of cells written `column:row`. */
export const goneIn = (gone: ReadonlySet<string>, column: number, window: Window): ReadonlySet<number> =>
  new Set((window[column] ?? []).flatMap((_, row) => (gone.has(`${column}:${row}`) ? [row] : [])))
