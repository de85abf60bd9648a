import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Brand } from '#modules/brand/brand.ts'

export type Channel = 'sms' | 'mail'
export type Purpose = 'login' | 'register' | 'recover' | 'bind' | 'step_up' | 'provider'

type Policy = Brand['settings']['codes']

/** How many codes were asked for in the last 24 hours, and when the last one for this address was. */
export interface CodeRequests {
  readonly ofAddress: number
  readonly ofIp: number
  readonly ofBrand: number
  readonly last: Date | null
  /** When the first of those that count against the address, or the visitor, was asked for. */
  readonly oldest: Date | null
}

const DAY_MS = 86_400_000

/** When a request for a code no longer counts. */
export const countedSince = (now: Date): Date => new Date(now.getTime() - DAY_MS)

/** Whether one more code may be asked for. Whether the address belongs to anybody is not looked at. */
export function mayAsk(
  { ofAddress, ofIp, ofBrand, last, oldest }: CodeRequests,
  policy: Policy,
  now: Date,
): Verdict<undefined> {
  const pauseMs = policy.pauseS * 1000 - (last === null ? Infinity : now.getTime() - last.getTime())
  if (pauseMs > 0) return no('too_many_requests', { retryAfterS: Math.ceil(pauseMs / 1000) })

  const full = ofAddress >= policy.perAddressDay || ofIp >= policy.perIpDay || ofBrand >= policy.perBrandDay
  if (!full) return yes(undefined)
  const freeMs = DAY_MS - (oldest === null ? 0 : now.getTime() - oldest.getTime())
  return no('too_many_codes', { retryAfterS: Math.max(1, Math.ceil(freeMs / 1000)) })
}

/** Whether the message goes out: a newcomer has no account yet, a provider knows none; every other code belongs to somebody. */
export const isDeliverable = (purpose: Purpose, memberId: string | null): boolean =>
  purpose === 'register' || purpose === 'provider' || memberId !== null

/** A code as it lies there when somebody answers it. */
export interface StoredCode {
  readonly memberId: string | null
  readonly tries: number
  readonly expiresAt: Date
  readonly usedAt: Date | null
}

export interface GivenAnswer {
  readonly purpose: Purpose
  readonly memberId: string | null
  /** Whether the digits are the ones that were sent. */
  readonly same: boolean
  readonly spent: SpentTries
}

/** Wrong answers to a code that count where another one comes from. */
export interface SpentTries {
  /** From the same place. */
  readonly own: number
  /** From all strangers together. */
  readonly strangers: number
  /** Whether this one comes from nowhere that has to do with the code. */
  readonly isStranger: boolean
}

/** However many places a member has logged in from: of all of them a code takes so many times the tries of one. */
const PLACES_MAX = 5

/** Whether nobody may answer from there any more. */
const isSpent = ({ tries }: StoredCode, spent: SpentTries, policy: Policy): boolean =>
  tries >= policy.tries * PLACES_MAX ||
  spent.own >= policy.tries ||
  (spent.isStranger && spent.strangers >= policy.tries)

/** Whether an answer is right. An unknown account is answered like a wrong code. */
export function judgeCode(lying: StoredCode, given: GivenAnswer, policy: Policy, now: Date): Verdict<undefined> {
  if (lying.usedAt !== null || lying.expiresAt <= now || isSpent(lying, given.spent, policy)) return no('code_expired')
  if (!given.same || lying.memberId !== given.memberId || !isDeliverable(given.purpose, given.memberId))
    return no('code_wrong')
  return yes(undefined)
}

const FACES = 1_000_000
/** The largest number of faces that fits evenly into 32 bits: what lies above is drawn again, so that no code comes up more often. */
const FAIR = Math.floor(2 ** 32 / FACES) * FACES

/** Six digits of a drawn 32-bit number; undefined when it has to be drawn again. */
export const digitsOf = (drawn: number): string | undefined =>
  drawn < FAIR ? String(drawn % FACES).padStart(6, '0') : undefined
