import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { makeChallenge } from '#kernel/challenge.ts'
import type { Deps } from '#kernel/deps.ts'

/** A solved proof of work, as a browser sends it. */
export async function solveProofOfWork(deps: Deps): Promise<string> {
  const challenge = await makeChallenge(deps)
  // The library's type of its own challenge, of which the kernel makes plain JSON.
  const solution = await solveChallenge({ challenge: challenge as never, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
