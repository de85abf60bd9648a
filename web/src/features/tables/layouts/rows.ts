import type { Cell, SpotRow } from '../layout.ts'

/** A row of spots under this name; those that the table's pays do not know are left out. */
export function rowOf(
  key: string,
  { cells, ...row }: Omit<SpotRow, 'key' | 'cells'> & { readonly cells: readonly (Cell | string)[] },
): SpotRow {
  return { key, ...row, cells: cells.map((cell) => (typeof cell === 'string' ? { spot: cell } : cell)) }
}

/** The numbers from one to the other. */
export const upTo = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)
