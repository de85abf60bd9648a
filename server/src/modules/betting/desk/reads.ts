import type { ReplyOf } from '@croupier/contract/call.ts'
import type { playedRound } from '@croupier/contract/console-rounds.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { memberNames } from '#modules/identity/identity.ts'
import { roundOf } from '../reads.ts'
import { findBetsOfRound } from '../store.ts'

/** A round of the operator's brand with who played it. */
export async function readPlayedRound(
  deps: Deps,
  { session: { brandId }, params: { roundId }, query, language }: Ask<typeof playedRound>,
): Promise<ReplyOf<typeof playedRound>> {
  const memberId = query.memberId ?? (await findBetsOfRound(deps.db, roundId))[0]?.memberId
  if (memberId === undefined) throw new Refusal('not_found')
  const [round, names] = await Promise.all([
    roundOf(deps, { brandId, memberId, language }, roundId),
    memberNames(deps.db, [memberId]),
  ])
  return { ...round, member: { id: memberId, account: names.get(memberId)?.account ?? '' } }
}
