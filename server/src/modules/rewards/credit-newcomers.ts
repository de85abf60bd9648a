import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { doTogether, type Subject, type Task } from '#kernel/failed-task.ts'
import type { News } from '#kernel/outbox.ts'
import { brandIn } from '#modules/brand/brand.ts'
import { keptOut } from '#modules/standing/play/play.ts'
import { openMemberAccounts } from '#modules/wallet/wallet.ts'
import { creditOnce } from './credit-once.ts'

/**
 * Open the accounts of members who have just registered and credit what the brand gives to newcomers. Heard twice it is
 * done once: the transfer's id follows from the member's.
 */
export const creditNewcomers = (deps: Deps, { brandId, keys }: Pick<News, 'brandId' | 'keys'>): Promise<void> =>
  doTogether(
    deps,
    creditNewcomer,
    keys.map((key) => ({ brandId, key })),
  )

/** The same for one whom it has failed for. */
export const creditNewcomer: Task = {
  name: 'credit_newcomer',
  async work(tx, deps, subjects) {
    for (const [brandId, some] of Map.groupBy(subjects, (one) => one.brandId)) await credit(tx, deps, brandId, some)
  },
}

async function credit(tx: Tx, deps: Deps, brandId: number, newcomers: readonly Subject[]): Promise<void> {
  const memberIds = newcomers.map(({ key }) => key)
  const { currency, settings } = await brandIn(tx, deps, brandId)
  const amount = settings.signUpCredit
  await openMemberAccounts(
    tx,
    memberIds.map((memberId) => ({ brandId, memberId, currency })),
    deps.now(),
  )
  if (amount === null || amount === 0n) return

  // Heard late, some may have excluded themselves by now: nothing is given to them.
  const out = await keptOut(tx, memberIds, deps.now())
  const given = memberIds.filter((memberId) => !out.has(memberId))
  const gift = { kind: 'sign_up_credit', from: 'promotion', asset: currency, amount }
  await creditOnce(tx, { ...gift, brandId, memberIds: given }, deps.now())
}
