import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Deps } from './deps.ts'
import { z } from 'zod'
import { takeOnce } from './single-use.ts'
import { no, type Verdict, yes } from './refusal.ts'
import { keysFor } from './secret.ts'

const LIFE_S = 600
/** Turns of PBKDF2 for one try. How many tries it takes is the setting: a phone does about 300,000 turns a second. */
const COST = 1000

const Amount = z.union([z.string(), z.number(), z.boolean(), z.null()])
const Solved = z.strictObject({
  challenge: z.strictObject({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(COST),
      keyLength: z.literal(32),
      keyPrefix: z.string(),
      keySignature: z.string(),
      data: z.record(z.string(), Amount).and(z.object({ until: z.number(), times: z.number() })),
    }),
    signature: z.string(),
  }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string() }),
})

interface Keys {
  readonly hmacSignatureSecret: string
  readonly hmacKeySignatureSecret: string
}

/** Those that sign first, then those by which a challenge may have been signed before. */
function keysOf(deps: Deps): readonly Keys[] {
  const [challenges, answers] = ['challenge', 'challenge-key'].map((purpose) =>
    keysFor(deps, purpose).map((key) => Buffer.from(key).toString('hex')),
  )
  return (challenges ?? []).map((hmacSignatureSecret, index) => ({
    hmacSignatureSecret,
    hmacKeySignatureSecret: answers?.[index] ?? '',
  }))
}

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000)

/**
 * A proof of work (ALTCHA 2): some tenths of a second for a phone, which adds up for whoever tries a million names; so many
 * times that where much was missed before.
 */
export async function makeChallenge(deps: Deps, times = 1): Promise<Record<string, unknown>> {
  const work = deps.config.challengeWork * times
  const counter = Math.floor(work / 2) + (deps.random(4).readUInt32BE() % Math.max(1, Math.ceil(work / 2)))
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter,
    deriveKey,
    // Not the library's own expiry: that one goes by the machine's clock.
    data: { until: secondsOf(deps.now()) + LIFE_S, times },
    ...keysOf(deps)[0],
  })
  return { ...challenge }
}

/**
 * Whether this is the solution of a challenge of ours that is still good, and worth so many times the usual work. Each works
 * once; ask outside a transaction.
 */
export async function takeChallenge(deps: Deps, text: string | undefined, times = 1): Promise<Verdict<undefined>> {
  const failed = no('challenge_failed', times > 1 ? { value: { times } } : {})
  const solved = Solved.safeParse(jsonOf(text ?? ''))
  if (!solved.success) return failed

  const { challenge } = solved.data
  const { until, times: solvedTimes } = challenge.parameters.data
  if (secondsOf(deps.now()) > until || solvedTimes < times) return failed

  if (!(await isSolved(deps, solved.data))) return failed

  const first = await takeOnce(deps.db, {
    kind: 'challenge',
    key: challenge.signature,
    expiresAt: new Date((until + 1) * 1000),
  })
  return first ? yes(undefined) : failed
}

async function isSolved(deps: Deps, { challenge, solution }: z.output<typeof Solved>): Promise<boolean> {
  for (const keys of keysOf(deps)) {
    const { verified } = await verifySolution({ challenge, solution: { ...solution, time: 0 }, deriveKey, ...keys })
    if (verified) return true
  }
  return false
}

function jsonOf(base64: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64, 'base64').toString())
  } catch {
    return undefined
  }
}
