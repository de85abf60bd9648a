import type { creditDeposit as creditCall, refuseDeposit as refuseCall } from '@croupier/contract/console-deposits.ts'
import { unitsOf } from '@croupier/engine/money.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { reasonIn } from '#modules/brand/reasons/reasons.ts'
import { decide } from '../../deposits/decision.ts'
import { findLanguage } from '../../notices/store.ts'

type DecisionReply = EmptyReply

/** Credit what has arrived; what no line of the bank says, or is above the limit, is confirmed by somebody else first. */
export async function creditDeposit(deps: Deps, ask: Ask<typeof creditCall>): Promise<DecisionReply> {
  const { session, ip, body, params } = ask
  const arrived = unitsOf(body.arrived, (await brandOf(deps, ask.brandId)).decimals)
  if (!arrived) return must(atField('arrived', 'invalid_amount'))
  const operator = { session, ip, reason: body.reason, note: body.note, expected: body.expected }
  const decision = { id: params.depositId, arrived, by: `operator:${session.username}`, reason: body.note, operator }
  must(await inTransaction(deps.db, (tx) => decide(tx, deps, decision)))
  return {}
}

/** Refuse a deposit for a reason of the brand's list: the member reads its sentence in their language. */
export async function refuseDeposit(deps: Deps, ask: Ask<typeof refuseCall>): Promise<DecisionReply> {
  const { session, ip, body, params } = ask
  const brand = await brandOf(deps, ask.brandId)
  const language = await findLanguage(deps.db, params.depositId)
  const reason = reasonIn(brand, 'deposits.refuse', { code: body.reason, language })
  if (reason === undefined) return must(atField('reason', 'invalid'))
  const operator = { session, ip, ...body }
  const decision = { id: params.depositId, arrived: undefined, by: `operator:${session.username}`, reason, operator }
  must(await inTransaction(deps.db, (tx) => decide(tx, deps, decision)))
  return {}
}
