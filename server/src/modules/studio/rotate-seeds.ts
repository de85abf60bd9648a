import type * as contract from '@croupier/contract/studio.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { revealSeed } from '../betting/betting.ts'
import { seedsReply } from './reads.ts'
import { freshSeed, seedsFor } from './seeds.ts'
import { hasOpen } from './multi-step/store.ts'
import { findRotation, insertRotation, insertSeeds, rotateSeed } from './store.ts'

/** Reveal the active seed, let the committed next one take its place, and commit to another. The same id again turns nothing. */
export async function rotateSeeds(
  deps: Deps,
  { body, session }: Ask<typeof contract.rotateSeeds>,
): Promise<ReplyOf<typeof contract.rotateSeeds>> {
  const { memberId } = session
  const now = deps.now()
  await inTransaction(deps.db, async (tx) => {
    const active = (await seedsFor(tx, deps, [memberId], now)).get(memberId)
    if (!active) throw new Error(`member ${memberId} has no seed`)

    const before = await findRotation(tx, body.id)
    if (before) {
      if (before.memberId === memberId && before.clientSeed === (body.clientSeed ?? null)) return
      throw new Refusal('id_reused')
    }

    // The revealed seed would show what the open round still hides.
    if (await hasOpen(tx, memberId)) throw new Refusal('round_open')
    await rotateSeed(tx, active, body.clientSeed ?? active.clientSeed, now)
    await insertSeeds(tx, [freshSeed(deps, memberId, 'next', now)], now)
    await insertRotation(tx, { id: body.id, memberId, clientSeed: body.clientSeed ?? null }, now)
    await revealSeed(tx, { seedId: active.id, serverSeed: active.serverSeed, revealedAt: now })
  })
  return seedsReply(deps, memberId)
}
