import type { confirmSession as call } from '@croupier/contract/mfa.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { confirmSession as confirm } from '#kernel/session.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { acceptPassword, comparePassword } from '../password-proof/password-proof.ts'

/** A fresh login inside a session: the password once more. Who guesses here is counted as at the login. */
export async function confirmSession(deps: Deps, ask: Ask<typeof call>): Promise<EmptyReply> {
  const brand = await brandOf(deps, ask.brandId)
  const typed = must(await comparePassword(deps, brand, ask, { password: ask.body.password }))

  const verdict = await inTransaction(deps.db, async (tx) => {
    const right = await acceptPassword(tx, deps, typed)
    if (right.ok) await confirm(tx, ask.session, deps.now())
    return right
  })
  // A miss is written down by now.
  must(verdict)
  return {}
}
