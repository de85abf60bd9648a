import { tableGameOf } from '@croupier/engine/tables/tables.ts'
import type { Db } from '#kernel/database.ts'
import { previewCorrection } from '../../../betting/corrections/corrections.ts'
import type { RoundEnding } from '../../../betting/endings/endings.ts'
import type { RoundRow } from '../store.ts'
import { profitsOf } from './rules.ts'
import * as store from './store.ts'

/** What two people can do about a round whose bets have ended wrongly. */
export type RoundAction = 'void' | 'resettle'

/** What an action changes: how many bets, whose, and in one money what moves to members and from them, and what they would owe at most. */
export interface Effect {
  readonly bets: number
  readonly members: number
  readonly returned: bigint
  readonly taken: bigint
  readonly owed: bigint
}

/** Whether a round is one that can be voided or resettled. */
export const isPossible = ({ phase, gameCode }: RoundRow, action: RoundAction): boolean =>
  action === 'void' ? phase !== 'void' : phase === 'settled' && tableGameOf(gameCode) !== undefined

/** What it would come to if the round were voided or resettled now; nothing where that is not possible. No bet is read for it. */
export async function effectOf(
  db: Db,
  round: RoundRow,
  action: RoundAction,
  asset: string,
): Promise<Effect | undefined> {
  const ending = isPossible(round, action) ? await endingOf(db, round, action) : undefined
  if (!ending) return undefined
  const changes = await previewCorrection(db, ending)
  const all = [...changes.values()]
  const { returned = 0n, taken = 0n, owed = 0n } = changes.get(asset) ?? {}
  return {
    bets: all.reduce((sum, { bets }) => sum + bets, 0),
    members: all.reduce((sum, { members }) => sum + members, 0),
    returned,
    taken,
    owed,
  }
}

/** How the bets of a round end then: by its recorded outcome, or by giving every stake back. What was undone stays so. */
export async function endingOf(db: Db, round: RoundRow, action: RoundAction): Promise<RoundEnding | undefined> {
  const others = { roundId: round.id, others: 'void' } as const
  if (action === 'void') return others
  const game = tableGameOf(round.gameCode)
  if (!game) return undefined
  const profits = profitsOf(game, round, await store.findHands(db, round.id))
  return { ...others, named: store.endsBy(round.id, profits) }
}
