import type { ReplyOf } from '@croupier/contract/call.ts'
import {
  type member,
  type memberDays,
  type members,
  MEMBERS_SHOWN_MOST,
  type memberShares,
  type memberSums,
} from '@croupier/contract/console-members.ts'
import { amountText, unitsOf } from '@croupier/engine/money.ts'
import type { Db } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, atField, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { identityStateOf, maskedPersonOf } from '#modules/identity/identity.ts'
import { meantBy, riskOf, stateOf } from './rules.ts'
import * as store from './store.ts'

/** Members of the brand by filter, in pages that reach as far as anybody turns them. */
export async function readMembers(
  deps: Deps,
  { session, query }: Ask<typeof members>,
): Promise<ReplyOf<typeof members>> {
  const brand = await brandOf(deps, session.brandId)
  const { pageNo, pageSize, sort } = query
  const offset = (pageNo - 1) * pageSize
  if (offset >= MEMBERS_SHOWN_MOST) return must(atField('pageNo', 'too_large', { max: MEMBERS_SHOWN_MOST / pageSize }))
  const asked = { sort, limit: pageSize, offset, most: MEMBERS_SHOWN_MOST }
  const { rows, sums } = await store.findPeople(deps.db, filterOf(deps, brand, query), asked)
  const total = Math.min(sums.count, MEMBERS_SHOWN_MOST)
  const more = sums.count > MEMBERS_SHOWN_MOST
  return {
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
    more,
    ...(more ? {} : { sums: sumsShown(sums, brand) }),
    list: rows.map((row) => rowShown(row, brand, deps.now())),
  }
}

/** How many members a filter finds and what they have together; it may take longer than a page of them. */
export async function readSums(
  deps: Deps,
  { session, query }: Ask<typeof memberSums>,
): Promise<ReplyOf<typeof memberSums>> {
  const brand = await brandOf(deps, session.brandId)
  const sums = await store.sumPeople(deps.db, filterOf(deps, brand, query))
  return { count: sums.count, ...sumsShown(sums, brand) }
}

function sumsShown(sums: store.PeopleSums, { decimals }: Brand) {
  const text = (units: bigint) => amountText(units, decimals)
  return {
    wallet: text(sums.wallet),
    held: text(sums.held),
    deposits: text(sums.deposits),
    result: text(sums.result),
  }
}

function filterOf(deps: Deps, brand: Brand, query: Ask<typeof memberSums>['query']): store.PeopleFilter {
  const { search, watch, walletMin, seenSince, registeredSince, ...rest } = query
  const least = walletMin === undefined ? undefined : unitsOf(walletMin, brand.decimals)
  if (walletMin !== undefined && least === undefined) return must(atField('walletMin', 'invalid_amount'))
  return {
    brandId: brand.id,
    now: deps.now(),
    search: search === undefined || search.trim() === '' ? undefined : meantBy(search),
    state: rest.state,
    watch: watch === undefined ? undefined : watch === 'true',
    tag: rest.tag,
    level: rest.level,
    lineOf: rest.lineOf,
    seenSince: seenSince === undefined ? undefined : new Date(seenSince),
    registeredSince: registeredSince === undefined ? undefined : new Date(registeredSince),
    walletMin: least,
  }
}

function rowShown(row: store.PersonRow, { decimals }: Brand, now: Date) {
  const text = (units: bigint) => amountText(units, decimals)
  return {
    id: row.id,
    account: row.account,
    state: stateOf(row, now),
    watch: row.watch,
    tags: [...row.tags],
    level: row.level,
    levelName: row.levelName,
    upline: row.upline,
    wallet: text(row.wallet),
    held: text(row.held),
    deposits: text(row.deposits),
    result: text(row.result),
    registeredAt: row.registeredAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }
}

/** A member of the operator's brand as everything is now, or the no that a stranger gets. */
export async function personHere(
  db: Db,
  {
    session,
    params,
  }: { readonly session: { readonly brandId: number }; readonly params: { readonly memberId: string } },
): Promise<store.PersonRow> {
  const row = await store.findPerson(db, session.brandId, params.memberId)
  if (!row) throw new Refusal('not_found')
  return row
}

/** A member: who they are, masked, how they stand, what they have. */
export async function readMember(deps: Deps, ask: Ask<typeof member>): Promise<ReplyOf<typeof member>> {
  const [brand, row] = await Promise.all([brandOf(deps, ask.session.brandId), personHere(deps.db, ask)])
  const [about, personal, identity] = await Promise.all([
    store.findAbout(deps.db, row.id),
    maskedPersonOf(deps.db, row.id),
    identityStateOf(deps.db, row.id),
  ])
  if (!about) throw new Refusal('not_found')
  return {
    ...rowShown(row, brand, deps.now()),
    nickname: about.nickname,
    agentType: row.agentType,
    barredUntil: row.barredUntil?.toISOString() ?? null,
    avatar: about.avatar,
    personal,
    identity,
    registeredFrom: about.registeredFrom,
    depositsCount: about.depositsCount,
    currency: brand.currency,
  }
}

const DAYS = 30
const DAY_MS = 86_400_000

/** What a member won and lost on each of the last thirty days; days without play are left out. */
export async function readDays(deps: Deps, ask: Ask<typeof memberDays>): Promise<ReplyOf<typeof memberDays>> {
  const [brand, { id }] = await Promise.all([brandOf(deps, ask.session.brandId), personHere(deps.db, ask)])
  const { currency, decimals, timeZone } = brand
  const since = new Date(deps.now().getTime() - DAYS * DAY_MS)
  const rows = await store.sumDays(deps.db, { memberId: id, asset: currency, since, timeZone })
  const text = (units: bigint) => amountText(units, decimals)
  return rows.map((row) => ({ day: row.day, stake: text(row.stake), result: text(row.result), bets: row.bets }))
}

const NEW_MS = 7 * DAY_MS

/** What a member shares with others, and the signs of risk that follow from it. */
export async function readShares(deps: Deps, ask: Ask<typeof memberShares>): Promise<ReplyOf<typeof memberShares>> {
  const { brandId } = ask.session
  const { id } = await personHere(deps.db, ask)
  const now = deps.now()
  const [addresses, payees, alike] = await Promise.all([
    store.findAddresses(deps.db, brandId, id),
    store.findPayees(deps.db, brandId, id),
    store.isAlike(deps.db, id, now),
  ])
  const most = (rows: readonly store.ShareRow[]) => Math.max(0, ...rows.map(({ count }) => count))
  const newPayees = payees.filter(({ lastAt }) => now.getTime() - lastAt.getTime() < NEW_MS).length
  const { score, signs } = riskOf({ addresses: most(addresses), payees: most(payees), alike, newPayees })
  return {
    shares: [...addresses, ...payees].map((row) => ({
      ...row,
      lastAt: row.lastAt.toISOString(),
      others: [...row.others],
    })),
    risk: { score, signs: [...signs] },
  }
}
