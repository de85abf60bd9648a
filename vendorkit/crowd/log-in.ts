import { challenge, login } from '@croupier/contract/identity.ts'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Answer, Caller } from './caller.ts'
import type { Credentials } from './names.ts'

/** Log in as a browser does: by a solved proof of work. */
export async function logIn(caller: Caller, { account, password }: Credentials): Promise<Answer<typeof login>> {
  caller.logIn(undefined)
  const asked = await caller.ask(challenge, { query: { times: 1 } })
  if (asked.kind !== 'value') return asked
  // The site makes challenges of this library's form.
  const solution = await solveChallenge({ challenge: asked.value as never, deriveKey })
  const solved = Buffer.from(JSON.stringify({ challenge: asked.value, solution })).toString('base64')
  const answer = await caller.ask(login, {
    body: { type: 'username', username: account, password, challenge: solved },
  })
  if (answer.kind === 'value') caller.logIn(answer.value.token)
  return answer
}
