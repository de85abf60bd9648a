import { Fraction } from '@croupier/engine/fraction.ts'
import { type BetPrice, type BoardMethod, oddsOf, oddsShown } from './price.ts'

const HALF = new Fraction(1n, 2n)

/** What a hit of a half number pays by each tier of its method: `×49.5`. */
export function halfOdds(board: BoardMethod, price: BetPrice): string {
  const odds = oddsOf(board, price)
  return board.method.tiers
    .filter(({ isPush }) => !isPush)
    .map(({ key }) => `×${oddsShown(odds(key).mul(HALF))}`)
    .join(' / ')
}
