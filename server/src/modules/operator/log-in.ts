import type { operatorLogin } from '@croupier/contract/operator.ts'
import { takeChallenge } from '#kernel/challenge.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { isCrowded, timesDue } from '#kernel/throttle-rule.ts'
import { matchesPassword } from '#modules/identity/password/password.ts'
import { clearFailures, judgeAt, lockGuesses, mayGuess, recordFailure } from './login-throttle.ts'
import { LOGIN_RULES } from './rules.ts'
import { openTicket } from './second-step.ts'
import * as store from './store.ts'

type Login = Ask<typeof operatorLogin>

/** The first step: name and password. Whichever is wrong, the answer and what it costs are the same. */
export async function logIn(deps: Deps, ask: Login) {
  const username = ask.body.username.toLowerCase()
  const paid = timesDue(must(await mayGuess(deps, { username, ask })), LOGIN_RULES.password)
  if (paid > 0) must(await takeChallenge(deps, ask.body.challenge, paid))

  const operator = await store.findByUsername(deps.db, username)
  const right = await matchesPassword(deps, ask.body.password, operator?.passwordHash)
  return must(await inTransaction(deps.db, (tx) => settle(tx, deps, { username, right, paid, operator, ask })))
}

interface Attempt {
  readonly username: string
  readonly right: boolean
  /** How many times the usual proof of work came with it. */
  readonly paid: number
  readonly operator: store.OperatorRow | undefined
  readonly ask: Login
}

type Ticket = { ticket: string; method: 'totp' | 'email' }

async function settle(tx: Tx, deps: Deps, attempt: Attempt): Promise<Verdict<Ticket>> {
  const { right, paid, operator, ask } = attempt
  const locked = await lockGuesses(tx, deps, attempt, 'password')
  const allowed = judgeAt(locked, 'password', deps)
  if (!allowed.ok) return allowed
  const due = timesDue(allowed.value, LOGIN_RULES.password)
  if (isCrowded(allowed.value, LOGIN_RULES.password) && due > paid)
    return no('challenge_failed', { value: { times: due } })
  if (!right || operator?.state !== 'active') {
    await recordFailure(tx, deps, attempt, { locked, kind: 'password' })
    return no('login_failed')
  }

  await clearFailures(tx, attempt, { locked, kind: 'password' })
  // Where the second step is locked no further code is mailed.
  const second = judgeAt(await lockGuesses(tx, deps, attempt, 'factor'), 'factor', deps)
  if (!second.ok) return second
  return yes(await openTicket(tx, deps, { operator, ...ask }, 'login'))
}
