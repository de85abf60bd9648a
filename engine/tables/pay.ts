import { floorTo, Fraction, timesFloor } from '../fraction.ts'
import type { PlacedBet, TableGame } from './table-game.ts'

export interface PayResult {
  readonly outcome: 'won' | 'lost' | 'push'
  /** All that comes back, what is left of the stake included; 0n of a bet that is lost whole. */
  readonly payout: bigint
}

export const lost = new Fraction(-1n)
export const push = new Fraction(0n)
export const halfLost = new Fraction(-1n, 2n)

/** The profit that `0.95` or `35` stands for. */
export function profitOf(pays: string): Fraction {
  const [whole = '', decimals = ''] = pays.split('.')
  return new Fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length))
}

/**
 * All bets of one player in their order: what each gets in stored units, rounded down to the smallest payable step; a stake
 * that is given back is exact (rulebook §0). `stake` of a bet that is held several times is the single one.
 */
export function settle<R>(
  game: TableGame<R>,
  result: R,
  bets: readonly PlacedBet[],
  { paytable, unit }: { readonly paytable: string; readonly unit: bigint },
): PayResult[] {
  const mine = new Set(bets.map(({ spot }) => spot))
  const held = new Map(game.spots(paytable).map(({ key, holds = 1 }) => [key, BigInt(holds)]))
  return bets.map(({ spot, stake }) => {
    const times = held.get(spot)
    if (times === undefined) throw new Error(`${game.code} by ${paytable} has no spot ${spot}`)
    return paid(stake, game.judge(result, spot, paytable, mine), { times, unit })
  })
}

// Of a stake that was held several times all of it comes back but for what is lost.
function paid(
  stake: bigint,
  profit: Fraction,
  { times, unit }: { readonly times: bigint; readonly unit: bigint },
): PayResult {
  if (profit.numerator === 0n) return { outcome: 'push', payout: stake * times }
  const comesBack = timesFloor(stake, profit.numerator + times * profit.denominator, profit.denominator)
  return { outcome: profit.numerator > 0n ? 'won' : 'lost', payout: floorTo(comesBack, unit) }
}
