import type { Deposit, sendSlip as call } from '@croupier/contract/cashier.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { keepSlip, type Slip } from '../slip.ts'
import { recordSteps } from '../history.ts'
import { ownDeposit } from './reads.ts'
import { depositViews } from './view.ts'
import * as store from './store.ts'

/** Take the picture of a transfer that the member made; a person looks at it. A picture proves one payment. */
export async function sendSlip(deps: Deps, ask: Ask<typeof call>): Promise<Deposit> {
  const { session, brandId, file } = ask
  const { id, rail, state } = must(await ownDeposit(deps.db, session.memberId, ask.params.depositId))
  if (rail !== 'bank' || state !== 'waiting') must(no('deposit_not_open'))
  const slip = await keepSlip(deps, { brandId, memberId: session.memberId }, file)
  const row = must(await inTransaction(deps.db, (tx) => take(tx, deps, id, slip)))
  const [shown] = await depositViews(deps.db, [row], await brandOf(deps, brandId), ask.language)
  return shown!
}

async function take(tx: Tx, deps: Deps, id: string, slip: Slip): Promise<Verdict<store.DepositRow>> {
  const row = await store.findDepositForUpdate(tx, id)
  if (row?.state !== 'waiting') return no('deposit_not_open')
  if (!(await store.updateSlip(tx, id, slip))) return no('slip_used')
  await store.updateDeposit(tx, id, { state: 'review', ended: false }, deps.now())
  const step = { brandId: row.brandId, memberId: row.memberId, requestId: id, by: 'member' }
  await recordSteps(
    tx,
    [
      { ...step, step: 'slip_sent' },
      { ...step, step: 'in_review' },
    ],
    deps.now(),
  )
  return yes({ ...row, state: 'review', slip: slip.slip })
}
