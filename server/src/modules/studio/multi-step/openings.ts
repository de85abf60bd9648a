import type { ReplyOf } from '@croupier/contract/call.ts'
import type { playRound } from '@croupier/contract/studio.ts'
import type { Tx } from '#kernel/database.ts'
import type { NewBet } from '../../betting/betting.ts'
import type { Play } from '../outcome.ts'
import type { SeedRow } from '../store.ts'
import * as store from './store.ts'

type Reply = ReplyOf<typeof playRound>

export interface Opening {
  readonly bet: NewBet
  readonly play: Play
  readonly choices: unknown
  readonly seed: SeedRow
  readonly reply: Reply
  readonly now: Date
}

/** The multi-step rounds that are opened in one transaction; a member has one of each game at a time. */
export class Openings {
  readonly #open: Set<string>
  readonly #replies: ReadonlyMap<string, unknown>
  readonly #added = new Map<string, Opening>()

  private constructor(open: ReadonlySet<string>, replies: ReadonlyMap<string, unknown>) {
    this.#open = new Set(open)
    this.#replies = replies
  }

  /** What is open already, and what the same bets were answered before. The members' accounts are locked. */
  static async read(tx: Tx, bets: readonly NewBet[]): Promise<Openings> {
    if (bets.length === 0) return new Openings(new Set(), new Map())
    const [open, replies] = await Promise.all([
      store.findOpen(tx, [...new Set(bets.map((bet) => bet.memberId))]),
      store.findReplies(
        tx,
        bets.map((bet) => bet.id),
      ),
    ])
    return new Openings(open, replies)
  }

  /** Whether the member has such a round already. */
  has(bet: NewBet): boolean {
    return this.#open.has(keyOf(bet))
  }

  /** What the same opening was answered. */
  replyOf(betId: string): Reply | undefined {
    // Written from a reply of this call.
    return this.#added.get(betId)?.reply ?? (this.#replies.get(betId) as Reply | undefined)
  }

  add(opening: Opening): void {
    this.#open.add(keyOf(opening.bet))
    this.#added.set(opening.bet.id, opening)
  }

  async write(tx: Tx): Promise<void> {
    if (this.#added.size > 0) await store.insertMultiStepRounds(tx, [...this.#added.values()].map(rowOf))
  }
}

const keyOf = ({ memberId, gameCode }: NewBet) => `${memberId}/${gameCode}`

function rowOf({ bet, play, choices, seed, reply, now }: Opening): store.NewMultiStepRound {
  const { stake, unit, profile, payoutCap } = play.bet
  if (payoutCap === undefined) throw new Error(`round ${bet.roundId} has no payout cap`)
  return {
    roundId: bet.roundId,
    betId: bet.id,
    brandId: bet.brandId,
    memberId: bet.memberId,
    gameCode: bet.gameCode,
    asset: bet.asset,
    seedId: seed.id,
    nonce: seed.nonce,
    stake,
    unit,
    decimals: play.decimals,
    profile,
    payoutCap,
    paytableVersion: play.game.paytableVersion,
    choices,
    reply,
    openedAt: now,
  }
}
