import type * as contract from '@croupier/contract/agent-contract-requests.ts'
import type { ContractKind } from '@croupier/contract/agent-contracts.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must, no, Refusal, type Verdict } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import type { Session } from '#kernel/session.ts'
import { answerOffer } from './answer-offer.ts'
import { endContract } from './end-contract.ts'
import { mustBeAgent, type OpenContract, openContract } from './open-contract.ts'
import { stateOf } from './rules.ts'
import * as store from './store.ts'

type Reply = ReplyOf<typeof contract.processDividend>
type SalaryFields = Pick<Ask<typeof contract.processHourlySalary>['body'], 'id' | 'contractId' | 'status'>

/** Answer what waits of a dividend of a group with the one above. */
export async function processDividend(
  deps: Deps,
  { query, session }: Ask<typeof contract.processDividend>,
): Promise<Reply> {
  mustBeAgent(session)
  const latest = await store.findAnswerable(
    deps.db,
    { belowId: session.memberId, kind: 'dividend', group: query.type },
    deps.now(),
  )
  if (latest === undefined) throw new Refusal('not_found')
  return process(deps, session, { contractId: latest, kind: 'dividend', status: query.status })
}

/** Answer what waits of a daily salary. */
export const processDailySalary = (
  deps: Deps,
  { query, session }: Ask<typeof contract.processDailySalary>,
): Promise<Reply> => process(deps, session, { ...named(query), kind: 'daily' })

/** Answer what waits of an hourly salary. */
export const processHourlySalary = (
  deps: Deps,
  { body, session }: Ask<typeof contract.processHourlySalary>,
): Promise<Reply> => process(deps, session, { ...named(body), kind: 'hourly' })

/** Answer what waits of a real-time salary. */
export const processRealTimeSalary = (
  deps: Deps,
  { body, session }: Ask<typeof contract.processRealTimeSalary>,
): Promise<Reply> => process(deps, session, { ...named(body), kind: 'realtime' })

const named = ({ id, contractId = id, status }: SalaryFields) => ({
  contractId: contractId ?? must<never>(atField('contractId', 'required')),
  status,
})

interface ProcessRequest {
  readonly contractId: string
  readonly kind: ContractKind
  readonly status: contract.ProcessStatus
}

const process = (deps: Deps, session: Session, { contractId, kind, status }: ProcessRequest): Promise<Reply> =>
  inTransaction(deps.db, async (tx) => {
    const open = await openContract(tx, deps, contractId, session)
    if (open.row.kind !== kind) throw new Refusal('not_found')
    must(await answer(tx, open, { memberId: session.memberId, status }, deps.now()))
    const row = (await store.findContract(tx, contractId)) ?? open.row
    return { contractId, state: stateOf(row, deps.now()) }
  })

/** An offer is accepted or rejected; a contract whose end the other one asks for is kept or ended. */
async function answer(
  tx: Tx,
  open: OpenContract,
  { memberId, status }: { readonly memberId: string; readonly status: contract.ProcessStatus },
  now: Date,
): Promise<Verdict<undefined>> {
  const isEndAsked = open.row.endAskedBy !== null && open.row.endAskedBy !== memberId
  if (isEndAsked && status !== 'R')
    return endContract(tx, open, { memberId, wish: status === 'C' ? 'end' : 'keep' }, now)
  if (status === 'C') return no('offer_over')
  return answerOffer(tx, open, status === 'A' ? 'accept' : 'reject', now)
}
