import type { operatorLogin } from '@croupier/contract/operator.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { tokenHash } from '#kernel/session.ts'
import { matchesPassword } from '#modules/identity/identity.ts'
import { MISS_MS, MISSES_MAX } from './rules.ts'
import { openTicket } from './second-step.ts'
import * as store from './store.ts'

type Login = Ask<typeof operatorLogin>

/** The first step: name and password. Whichever is wrong, the answer and what it costs are the same. */
export async function logIn(deps: Deps, ask: Login) {
  const username = ask.body.username.toLowerCase()
  const operator = await store.findByUsername(deps.db, username)
  const right = await matchesPassword(deps, ask.body.password, operator?.passwordHash)
  return must(await inTransaction(deps.db, (tx) => settle(tx, deps, { username, right, operator, ask })))
}

interface Attempt {
  readonly username: string
  readonly right: boolean
  readonly operator: store.OperatorRow | undefined
  readonly ask: Login
}

type Ticket = { ticket: string; method: 'totp' | 'email' }

async function settle(tx: Tx, deps: Deps, { username, right, operator, ask }: Attempt): Promise<Verdict<Ticket>> {
  const now = deps.now()
  const name = tokenHash(username)
  await store.lockName(tx, name)
  if ((await store.countMisses(tx, name, new Date(now.getTime() - MISS_MS))) >= MISSES_MAX) return no('login_locked')
  if (!right || operator?.state !== 'active') {
    await store.insertMiss(tx, name, now)
    return no('login_failed')
  }

  await store.deleteMisses(tx, name)
  return yes(await openTicket(tx, deps, { operator, ...ask }, 'login'))
}
