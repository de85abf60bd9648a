import type { decideDispute } from '@croupier/contract/console-disputes.ts'
import { unitsOf } from '@croupier/engine/money.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { reasonIn } from '#modules/brand/reasons/reasons.ts'
import { decide } from '../../matched-transfers/decision.ts'
import { findMatch, type MatchRow } from '../../matched-transfers/store.ts'
import { findLanguage } from '../../notices/store.ts'

/** Decide a dispute for a reason of the brand's list; large ones are confirmed by somebody else first. */
export async function decideAtDesk(deps: Deps, ask: Ask<typeof decideDispute>): Promise<EmptyReply> {
  const { session, ip, body, params, brandId } = ask
  const brand = await brandOf(deps, brandId)
  const match = await findMatch(deps.db, params.matchId)
  if (!match || match.brandId !== brandId) return must(no('not_found'))
  const received = must(arrivedOf(body, match.amount, brand))
  const language = await languageOfBoth(deps, match)
  const reason = reasonIn(brand, 'disputes.decide', { code: body.reason, language })
  if (reason === undefined) return must(atField('reason', 'invalid'))

  const operator = { session, ip, reason: body.reason, note: body.note, expected: body.expected }
  const decision = { id: match.id, received, by: `operator:${session.username}`, reason, operator }
  must(await inTransaction(deps.db, (tx) => decide(tx, deps, decision)))
  return {}
}

type DisputeFinding = Pick<Ask<typeof decideDispute>['body'], 'outcome' | 'arrived'>

/** What has arrived, in stored units; of a part somebody says how much. */
function arrivedOf({ outcome, arrived }: DisputeFinding, amount: bigint, { decimals }: Brand): Verdict<bigint> {
  if (outcome !== 'partly' && arrived !== undefined) return atField('arrived', 'not_allowed')
  if (outcome === 'payer') return yes(amount)
  if (outcome === 'receiver') return yes(0n)
  if (arrived === undefined) return atField('arrived', 'required')
  const units = unitsOf(arrived, decimals)
  return units && units < amount ? yes(units) : atField('arrived', 'invalid_amount')
}

/** One sentence is read by both: in their language where it is the same, else in English. */
async function languageOfBoth({ db }: Deps, { depositId, withdrawalId }: MatchRow): Promise<string> {
  const [payer, receiver] = await Promise.all([findLanguage(db, depositId), findLanguage(db, withdrawalId)])
  return payer === receiver ? payer : 'en'
}
