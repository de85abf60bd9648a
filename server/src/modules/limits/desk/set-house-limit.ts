import type { setHouseLimit as call } from '@croupier/contract/console-actions.ts'
import { amountText, unitsOf } from '@croupier/engine/money.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { differencesIn, type Directions, loosens } from '#kernel/loosening.ts'
import { atField, must, Refusal } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { memberHere } from '#modules/identity/identity.ts'
import { lockStanding } from '#modules/standing/standing.ts'
import { setNow } from '../change.ts'
import { limitState } from '../rules.ts'
import { findLimitChanges } from '../store.ts'

/** Which way a limit of the house loosens. */
const HOUSE_LIMIT_DIRECTIONS: Directions = [
  ['value', 'up'],
  ['limit', 'neutral'],
  ['currency', 'neutral'],
]

/** Set a limit of the house over a member: the stricter of it and the member's own holds with the commit. Two people raise it. */
export async function setHouseLimit(deps: Deps, ask: Ask<typeof call>): Promise<EmptyReply> {
  const { session, params, body } = ask
  const { kind, period, reason, note } = body
  const brand = await brandOf(deps, session.brandId)
  // Time is counted in whole minutes, all else in money.
  const value =
    body.value === null ? null : kind === 'session' ? minutesOf(body.value) : unitsOf(body.value, brand.decimals)
  if (value === undefined || value === 0n) return must(atField('value', 'invalid_amount'))

  await inTransaction(deps.db, async (tx) => {
    const member = await memberHere(tx, brand.id, params.memberId)
    if (!member) throw new Refusal('not_found')
    const standing = await lockStanding(tx, member.id)
    const { house } = limitState(await findLimitChanges(tx, member.id), kind, period, deps.now())
    const text = (units: bigint | null) =>
      units === null ? null : kind === 'session' ? String(units) : amountText(units, brand.decimals)
    const currency = kind === 'session' ? null : brand.currency
    const shown = (units: bigint | null) => ({ limit: `${kind}.${period}`, value: text(units), currency })
    const [before, after] = [shown(house), shown(value)]
    const subject = { type: 'member', id: member.id, name: member.account }
    const when = loosens(differencesIn(before, after, HOUSE_LIMIT_DIRECTIONS))
    await needTwo(tx, session, { when, rule: 'house_limit_looser', subject, facts: { before, after } }, deps.now())

    const limit = { author: 'house', standing, kind, period, value } as const
    await setNow(tx, brand, { ...limit, changedBy: `operator:${session.username}`, reason }, deps.now())
    await record(
      tx,
      doerOf(ask),
      { brandId: brand.id, action: 'members.limit', subject, before, after, reason, note },
      deps.now(),
    )
  })
  return {}
}

const minutesOf = (typed: string): bigint | undefined => (/^\d{1,5}$/.test(typed) ? BigInt(typed) : undefined)
