import type { Limits, setLimit as call } from '@croupier/contract/limits.ts'
import { unitsOf } from '@croupier/engine/money.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { lockStanding } from '#modules/standing/standing.ts'
import { setNow } from './change.ts'
import { limitsOf } from './reads.ts'
import { confirmSpan, holdsAtOnce, limitState } from './rules.ts'
import * as store from './store.ts'

type SetLimitAsk = Ask<typeof call>

/** Set a limit of one's own: a lower one holds at once and ends what was asked for before, a higher one is asked for. */
export async function setLimit(deps: Deps, ask: SetLimitAsk): Promise<Limits> {
  const brand = await brandOf(deps, ask.brandId)
  const value = must(valueOf(ask.body, brand))
  const { memberId } = ask.session

  await inTransaction(deps.db, async (tx) => {
    const now = deps.now()
    const standing = await lockStanding(tx, memberId)
    const { kind, period } = ask.body
    const { own } = limitState(await store.findLimitChanges(tx, memberId), kind, period, now)

    const change = {
      author: 'member',
      memberId,
      kind,
      period,
      value,
      changedBy: `member:${memberId}`,
      reason: null,
    } as const
    if (holdsAtOnce(own, value)) return setNow(tx, brand, { ...change, standing }, now)
    const asked = { ...change, ...confirmSpan(brand.settings.limits, now), change: 'asked', brandId: brand.id } as const
    await store.insertLimitChange(tx, asked, now)
  })

  return limitsOf(deps, brand, memberId)
}

/** Minutes as they are, money in stored units. */
function valueOf(body: SetLimitAsk['body'], brand: Brand): Verdict<bigint | null> {
  if (body.kind === 'session') return yes(body.minutes === null ? null : BigInt(body.minutes))
  if (body.amount === null) return yes(null)
  const units = unitsOf(body.amount, brand.decimals)
  return units ? yes(units) : atField('amount', 'invalid_amount')
}
