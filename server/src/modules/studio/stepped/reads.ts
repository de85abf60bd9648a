import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/stepped-rounds.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '../../brand/brand.ts'
import { shownOf, standingOf } from './stage.ts'
import { findSteppedOf } from './store.ts'

/** How long a round that ended by itself is told of. */
const TOLD_MS = 7 * 86_400_000

/** What a member can go on with, from any device, and what ended without them. */
export async function readOpenRounds(
  deps: Deps,
  { session, brandId }: Ask<typeof contract.openRounds>,
): Promise<ReplyOf<typeof contract.openRounds>> {
  const { settings } = await brandOf(deps, brandId)
  const rows = await findSteppedOf(deps.db, session.memberId, new Date(deps.now().getTime() - TOLD_MS))
  const shown = rows.map((row) => shownOf(row, standingOf(row), settings.openRounds.endDays))
  return { open: shown.filter(({ done }) => !done), ended: shown.filter(({ done }) => done) }
}
