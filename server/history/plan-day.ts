import { v5 } from 'uuid'
import { daysAfter } from '#kernel/day.ts'
import type { HistoryProgress } from '#kernel/history.ts'
import { midnight } from '#kernel/period.ts'
import type { Deps } from '#kernel/deps.ts'
import { allBrands, type Brand } from '#modules/brand/brand.ts'
import { ownerOf } from '#modules/identity/codes/codes.ts'
import { memberIdsOf } from '#modules/identity/identity.ts'
import { memberAsk } from './asks.ts'
import type { PastClock } from './clock.ts'
import type { HistoryContext, HistoryEvent, Share } from './context.ts'
import { diceOf } from './dice.ts'
import { DOORS, type Merchant, MERCHANTS, type Person } from './persons.ts'

export interface PlannedEvent {
  readonly moment: Date
  readonly name: string
  readonly event: HistoryEvent
  readonly isPlay: boolean
}

/** Namespace of the ids that callers make in the past. */
export const HISTORY = '2f0f6a0e-8f5b-5c41-9d0d-0a6c1e9b7a35'

/** Who and what the history is about. */
interface HistoryCast {
  readonly persons: readonly Person[]
  readonly shares: readonly Share[]
}

/** Everything that will happen on the day that comes next, in the order of time. */
export async function planDay(
  past: PastClock,
  progress: HistoryProgress,
  { persons, shares }: HistoryCast,
): Promise<readonly PlannedEvent[]> {
  const number = progress.done
  const day = daysAfter(progress.firstDay, number)
  const brands = await brandsOf(past)
  past.begin(midnight(day, brands.LUCKY.timeZone), `plan ${number}`)
  const { deps } = past
  const members = persons.filter(({ joins }) => joins <= number)
  const memberIdOf = idsOf(past, brands)
  const events: PlannedEvent[] = []
  for (const { name: share, day: plan } of shares) {
    const own = `${share} ${number}`
    const add = (isPlay: boolean) => (moment: Date, name: string, event: HistoryEvent) =>
      void events.push({ moment, name: `${own} ${name}`, event, isPlay })
    await plan({
      deps,
      day,
      number,
      days: progress.days,
      brands,
      members,
      memberIdOf,
      dice: diceOf(own),
      idOf: (name) => v5(`${own} ${name}`, HISTORY),
      lastingIdOf: (name) => v5(name, HISTORY),
      moment: (merchant, hours) =>
        new Date(midnight(day, brands[merchant].timeZone).getTime() + Math.round(hours * 3_600_000)),
      at: add(false),
      playAt: add(true),
      asked: (person, parts) => memberAsk(past, { person, brands, memberIdOf }, parts),
    } satisfies HistoryContext)
  }
  // Events of one moment stay in the order of the shares.
  return events.toSorted((one, other) => one.moment.getTime() - other.moment.getTime())
}

export async function brandsOf({ deps }: PastClock): Promise<HistoryContext['brands']> {
  const all = await allBrands(deps)
  const of = (merchant: Merchant): Brand => {
    const brand = all.find((one) => one.merchant === merchant)
    if (brand === undefined) throw new Error(`there is no brand ${merchant}`)
    return brand
  }
  return { LUCKY: of(MERCHANTS[0]), SAMPA: of(MERCHANTS[1]) }
}

export function idsOf({ deps }: PastClock, brands: HistoryContext['brands']): HistoryContext['memberIdOf'] {
  const known = new Map<Person, string>()
  return async (person) => {
    const id = known.get(person) ?? (await findId(deps, brands[person.merchant].id, person))
    if (id === undefined) throw new Error(`${person.account} has not registered`)
    known.set(person, id)
    return id
  }
}

/** By their name, or by their number where the house has made the name. */
async function findId(
  { db }: Deps,
  brandId: number,
  { merchant, account, mobile }: Person,
): Promise<string | undefined> {
  const { dialing, isNamed } = DOORS[merchant]
  if (isNamed) return (await memberIdsOf(db, brandId, [account])).get(account)
  return ownerOf(db, { brandId, channel: 'sms', to: `${dialing}${mobile}` })
}
