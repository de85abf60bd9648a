import { createHash, createHmac } from 'node:crypto'
import type { GameEvent } from '@croupier/contract/studio.ts'
import { roundWords } from '@croupier/engine/seeds.ts'
import type { Bet, OneStepGame } from '@croupier/engine/studio-game.ts'
import type { SeedRow } from './store.ts'

/** One round of a game as it will be played. */
export interface Play {
  readonly game: OneStepGame
  readonly bet: Bet<unknown>
  readonly decimals: number
}

export interface Outcome {
  /** Beside the pot. */
  readonly payout: bigint
  readonly jackpot: boolean
  /** As the page is told; `pot` is what the jackpot paid, where it fell. */
  readonly events: (pot?: bigint) => readonly GameEvent[]
}

const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest()

/** SHA-256 of an ASCII text in hex: the commitment to a server seed. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Decide a round: its bytes come from the member's seeds alone (rulebook §31), never from the bet. */
export function outcomeOf(
  { game, bet, decimals }: Play,
  seed: Pick<SeedRow, 'serverSeed' | 'clientSeed' | 'nonce'>,
): Outcome {
  const words = roundWords(hmac, seed.serverSeed, seed.clientSeed, seed.nonce)
  const { payout, jackpot = false, events } = game.play(bet, words)
  // The contract has every game's events, in the form that the game writes.
  return { payout, jackpot, events: (pot) => game.wire(events, decimals, pot ?? 0n) as readonly GameEvent[] }
}
