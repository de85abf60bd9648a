import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { News } from '#kernel/outbox.ts'
import { must } from '#kernel/refusal.ts'
import { TRIAL } from '#kernel/session.ts'
import { brandOf, currencyOf } from '#modules/brand/brand.ts'
import { accountOf, followerOf, fundsOf, houseAccount, openMemberAccounts, transfer } from '#modules/wallet/wallet.ts'
import { giveOnce } from './give.ts'

type Heard = Pick<News, 'brandId' | 'keys'>

/** Give trial accounts their play money. Heard twice it is done once: the transfer's id follows from the account's. */
export async function fundTrials(deps: Deps, { brandId, keys: memberIds }: Heard): Promise<void> {
  const brand = await brandOf(deps, brandId)
  const currency = currencyOf(brand, TRIAL)
  const amount = brand.settings.freePlay.balance

  await inTransaction(deps.db, async (tx) => {
    await openMemberAccounts(
      tx,
      memberIds.map((memberId) => ({ brandId, memberId, currency })),
      deps.now(),
    )
    if (amount === 0n) return
    await giveOnce(tx, { brandId, memberIds, kind: 'trial_credit', from: 'trial', asset: currency, amount }, deps.now())
  })
}

/** Take back what is left when a trial is over. */
export async function takeBackTrials(deps: Deps, { brandId, keys: memberIds }: Heard): Promise<void> {
  const currency = currencyOf(await brandOf(deps, brandId), TRIAL)
  const left = await fundsOf(
    deps.db,
    memberIds.map((memberId) => accountOf(memberId, currency)),
  )
  await inTransaction(deps.db, async (tx) => {
    const moves = memberIds.flatMap((memberId) => {
      const amount = left.get(accountOf(memberId, currency))?.available ?? 0n
      const [debit, credit] = [accountOf(memberId, currency), houseAccount(brandId, 'trial', currency)]
      const id = followerOf(memberId, 'trial_over')
      return amount > 0n ? [{ id, kind: 'trial_over', debit, credit, amount, cause: memberId }] : []
    })
    for (const verdict of await transfer(tx, moves, deps.now())) must(verdict)
  })
}
