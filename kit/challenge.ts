import { challenge } from '@croupier/contract/identity.ts'
import { type Challenge, solveChallengeWorkers } from 'altcha-lib'
import { ask, CallRefusal } from './calls.ts'

const WORKERS_MAX = 4

/**
 * Fetch a proof of work and solve it beside the page, in workers. Answers the text that travels as `challenge`; each is good once.
 * A refusal may have asked for so many times the usual work.
 */
export async function solvedChallenge(times = 1): Promise<string> {
  // What our server makes with the same library.
  const asked = (await ask(challenge, { query: { times } })) as unknown as Challenge
  const solution = await solveChallengeWorkers({
    challenge: asked,
    concurrency: Math.min(WORKERS_MAX, navigator.hardwareConcurrency || 1),
    createWorker: () => new Worker(new URL('./challenge-worker.ts', import.meta.url), { type: 'module' }),
  })
  if (!solution) throw new CallRefusal('challenge_failed')
  const { codeChallenge: _, ...kept } = asked
  return btoa(JSON.stringify({ challenge: kept, solution }))
}

/** How many times the usual work a refusal asks for; undefined where it is none for want of a proof. */
export const timesAsked = (error: unknown): number | undefined => {
  if (!(error instanceof CallRefusal) || error.code !== 'challenge_failed') return undefined
  const { times } = error.value
  return typeof times === 'number' ? times : 1
}
