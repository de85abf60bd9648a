import { createHash, createHmac } from 'node:crypto'
import { type DiceChoices, paytableVersion as dicePaytable, playDice, type Profile } from '@croupier/engine/dice.ts'
import { playLuckyTwenty } from '@croupier/engine/lucky-twenty.ts'
import { paytableVersion as luckyTwentyPaytable } from '@croupier/engine/lucky-twenty-data.ts'
import { roundWords } from '@croupier/engine/seeds.ts'
import { diceWire, luckyTwentyWire } from '@croupier/engine/wire.ts'
import type { GameEvent, StudioGame } from '@croupier/contract/studio.ts'
import type { SeedRow } from './store.ts'

/** What the arithmetic of one round needs, in stored units. */
export interface Play {
  readonly game: StudioGame
  readonly stake: bigint
  readonly choices: DiceChoices | undefined
  readonly profile: Profile
  /** The smallest payable step. */
  readonly unit: bigint
  readonly decimals: number
  readonly payoutCap: bigint
  readonly jackpotSize: bigint | undefined
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

/** Which paytable a game plays by. */
export const PAYTABLES: Readonly<Record<StudioGame, string>> = { DICE: dicePaytable, LUCKY_TWENTY: luckyTwentyPaytable }

/** Decide a round: its bytes come from the member's seeds alone (rulebook §31), never from the bet. */
export function outcomeOf(play: Play, seed: Pick<SeedRow, 'serverSeed' | 'clientSeed' | 'nonce'>): Outcome {
  const words = roundWords(hmac, seed.serverSeed, seed.clientSeed, seed.nonce)
  const { stake, unit, decimals, payoutCap, jackpotSize } = play
  if (play.game === 'DICE') {
    if (!play.choices) throw new Error('a dice round without a target')
    const { payout, events } = playDice({ stake, choices: play.choices, profile: play.profile, unit }, words)
    return { payout, jackpot: false, events: () => diceWire(events) }
  }
  if (jackpotSize === undefined) throw new Error('a Lucky Twenty round without the size of its jackpot')
  const { payout, jackpot, events } = playLuckyTwenty({ stake, unit, jackpotSize, payoutCap }, words)
  // The contract's events are mutable arrays of the same shape.
  return { payout, jackpot, events: (pot) => luckyTwentyWire(events, decimals, pot ?? 0n) as readonly GameEvent[] }
}
