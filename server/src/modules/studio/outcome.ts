import { createHash, createHmac } from 'node:crypto'
import type { GameEvent } from '@croupier/contract/studio.ts'
import type { Words } from '@croupier/engine/chance.ts'
import { roundWords } from '@croupier/engine/seeds.ts'
import type { Bet, OneStepGame, StudioGame } from '@croupier/engine/studio-game.ts'
import type { SeedRow } from './store.ts'

/** One round of a game as it will be played. */
export interface Play<G extends StudioGame = StudioGame> {
  readonly game: G
  readonly bet: Bet<unknown>
  readonly decimals: number
}

export interface Outcome {
  /** Beside the pot. */
  readonly payout: bigint
  readonly jackpot: boolean
  /** As the page shows them; `pot` is what the jackpot paid, where it fell. */
  readonly events: (pot?: bigint) => readonly GameEvent[]
}

const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest()

/** SHA-256 of an ASCII text in hex: the commitment to a server seed. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** What the chance of a round is computed from. */
type RoundSeed = Pick<SeedRow, 'serverSeed' | 'clientSeed' | 'nonce'>

/** The numbers of one round: its bytes come from the member's seeds alone (rulebook §31), never from the bet. */
export const wordsFor = ({ serverSeed, clientSeed, nonce }: RoundSeed): Words =>
  roundWords(hmac, serverSeed, clientSeed, nonce)

/** Decide a round. */
export function outcomeOf({ game, bet, decimals }: Play<OneStepGame>, seed: RoundSeed): Outcome {
  const { payout, jackpot = false, events } = game.play(bet, wordsFor(seed))
  // The contract has every game's events, in the form that the game writes.
  return { payout, jackpot, events: (pot) => game.wire(events, decimals, pot ?? 0n) as readonly GameEvent[] }
}
