import type { setHouseLimit as call } from '@croupier/contract/console-deeds.ts'
import { amountText, unitsOf } from '@croupier/engine/money.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { setNow } from '../limits/change.ts'
import { limitState } from '../limits/rules.ts'
import { findLimitChanges, lockStanding } from '../limits/store.ts'
import * as store from './store.ts'

/** Set a limit of the house over a member: the stricter of it and the member's own holds with the commit. */
export async function setHouseLimit(deps: Deps, ask: Ask<typeof call>): Promise<Record<string, never>> {
  const { session, params, body } = ask
  const { kind, period, reason, note } = body
  const brand = await brandOf(deps, session.brandId)
  // Time is counted in whole minutes, all else in money.
  const value =
    body.value === null ? null : kind === 'session' ? minutesOf(body.value) : unitsOf(body.value, brand.decimals)
  if (value === undefined || value === 0n) return must(atField('value', 'invalid_amount'))

  await inTransaction(deps.db, async (tx) => {
    const member = await store.findMemberForUpdate(tx, brand.id, params.memberId)
    if (!member) throw new Refusal('not_found')
    await lockStanding(tx, member.id)
    const { house } = limitState(await findLimitChanges(tx, member.id), kind, period, deps.now())
    const limit = { author: 'house', memberId: member.id, kind, period, value } as const
    await setNow(tx, brand, { ...limit, changedBy: `operator:${session.username}`, reason }, deps.now())

    const text = (units: bigint | null) =>
      units === null ? null : kind === 'session' ? String(units) : amountText(units, brand.decimals)
    const subject = { type: 'member', id: member.id, name: member.account }
    const [before, after] = [house, value].map((units) => ({ limit: `${kind}.${period}`, value: text(units) }))
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
