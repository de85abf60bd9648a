import type { Category } from '@croupier/contract/field.ts'
import { nameIn } from '#kernel/translated-name.ts'
import type { GameRow, BrandVendorRow } from './store.ts'

/** Where somebody plays from. */
export interface Visitor {
  readonly country: string | undefined
  readonly device: 'desktop' | 'mobile' | undefined
}

/** A game as a brand offers it, with its vendor there. */
export interface OfferedGame extends GameRow {
  readonly place: BrandVendorRow
  /** How often it was played lately. */
  readonly plays: number
}

type CountryRestriction = Pick<BrandVendorRow, 'closedCountries'>

/** Whether a vendor may be offered to somebody there. */
export const openTo = ({ closedCountries }: CountryRestriction, { country }: Pick<Visitor, 'country'>): boolean =>
  country === undefined || !closedCountries.includes(country)

/** Whether a game may be offered to somebody there, on what they hold in their hands. */
export const offeredTo = (
  { place, devices }: Pick<OfferedGame, 'devices'> & { readonly place: CountryRestriction },
  visitor: Visitor,
): boolean => openTo(place, visitor) && (visitor.device === undefined || devices.includes(visitor.device))

export interface GameFilter {
  readonly code: string | undefined
  readonly category: Category | undefined
  readonly vendor: string | undefined
  readonly kind: string | undefined
  readonly tag: string | undefined
  readonly mark: 'all' | 'hot' | 'new' | 'jackpot' | 'favourite'
  readonly favourites: ReadonlySet<string>
  /** Games that take a stake this small. */
  readonly stakeAtMost: bigint | undefined
  readonly linesAtLeast: number | undefined
  readonly stakeOf: (game: GameRow) => bigint
}

/** Whether a game is among those that are asked for. */
export function fits(game: OfferedGame, filter: GameFilter): boolean {
  const { code, category, vendor, kind, tag, mark, favourites, stakeAtMost, linesAtLeast, stakeOf } = filter
  return (
    (code === undefined || game.code === code) &&
    (category === undefined || game.category === category) &&
    (vendor === undefined || game.vendorCode === vendor) &&
    (kind === undefined || game.kind === kind) &&
    (tag === undefined || game.tags.includes(tag)) &&
    (mark === 'all' || (mark === 'favourite' ? favourites.has(game.code) : game[mark])) &&
    (stakeAtMost === undefined || stakeOf(game) <= stakeAtMost) &&
    (linesAtLeast === undefined || game.lines >= linesAtLeast)
  )
}

const STEPS_MAX = 4

/** The round amount that is not below a stake: 1, 2 or 5 and zeros. */
function roundedUp(stake: bigint): bigint {
  const power = 10n ** BigInt(Math.max(0, String(stake).length - 1))
  return [1n, 2n, 5n, 10n].map((first) => first * power).find((round) => round >= stake) ?? stake
}

/** Round amounts that part games by their smallest stakes, each with more games below it than the one before; few enough to choose from. */
export function stakeSteps(stakes: readonly bigint[]): readonly bigint[] {
  const [largest] = stakes.toSorted((one, other) => (one < other ? 1 : -1))
  // Nothing is known of a game whose smallest stake is zero.
  const steps = [...new Set(stakes.filter((stake) => stake > 0n).map(roundedUp))]
    // What every game is below narrows nothing down.
    .filter((step) => largest !== undefined && step < largest)
    .toSorted((one, other) => (one < other ? -1 : 1))
  const kept = Math.min(steps.length, STEPS_MAX)
  return Array.from(
    { length: kept },
    (_, at) => steps[Math.round((at * (steps.length - 1)) / Math.max(1, kept - 1))] ?? 0n,
  )
}

interface AskedPage {
  readonly pageNo: number
  readonly pageSize: number
  readonly firstPageSize?: number | undefined
}

/** Which of `found` games a page brings, and how many pages there are; the first page may be longer than the others. */
export function pageOf({ pageNo, pageSize, firstPageSize = pageSize }: AskedPage, found: number) {
  const from = pageNo === 1 ? 0 : firstPageSize + (pageNo - 2) * pageSize
  const further = Math.max(0, found - firstPageSize)
  return {
    from,
    to: from + (pageNo === 1 ? firstPageSize : pageSize),
    totalPages: found === 0 ? 0 : 1 + Math.ceil(further / pageSize),
  }
}

type Order = (one: OfferedGame, other: OfferedGame) => number

const byCode: Order = ({ code: one }, { code: other }) => (one < other ? -1 : 1)
const byHeat: Order = (one, other) => Number(other.hot) - Number(one.hot)

/** The orders that a list may come in, for who reads it in a language; what is equal goes by the brand's order. */
export const ORDERS = {
  popular: () => (one, other) =>
    other.plays - one.plays || byHeat(one, other) || one.position - other.position || byCode(one, other),
  name: (language) => {
    const { compare } = new Intl.Collator(language, { sensitivity: 'base' })
    return (one, other) => compare(nameIn(one, language), nameIn(other, language)) || byCode(one, other)
  },
  newest: () => (one, other) => other.releasedAt.getTime() - one.releasedAt.getTime() || byCode(one, other),
  rtp: () => (one, other) => Number(other.rtp) - Number(one.rtp) || byCode(one, other),
} as const satisfies Readonly<Record<string, (language: string) => Order>>
