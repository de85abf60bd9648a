import { type FlightRecord, isFlightRecord } from '@croupier/engine/verify-flight.ts'
import type { RoundRecord } from '@croupier/engine/verify.ts'
import type { Round } from './round.ts'

/** What proves a round: the seeds of its member, or its link of the chain that all share. */
export type ProofRecord = RoundRecord | FlightRecord

/** Whether a chain proves it, not seeds. */
export const isFlight = (record: ProofRecord): record is FlightRecord => 'chain' in record

/** What of a round proves it, and nothing of the member's money beside it; undefined for a round that nothing proves. */
export function recordOf(round: Round): ProofRecord | undefined {
  const { roundId, gameCode, stake, payout, choices, steps, events, proof, chain, rules } = round
  if (!rules) return undefined
  const what = { roundId, gameCode, stake, payout, events, rules }
  if (chain)
    return {
      ...what,
      chain,
      bets: round.bets.map(({ id, stake: staked, payout: paid, status }) => ({
        id,
        stake: staked,
        payout: paid,
        status,
      })),
    }
  return proof ? { ...what, choices, steps, proof } : undefined
}

const FILE_MAX = 1_000_000

/** The round in a proof file: what the round call answers, its envelope too; undefined for anything else. */
export function readRecord(text: string): ProofRecord | undefined {
  const value = jsonIn(text)
  return isFlightRecord(value) || isRecord(value) ? value : undefined
}

/** What a file says, out of the envelope of its call; undefined where it is no file that one would check. */
export function jsonIn(text: string): unknown {
  if (text.length > FILE_MAX) return undefined
  const parsed = jsonOf(text)
  return isObject(parsed) && isObject(parsed['value']) ? parsed['value'] : parsed
}

// The engine judges every figure itself; here only the places where it looks are made sure of.
const isRecord = (value: unknown): value is RoundRecord =>
  isObject(value) &&
  ['roundId', 'gameCode', 'stake', 'payout'].every((name) => typeof value[name] === 'string') &&
  Array.isArray(value['events']) &&
  (isNothing(value['steps']) || Array.isArray(value['steps'])) &&
  isProof(value['proof']) &&
  isRules(value['rules'])

const isProof = (proof: unknown): boolean =>
  isObject(proof) &&
  typeof proof['serverSeedHash'] === 'string' &&
  typeof proof['clientSeed'] === 'string' &&
  typeof proof['nonce'] === 'number' &&
  isTextOrNothing(proof['serverSeed'])

const isRules = (rules: unknown): boolean =>
  isObject(rules) &&
  typeof rules['unit'] === 'string' &&
  isTextOrNothing(rules['payoutCap']) &&
  isTextOrNothing(rules['jackpotSize'])

const isNothing = (value: unknown) => value === undefined || value === null
const isTextOrNothing = (value: unknown) => isNothing(value) || typeof value === 'string'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
