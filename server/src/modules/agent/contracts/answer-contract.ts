import type { AgentContract, answerContract as call } from '@croupier/contract/agent-contracts.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { answerOffer } from './answer-offer.ts'
import { openContract } from './open-contract.ts'
import { contractViews } from './view.ts'
import * as store from './store.ts'

/** Accept or reject an offer; with an accepted one, what it no longer carries below ends in the same transaction. */
export const answerContract = (deps: Deps, { params, body, session }: Ask<typeof call>): Promise<AgentContract> =>
  inTransaction(deps.db, async (tx) => {
    const open = await openContract(tx, deps, params.contractId, session)
    must(await answerOffer(tx, open, body.answer, deps.now()))
    const row = (await store.findContract(tx, params.contractId)) ?? open.row
    const [view] = await contractViews(tx, [row], { memberId: session.memberId, brand: open.brand, now: deps.now() })
    return view!
  })
