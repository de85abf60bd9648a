import { randomUUID } from 'node:crypto'
import { login, memberInfo, register } from '@croupier/contract/identity.ts'
import { operatorLogin, operatorSelf, operatorVerify } from '@croupier/contract/operator.ts'
import { changePaymentPassword } from '@croupier/contract/security.ts'
import { sql } from 'kysely'
import { brandOf } from '#modules/brand/brand.ts'
import { luckySettings } from '../../seed/brand-lucky.ts'
import { PAYMENT_PASSWORD } from '../cashier.ts'
import { codeTo } from '../outbox.ts'
import { HASTE, SAMPA, setPolicy } from '../policy.ts'
import type { House } from './house.ts'

const headers = { merchant: 'SAMPA' }
const PASSWORD = 'Demo2026pass'

/** Somebody to whom nothing belongs that a request is about. */
export interface Stranger {
  readonly token: string
  readonly merchant: 'LUCKY' | 'SAMPA'
}

/** People who ask for what is not theirs: a member of the same brand, one of another brand, an operator of another brand. */
export async function strangersIn(it: House) {
  const { ask, deps } = it
  const { flags, registration } = luckySettings
  const { payout, verification } = (await brandOf(deps, SAMPA)).settings
  await setPolicy(deps, SAMPA, {
    ...HASTE,
    ...(flags && { flags }),
    ...(registration && { registration }),
    ...(luckySettings.gameLimits && { gameLimits: luckySettings.gameLimits }),
    challengeOn: { login: false, registration: false },
    payout: { ...payout, secondFactor: false, coolOffHours: 0 },
    verification: { ...verification, beforeWithdrawal: false },
  })
  await it.deskPolicy(SAMPA)
  await it.ana()
  await sql`
    insert into operator.operator (id, username, name, email, password_hash, roles, brand_ids, networks, state, created_at, password_set_at)
    select ${randomUUID()}, 'sampa_head', 'Rosa Lima', 'sampa_head@croupier.example', password_hash, roles, ${[SAMPA]}::int[],
           networks, state, created_at, password_set_at
    from operator.operator where username = 'operator01'`.execute(deps.db)

  async function newOperator(): Promise<string> {
    const { value } = await ask(operatorLogin, { headers, body: { username: 'sampa_head', password: PASSWORD } })
    const code = await codeTo(it, 'sampa_head@croupier.example')
    return (await ask(operatorVerify, { headers, body: { ticket: value.ticket, code } })).value.token
  }
  /** They could do it with what is their own: they have a payment password and people below them. */
  async function able(account: string, token: string, merchant: 'LUCKY' | 'SAMPA'): Promise<string> {
    const here = { headers: { merchant }, token }
    const body = { paymentPassword: PAYMENT_PASSWORD, confirmPaymentPassword: PAYMENT_PASSWORD }
    await ask(changePaymentPassword, { ...here, body })
    await sql`update identity.member set agent_type = 1 where account = ${account}`.execute(deps.db)
    const known = { type: 'username' as const, username: account, password: PASSWORD }
    const challenge = merchant === 'LUCKY' ? { challenge: await it.solved() } : {}
    return (await ask(login, { headers: here.headers, body: { ...known, ...challenge } })).value.token
  }
  async function memberHere(): Promise<string> {
    const { account, token } = await it.member()
    return able(account, token, 'LUCKY')
  }
  async function memberElsewhere(): Promise<string> {
    const username = `far${randomUUID().slice(0, 8)}`
    const body = { username, password: PASSWORD, confirmPassword: PASSWORD, agree: true }
    return able(username, (await ask(register, { headers, body })).value.token, 'SAMPA')
  }

  const lasting = (
    make: () => Promise<string>,
    call: typeof memberInfo | typeof operatorSelf,
    merchant: 'LUCKY' | 'SAMPA',
  ) => {
    let known: string | undefined
    /** The clock may have ended their session. */
    return async (): Promise<Stranger> => {
      const lives = known && (await ask(call, { token: known, headers: { merchant } })).status === 200
      known = known && lives ? known : await make()
      return { token: known, merchant }
    }
  }
  return {
    member: lasting(memberHere, memberInfo, 'LUCKY'),
    memberElsewhere: lasting(memberElsewhere, memberInfo, 'SAMPA'),
    operatorElsewhere: lasting(newOperator, operatorSelf, 'SAMPA'),
  }
}

/** What all tables hold together, but for what says that somebody is there, used up a payload, or holds a row of their own locked. */
export async function databaseDigest({ deps: { db } }: Pick<House, 'deps'>): Promise<unknown> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where tableowner <> 'croupier_dealer' and schemaname not in ('pg_catalog', 'information_schema', 'pgboss')
      and schemaname || '.' || tablename not in ('kernel.session', 'operator.session', 'kernel.single_use', 'cashier.turnover')`.execute(
    db,
  )
  const parts = rows.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::int as rows, max(xmin::text::bigint)::text as newest from ${name}`,
  )
  return (await sql.raw(`${parts.join(' union all ')} order by name`).execute(db)).rows
}
