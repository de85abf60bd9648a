import { tableGameOf } from '@croupier/engine/tables/tables.ts'
import type { TableGame } from '@croupier/engine/tables/table-game.ts'
import type { BetRow } from '../bets/store.ts'
import { type BetEnd, endsOf, endsOfVoid as returnedOf } from '../dealer/settle-bets.ts'
import type { RoundRow } from '../store.ts'

/** Failed settlements are ended at a desk of their own. */
const isLaid = ({ state }: BetRow) => state !== 'undone' && state !== 'settling'

/** Every stake is returned: how the bets of a round that was settled end then. */
export const endsOfVoid = (all: readonly BetRow[], now: Date): readonly BetEnd[] => returnedOf(all.filter(isLaid), now)

/** The bets of a settled round that end otherwise when they are resettled by its recorded outcome. */
export function endsOfResettle(game: TableGame, round: RoundRow, all: readonly BetRow[], now: Date): readonly BetEnd[] {
  const laid = all.filter(isLaid)
  const before = new Map(laid.map((bet) => [bet.id, bet]))
  return endsOf(game, round, laid, now).filter(({ bet }) => {
    const was = before.get(bet.id)
    return was?.payout !== bet.payout || was.state !== bet.state
  })
}

/** What an action changes: how many bets, whose, and what moves in one money, to members and from them. */
export interface Effect {
  readonly bets: number
  readonly members: number
  readonly returned: bigint
  readonly taken: bigint
}

/** What it would come to if the round were voided now; nothing where that is not possible. */
export function effectOfVoid(round: RoundRow, all: readonly BetRow[], asset: string, now: Date): Effect | undefined {
  if (round.phase === 'void') return undefined
  return effectOf(endsOfVoid(all, now), all, asset)
}

/** What it would come to if the round were resettled now. */
export function effectOfResettle(
  round: RoundRow,
  all: readonly BetRow[],
  asset: string,
  now: Date,
): Effect | undefined {
  const game = tableGameOf(round.gameCode)
  return round.phase === 'settled' && game ? effectOf(endsOfResettle(game, round, all, now), all, asset) : undefined
}

function effectOf(ends: readonly BetEnd[], all: readonly BetRow[], asset: string): Effect {
  const before = new Map(all.map((bet) => [bet.id, bet.payout]))
  const moves = ends.flatMap(({ bet }) => (bet.asset === asset ? [bet.payout - (before.get(bet.id) ?? 0n)] : []))
  return {
    bets: ends.length,
    members: new Set(ends.map(({ bet }) => bet.memberId)).size,
    returned: moves.reduce((sum, move) => (move > 0n ? sum + move : sum), 0n),
    taken: moves.reduce((sum, move) => (move < 0n ? sum - move : sum), 0n),
  }
}
