import type { PlayRow } from './store.ts'

const keyOf = ({ at, category }: PlayRow) => `${at.getTime()} ${category}`

/** What is left of the play of all when that of some is taken away; an hour of a category in which nobody else played is left out. */
export function playLess(all: readonly PlayRow[], some: readonly PlayRow[]): readonly PlayRow[] {
  const away = new Map(some.map((row) => [keyOf(row), row]))
  return all
    .map((row) => {
      const { bets, stakes, payouts } = away.get(keyOf(row)) ?? { bets: 0, stakes: 0n, payouts: 0n }
      return { ...row, bets: row.bets - bets, stakes: row.stakes - stakes, payouts: row.payouts - payouts }
    })
    .filter(({ bets, stakes, payouts }) => bets !== 0 || stakes !== 0n || payouts !== 0n)
}
