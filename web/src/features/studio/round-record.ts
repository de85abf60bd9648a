import type { RoundRecord } from '@croupier/engine/verify.ts'
import type { Round } from '../betting/round.ts'

/** What of a round proves it, and nothing of the member's money beside it; undefined for a round that seeds do not prove. */
export function recordOf({
  roundId,
  gameCode,
  stake,
  payout,
  choices,
  events,
  proof,
  rules,
}: Round): RoundRecord | undefined {
  if (!proof || !rules) return undefined
  return { roundId, gameCode, stake, payout, choices, events, proof, rules }
}

const FILE_MAX = 1_000_000

/** The round in a proof file: what the round call answers, its envelope too; undefined for anything else. */
export function readRecord(text: string): RoundRecord | undefined {
  if (text.length > FILE_MAX) return undefined
  const parsed = jsonOf(text)
  const value = isObject(parsed) && isObject(parsed['value']) ? parsed['value'] : parsed
  return isRecord(value) ? value : undefined
}

// The engine judges every figure itself; here only the places where it looks are made sure of.
const isRecord = (value: unknown): value is RoundRecord =>
  isObject(value) &&
  ['roundId', 'gameCode', 'stake', 'payout'].every((name) => typeof value[name] === 'string') &&
  Array.isArray(value['events']) &&
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

const isTextOrNothing = (value: unknown) => value === undefined || value === null || typeof value === 'string'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
