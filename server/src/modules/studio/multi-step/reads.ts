import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/multi-step-rounds.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '../../brand/brand.ts'
import { roundView, roundStateOf } from './stage.ts'
import { findRoundsOf } from './store.ts'

/** How long a round that was settled automatically is shown. */
const SHOWN_MS = 7 * 86_400_000

/** Rounds that a member can continue, from any device, and those that ended without them. */
export async function readOpenRounds(
  deps: Deps,
  { session, brandId }: Ask<typeof contract.openRounds>,
): Promise<ReplyOf<typeof contract.openRounds>> {
  const { settings } = await brandOf(deps, brandId)
  const rows = await findRoundsOf(deps.db, session.memberId, new Date(deps.now().getTime() - SHOWN_MS))
  const shown = rows.map((row) => roundView(row, roundStateOf(row), settings.openRounds.endDays))
  return { open: shown.filter(({ done }) => !done), ended: shown.filter(({ done }) => done) }
}
