import type { operatorLogin } from '@croupier/contract/operator.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { tokenHash } from '#kernel/session.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { drawCode, mailCode, matchesPassword } from '#modules/identity/identity.ts'
import { codeHash, newToken } from './proof.ts'
import { MISS_MS, MISSES_MAX, TICKET_MS } from './rules.ts'
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
  const ticket = newToken(deps)
  const method = operator.authenticator === null ? 'email' : 'totp'
  const code = method === 'email' ? drawCode(deps) : undefined
  await store.insertTicket(tx, {
    hash: tokenHash(ticket),
    operatorId: operator.id,
    codeHash: code === undefined ? null : codeHash(deps, operator.id, code),
    expiresAt: new Date(now.getTime() + TICKET_MS),
  })
  if (code !== undefined) {
    const brand = await brandOf(deps, ask.brandId)
    await mailCode(tx, deps, { brand, to: operator.email, language: ask.language, code, minutes: TICKET_MS / 60_000 })
  }
  return yes({ ticket, method })
}
