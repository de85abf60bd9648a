import type { AgentContract, terminateContract as call } from '@croupier/contract/agent-contracts.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { endContract } from './end-contract.ts'
import { openContract } from './open-contract.ts'
import { contractViews } from './view.ts'
import * as store from './store.ts'

/** Ask for the end of a contract, or answer the other one who did. */
export const terminateContract = (deps: Deps, { params, body, session }: Ask<typeof call>): Promise<AgentContract> =>
  inTransaction(deps.db, async (tx) => {
    const open = await openContract(tx, deps, params.contractId, session)
    const { memberId } = session
    must(await endContract(tx, open, { memberId, wish: body.wish }, deps.now()))
    const row = (await store.findContract(tx, params.contractId)) ?? open.row
    const [view] = await contractViews(tx, [row], { memberId, brand: open.brand, now: deps.now() })
    return view!
  })
