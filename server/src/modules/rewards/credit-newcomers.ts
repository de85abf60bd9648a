import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { inParts } from '#kernel/in-parts.ts'
import type { News } from '#kernel/outbox.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { keptOut } from '#modules/identity/identity.ts'
import { openMemberAccounts } from '#modules/wallet/wallet.ts'
import { giveOnce } from './give.ts'

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

  const work = async (tx: Tx, part: readonly string[]) => {
    await openMemberAccounts(
      tx,
      part.map((memberId) => ({ brandId, memberId, currency })),
      deps.now(),
    )
    if (amount === null || amount === 0n) return

    // Heard late, some may have excluded themselves by now: nothing is given to them.
    const out = await keptOut(tx, part, deps.now())
    const given = part.filter((memberId) => !out.has(memberId))
    const gift = { kind: 'sign_up_credit', from: 'promotion', asset: currency, amount }
    await giveOnce(tx, { ...gift, brandId, memberIds: given }, deps.now())
  }
  const failed: string[] = []
  await inParts(deps.db, memberIds, { work, setAside: async (_, __, reason) => void failed.push(reason) })
  // All others have theirs by now; the queue asks again for these.
  if (failed.length > 0)
    throw new Error(`${failed.length} of ${memberIds.length} newcomers were not credited: ${failed[0]}`)
}
