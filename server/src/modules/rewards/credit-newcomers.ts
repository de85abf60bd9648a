import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { News } from '#kernel/outbox.ts'
import { must } from '#kernel/refusal.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { keptOut } from '#modules/identity/identity.ts'
import {
  accountOf,
  announceBalances,
  followerOf,
  houseAccount,
  openMemberAccounts,
  transfer,
} from '#modules/wallet/wallet.ts'

/**
 * Open the accounts of members who have just registered and credit what the brand gives to newcomers. Heard twice it is
 * done once: the transfer's id follows from the member's.
 */
export async function creditNewcomers(
  deps: Deps,
  { brandId, keys: memberIds }: Pick<News, 'brandId' | 'keys'>,
): Promise<void> {
  const { currency, settings } = await brandOf(deps, brandId)
  const amount = settings.signUpCredit

  await inTransaction(deps.db, async (tx) => {
    await openMemberAccounts(
      tx,
      memberIds.map((memberId) => ({ brandId, memberId, currency })),
      deps.now(),
    )
    if (amount === null || amount === 0n) return

    // Heard late, some may have excluded themselves by now: nothing is given to them.
    const out = await keptOut(tx, memberIds, deps.now())
    const given = memberIds.filter((memberId) => !out.has(memberId))
    const debit = houseAccount(brandId, 'promotion', currency)
    const moves = given.map((memberId) => ({
      id: followerOf(memberId, 'sign_up_credit'),
      kind: 'sign_up_credit',
      debit,
      credit: accountOf(memberId, currency),
      amount,
      cause: memberId,
    }))
    // The same id with another amount: credited before the brand changed what it gives.
    for (const verdict of await transfer(tx, moves, deps.now()))
      if (verdict.ok || verdict.code !== 'id_reused') must(verdict)

    await announceBalances(tx, brandId, memberIds)
  })
}
