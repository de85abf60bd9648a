import type { TableLimits as Said } from '@croupier/contract/console-tables.ts'
import { amountText, unitsOf } from '@croupier/engine/money.ts'
import type { Spot, TableGame } from '@croupier/engine/tables/table-game.ts'
import type { Directions } from '#kernel/loosening.ts'
import { atField, type Verdict, yes } from '#kernel/refusal.ts'
import { bestOf, type TableLimits } from '../limits.ts'
import type { RoundRow } from '../store.ts'

type Groups = Readonly<Record<string, TableLimits['groups'][string] | undefined>>

/** Every group of the table has its limits, those that are not named the ones they had, and the least is not above the most. */
export function limitsFrom(said: Said, before: Groups, decimals: number): Verdict<TableLimits> {
  const groups: Record<string, { readonly min: string; readonly max: string } | undefined> = { ...before }
  for (const [at, { group, min, max }] of said.groups.entries()) {
    if (!(group in before)) return atField(`groups.${at}.group`, 'not_allowed')
    const [least, most] = [unitsOf(min, decimals), unitsOf(max, decimals)]
    if (!least) return atField(`groups.${at}.min`, 'invalid_amount')
    if (!most || most < least) return atField(`groups.${at}.max`, 'invalid_amount')
    groups[group] = { min: String(least), max: String(most) }
  }
  const whole = Object.entries(groups).flatMap(([group, span]) => (span ? [[group, span] as const] : []))
  if (whole.length < Object.keys(groups).length) return atField('groups', 'required')
  const [roundMax, tableMax] = [unitsOf(said.roundMax, decimals), unitsOf(said.tableMax, decimals)]
  if (!roundMax) return atField('roundMax', 'invalid_amount')
  if (!tableMax) return atField('tableMax', 'invalid_amount')
  return yes({ groups: Object.fromEntries(whole), roundMax: String(roundMax), tableMax: String(tableMax) })
}

/** Which way the limits of a table loosen. */
export const LIMIT_DIRECTIONS: Directions = [
  ['groups.*.min', 'down'],
  ['groups.*.max', 'up'],
  ['roundMax', 'up'],
  ['tableMax', 'up'],
]

/** Limits as people write them. */
export function limitsText({ groups, roundMax, tableMax }: TableLimits, { decimals }: { readonly decimals: number }) {
  const text = (units: string) => amountText(BigInt(units), decimals)
  return {
    groups: Object.fromEntries(
      Object.entries(groups).map(([group, { min, max }]) => [group, { min: text(min), max: text(max) }]),
    ),
    roundMax: text(roundMax),
    tableMax: text(tableMax),
  }
}

/** Names that were typed, those left empty none; the first of them is the English one. */
export function namesFrom(
  said: Readonly<Record<string, string | undefined>>,
): Verdict<Readonly<Record<string, string>>> {
  const typed = Object.entries(said).map(([language, name = '']) => [language, name.trim()] as const)
  const names = Object.fromEntries(typed.filter(([, name]) => name !== ''))
  return names['en'] === undefined ? atField('names', 'required') : yes(names)
}

export interface SpotExposure {
  readonly spot: string
  readonly stake: bigint
  readonly people: number
  /** What the house would owe at most. */
  readonly owed: bigint
}

/** What lies on the spots of a round in one money, and what the house would owe by each at most. */
export function exposureOf(
  spots: readonly Spot[],
  round: Pick<RoundRow, 'totals'> | undefined,
  asset: string,
): readonly SpotExposure[] {
  const lying = round?.totals[asset] ?? {}
  return spots.flatMap((spot) => {
    const [stake, people] = lying[spot.key] ?? ['0', 0]
    return BigInt(stake) === 0n
      ? []
      : [{ spot: spot.key, stake: BigInt(stake), people, owed: BigInt(stake) * bestOf(spot) }]
  })
}

/** What a bet on a spot comes back with, as a fraction of its single stake. */
export interface SpotProfit {
  readonly spot: string
  /** Of whom it depends on their other spots: all that they have bet on. */
  readonly hand: string | null
  readonly outcome: 'won' | 'lost' | 'push'
  readonly numerator: bigint
  readonly denominator: bigint
}

/** The spots of a player in one text, as the database writes them. */
export const HAND_SEPARATOR = ':'

/** How each spot ends by the outcome of a round, for players who have bet on these. */
export function profitsOf(
  game: TableGame,
  { result, paytable }: Pick<RoundRow, 'result' | 'paytable'>,
  hands: readonly string[],
): readonly SpotProfit[] {
  const holds = new Map(game.spots(paytable).map((spot) => [spot.key, BigInt(spot.holds ?? 1)]))
  const profits = hands.flatMap((hand) => {
    const mine = new Set(hand.split(HAND_SEPARATOR))
    return [...mine].map((spot): SpotProfit => {
      const { numerator, denominator } = game.judge(result, spot, paytable, mine)
      const outcome = numerator === 0n ? 'push' : numerator > 0n ? 'won' : 'lost'
      return { spot, hand, outcome, denominator, numerator: numerator + (holds.get(spot) ?? 1n) * denominator }
    })
  })
  const ways = Map.groupBy(profits, ({ spot }) => spot)
  const isSame = [...ways.values()].every(
    ([first, ...rest]) =>
      first && rest.every((one) => one.numerator * first.denominator === first.numerator * one.denominator),
  )
  return isSame ? [...ways.values()].flatMap(([first]) => (first ? [{ ...first, hand: null }] : [])) : profits
}
