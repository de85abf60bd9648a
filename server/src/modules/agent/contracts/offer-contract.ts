import type { AgentContract, offerContract as call } from '@croupier/contract/agent-contracts.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { keptOut } from '#modules/standing/play/play.ts'
import { announceContracts } from './end-falling.ts'
import { foresee } from './foresee.ts'
import { type OpenContract, openContract } from './open-contract.ts'
import { judgeOffer, lapseOf, stateOf } from './rules.ts'
import { termsOf } from './terms.ts'
import { contractViews } from './view.ts'
import * as store from './store.ts'

/** Offer a draft to the one below, who has 168 hours to answer. */
export const offerContract = (deps: Deps, { params, session }: Ask<typeof call>): Promise<AgentContract> =>
  inTransaction(deps.db, async (tx) => {
    const open = await openContract(tx, deps, params.contractId, session)
    must(await offer(tx, deps, open))
    const row = (await store.findContract(tx, params.contractId)) ?? open.row
    const [view] = await contractViews(tx, [row], { memberId: session.memberId, brand: open.brand, now: deps.now() })
    return view!
  })

async function offer(tx: Tx, deps: Deps, { brand, row, side }: OpenContract): Promise<Verdict<undefined>> {
  const now = deps.now()
  if (side !== 'given') return no('not_found')
  const state = stateOf(row, now)
  if (state === 'offered') return yes(undefined)
  if (state !== 'draft') return no('offer_over')
  const foresight = await foresee(tx, { ...row, terms: termsOf(row.terms, brand.decimals) }, { brand, now })
  if (!foresight) return no('offer_over')
  if ((await keptOut(tx, [row.belowId], now)).size > 0) return no('not_available')
  if (foresight.isAboveOwn) return no('rate_above_own')
  const may = judgeOffer(row, await store.findStanding(tx, row, now), foresight.from)
  if (!may.ok) return may

  await store.saveOffered(tx, row.id, { now, lapsesAt: lapseOf(now) })
  await announceContracts(tx, brand.id, [{ ...row, what: 'offered' }])
  return yes(undefined)
}
