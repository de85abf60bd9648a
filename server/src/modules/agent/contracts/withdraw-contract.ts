import type { AgentContract, withdrawContract as call } from '@croupier/contract/agent-contracts.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { announceContracts } from './end-falling.ts'
import { type OpenContract, openContract } from './open-contract.ts'
import { stateOf } from './rules.ts'
import { contractViews } from './view.ts'
import * as store from './store.ts'

/** Take a draft back, or an offer before it is answered. */
export const withdrawContract = (deps: Deps, { params, session }: Ask<typeof call>): Promise<AgentContract> =>
  inTransaction(deps.db, async (tx) => {
    const open = await openContract(tx, deps, params.contractId, session)
    must(await withdraw(tx, deps, open))
    const row = (await store.findContract(tx, params.contractId)) ?? open.row
    const [view] = await contractViews(tx, [row], { memberId: session.memberId, brand: open.brand, now: deps.now() })
    return view!
  })

async function withdraw(tx: Tx, deps: Deps, { brand, row, side }: OpenContract): Promise<Verdict<undefined>> {
  const now = deps.now()
  if (side !== 'given') return no('not_found')
  const state = stateOf(row, now)
  if (state === 'withdrawn') return yes(undefined)
  if (state !== 'draft' && state !== 'offered') return no('offer_over')
  await store.saveDecided(tx, row.id, 'withdrawn', now)
  if (state === 'offered') await announceContracts(tx, brand.id, [{ ...row, what: 'withdrawn' }])
  return yes(undefined)
}
