import type { ReplyOf } from '@croupier/contract/call.ts'
import type { member, memberDays, memberShares } from '@croupier/contract/console-members.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf, placeOf } from '#modules/brand/brand.ts'
import { maskedPersonOf } from '#modules/identity/desk/desk.ts'
import { identityStateOf } from '#modules/verification/verification.ts'
import { personHere, rowShown } from '../reads.ts'
import { riskOf } from '../rules.ts'
import * as store from './store.ts'

/** A member: who they are, masked, how they stand, what they have. */
export async function readMember(deps: Deps, ask: Ask<typeof member>): Promise<ReplyOf<typeof member>> {
  const [brand, row] = await Promise.all([brandOf(deps, ask.session.brandId), personHere(deps.db, ask)])
  const [about, { masked: personal }, identity] = await Promise.all([
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
    lastLoginCountry: about.lastLoginIp === null ? null : (placeOf(deps, about.lastLoginIp).country ?? null),
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
  const [addresses, payees, exclusionMatch] = await Promise.all([
    store.findAddresses(deps.db, brandId, id),
    store.findPayees(deps.db, brandId, id),
    store.hasExclusionMatch(deps.db, id, now),
  ])
  const most = (rows: readonly store.ShareRow[]) => Math.max(0, ...rows.map(({ count }) => count))
  const newPayees = payees.filter(({ lastAt }) => now.getTime() - lastAt.getTime() < NEW_MS).length
  const { score, signs } = riskOf({ addresses: most(addresses), payees: most(payees), exclusionMatch, newPayees })
  return {
    shares: [...addresses, ...payees].map((row) => ({
      ...row,
      lastAt: row.lastAt.toISOString(),
      others: [...row.others],
    })),
    risk: { score, signs: [...signs] },
  }
}
