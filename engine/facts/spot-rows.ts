import { Fraction } from '../fraction.ts'
import { spotOdds } from '../tables/odds.ts'
import type { SpotOdds, Ways } from '../tables/odds.ts'
import type { TableGame } from '../tables/table-game.ts'
import { wholeFraction } from './compare.ts'
import type { Figure } from './compare.ts'

/** Figures by the names of the claims. */
export type NamedFigures = Readonly<Record<string, Figure>>

/** A bet of the rulebook as a spot of a table: the words that begin its name, the spot, and the table of pays if it is not the first. */
export type Row = readonly [begins: string, spot: string, paytable?: string]

export type OddsOf = (bet: string) => SpotOdds | undefined

/** The odds of a bet by its name; the results are made once, when the first one is asked for. */
export function rowsOf<R>(game: TableGame<R>, rows: readonly Row[], make: () => readonly Ways<R>[]): OddsOf {
  const results = once(make)
  const known = rows.map(([begins, spot, paytable]) => ({
    begins,
    odds: once(() => spotOdds(game, spot, { results: results(), ...(paytable === undefined ? {} : { paytable }) })),
  }))
  return (bet) => known.find(({ begins }) => bet.startsWith(begins))?.odds()
}

/** What comes back of a stake, and what does not. */
export const returned = (rtp: Fraction): NamedFigures => {
  const edge = wholeFraction(1).sub(rtp)
  return { rtp, edge, edge_fraction: edge }
}

/** The pays that an entry claims: `1:1 / 0.5:1 on 6`, `3/1:1 less 5%`, or a list such as `30/10/6/4/2/1, natural 1`. */
function claimedPays(given: string): string[] {
  const ratios = [...given.matchAll(/(\d+(?:\.\d+)?|\d+\/\d+):1/g)].map(([, pays = '']) => pays)
  return ratios.length > 0 ? ratios : (given.split(',')[0] ?? '').split('/')
}

/** What is paid as the entry writes it where it is all that we pay and no other; else our own list. */
export function paysAs({ profits }: SpotOdds, given: string): Figure {
  const won = profits.map(({ profit }) => profit).filter(({ numerator }) => numerator > 0n)
  const claimed = claimedPays(given)
  const agree =
    claimed.every((pays) => won.some((profit) => same(profit, pays))) &&
    won.every((profit) => claimed.some((pays) => same(profit, pays)))
  return agree ? given : won.map(({ numerator, denominator }) => `${numerator}/${denominator}`).join(' ')
}

function same(profit: Fraction, pays: string): boolean {
  if (!/^\d+(\.\d+)?(\/\d+)?$/.test(pays)) return false
  const [above = '', below = '1'] = pays.split('/')
  const [units = '', decimals = ''] = above.split('.')
  const value = new Fraction(BigInt(units + decimals), 10n ** BigInt(decimals.length) * BigInt(below))
  const commission = value.mul(new Fraction(19n, 20n))
  return [value, commission].some(
    (each) => each.numerator === profit.numerator && each.denominator === profit.denominator,
  )
}

/** How likely something is. */
export const chance = (p: Fraction): NamedFigures => ({ p, p_win: p, p_fraction: p })

/** Made when it is first asked for, and kept. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/** What an entry writes of pays, where the numbers in it are these; else these numbers. */
export const paysAmong = (given: string, numbers: readonly string[]): string => {
  const text = numbers.join(' ')
  return [...given.matchAll(/\b\d+(?:\.\d+)?\b/g)].map(([number]) => number).join(' ') === text ? given : text
}
