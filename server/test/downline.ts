import { randomUUID } from 'node:crypto'
import { transferInLine } from '@croupier/contract/downline-transfers.ts'
import { changePaymentPassword } from '@croupier/contract/security.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { luckySettings } from '../seed/brand-lucky.ts'
import { putUnder } from './hierarchy.ts'
import { cashierWorld, PAYMENT_PASSWORD } from './cashier.ts'
import { LUCKY, setPolicy } from './policy.ts'
import type { TestMember } from './world.ts'

type Policy = NonNullable<NonNullable<typeof luckySettings.cashier>['line']>

const EASY: Policy = {
  up: 'everyone',
  down: true,
  min: '10',
  max: '100000',
  dayMax: null,
  verified: false,
  receivedPercent: 0,
}

/** A cashier's world with lines: agents and those below them. */
export async function lineWorld() {
  const here = await cashierWorld()
  const { ask, deps, member, logIn } = here
  const { line: _, ...cashier } = luckySettings.cashier ?? {}
  /** The brand's policy of lines with this changed; nothing has to be staked unless that is said. */
  const policy = (change: Policy = {}, turnoverPercent = 0) =>
    setPolicy(deps, LUCKY, {
      cashier: { ...cashier, withdrawal: { ...cashier.withdrawal, turnoverPercent }, line: { ...EASY, ...change } },
    })
  await policy()

  /** Somebody of this kind below another, with a payment password and the sign-up credit of 1,000.00. */
  const below = async (upline: TestMember | undefined, agentType = 0): Promise<TestMember> => {
    const one = await member()
    const body = { paymentPassword: PAYMENT_PASSWORD, confirmPaymentPassword: PAYMENT_PASSWORD }
    expect((await ask(changePaymentPassword, { token: one.token, body })).errorCode).toBeUndefined()
    await sql`update identity.member set agent_type = ${agentType} where id = ${one.id}`.execute(deps.db)
    if (upline) await putUnder(deps, one.id, upline.id)
    return { ...one, token: await logIn(one.account, one.password) }
  }
  /** An agent, the agent below, and a player below that one. */
  const family = async () => {
    const top = await below(undefined, 1)
    const agent = await below(top, 2)
    return { top, agent, player: await below(agent) }
  }
  const send = (
    { token }: Pick<TestMember, 'token'>,
    way: 'up' | 'down',
    amount: string,
    more: { id?: string; account?: string; paymentPassword?: string } = {},
  ) =>
    ask(transferInLine, {
      token,
      body: { id: randomUUID(), way, amount, paymentPassword: PAYMENT_PASSWORD, ...more },
    })
  return { ...here, policy, below, family, send }
}
