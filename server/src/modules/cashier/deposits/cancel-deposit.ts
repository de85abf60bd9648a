import type { cancelDeposit as call, Deposit } from '@croupier/contract/cashier.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { cancelParts } from '../matched-transfers/cancel-parts.ts'
import { endDeposit } from './end-deposit.ts'
import { ownDeposit } from './reads.ts'
import { depositViews } from './view.ts'

/** Take a request back that has not been paid. The gateway hears of it; a payment that comes all the same is still credited. */
export async function cancelDeposit(deps: Deps, ask: Ask<typeof call>): Promise<Deposit> {
  const { id, rail } = must(await ownDeposit(deps.db, ask.session.memberId, ask.params.depositId))
  const row = must(
    await inTransaction(deps.db, (tx) =>
      rail === 'matched' ? cancelParts(tx, deps, id) : endDeposit(tx, deps, id, { state: 'cancelled', by: 'member' }),
    ),
  )
  const [shown] = await depositViews(deps.db, [row], await brandOf(deps, ask.brandId), ask.language)
  return shown!
}
