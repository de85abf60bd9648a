import { randomUUID } from 'node:crypto'
import { deposit, requestDeposit } from '@croupier/contract/cashier.ts'
import { hearNotice } from '@croupier/contract/payment-notices.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { cashierWorld } from './cashier.ts'
import type { TestMember } from './world.ts'

export interface CoinReport {
  readonly tx?: string
  readonly amount?: string
  readonly confirmations?: number
  readonly sequence?: number
  readonly dropped?: boolean
  readonly currency?: string
  readonly network?: string
  readonly address?: string
  readonly seenAt?: string
}

/** A cashier's world in which members pay by coins. One costs 58 pesos, of which the house keeps a hundredth. */
export async function coinWorld() {
  const here = await cashierWorld()
  const { ask, clock, deps, member, payments } = here

  const wantCoins = ({ token }: TestMember, amount: string, id = randomUUID() as string) =>
    ask(requestDeposit, { token, body: { id, channel: 'CRYPTO', amount } })
  /** A member with a request for a thousand pesos, and what it waits for. */
  const waiting = async () => {
    const one = await member()
    const { value } = await wantCoins(one, '1000')
    return { one, id: value.id, coins: value.pay!.coins! }
  }
  const stateOf = async ({ token }: TestMember, depositId: string) =>
    (await ask(deposit, { token, params: { depositId } })).value
  /** What the company says of the coins that were sent for a request. */
  const sayCoins = async (id: string, said: CoinReport = {}, secret?: string) => {
    const now = deps.now()
    const order = await orderOf(id)
    const notice = await payments.sign(
      {
        iat: Math.floor(now.getTime() / 1000),
        jti: randomUUID(),
        type: 'coins',
        id,
        reference: 'DEP0040000',
        network: 'Sandbox Chain',
        tx: `tx-${id}`,
        address: order?.address ?? 'sbx1nobody',
        amount: order?.coins ?? '17.416000',
        currency: 'USDT',
        confirmations: 0,
        sequence: 1,
        dropped: false,
        seenAt: now.toISOString(),
        at: now.toISOString(),
        ...said,
      },
      secret,
    )
    return ask(hearNotice, { body: { notice } })
  }
  const orderOf = async (id: string) => {
    const { rows } = await sql<{ address: string; coins: string }>`
      select address, (coins / 1000000.0)::numeric(20, 6)::text as coins from cashier.coin_order
      where deposit_id = ${id}`.execute(deps.db)
    return rows[0]
  }
  const outcomeOf = async (tx: string) => {
    const { rows } = await sql<{ outcome: string | null; state: string }>`
      select outcome, state from cashier.coin_transfer where tx = ${tx}`.execute(deps.db)
    return rows[0]
  }
  /** Seen, and confirmed as often as is wanted. */
  const confirm = async (id: string, said: CoinReport = {}) => {
    for (const confirmations of [0, 1, 2, 3])
      expect((await sayCoins(id, { confirmations, sequence: confirmations + 1, ...said })).status).toBe(200)
  }
  /** Time passes, and the member is still there. */
  const pass = async ({ token }: TestMember, minutes: number) => {
    for (let left = minutes; left > 0; left -= 10) {
      clock.move(Math.min(left, 10) * 60_000)
      await ask(balance, { token })
    }
  }
  return { ...here, pass, wantCoins, waiting, stateOf, sayCoins, outcomeOf, confirm }
}
