import { randomUUID } from 'node:crypto'
import { withdrawal } from '@croupier/contract/cashier.ts'
import { answerMatch, type MatchAnswer, matches, sendProof } from '@croupier/contract/matched-transfers.ts'
import { amountText, unitsOf } from '@croupier/engine/money.ts'
import { sql } from 'kysely'
import { afterEach, expect } from 'vitest'
import type { SettingsText } from '#modules/brand/settings.ts'
import { houseAccount } from '#modules/wallet/wallet.ts'
import { houseFundsOf } from '#modules/wallet/balances/balances.ts'
import { sendForm } from './pictures.ts'
import { HASTE, LUCKY, setPolicy } from './policy.ts'
import { slipWorld } from './slips.ts'
import type { TestMember, WorldOptions } from './world.ts'

type Policy = NonNullable<NonNullable<SettingsText['cashier']>['matching']>

const DECIMALS = 2
/** What a withdrawal costs here, 15.00. */
const FEE = 150_000n
const CHANNEL = { code: 'MATCHED', rail: 'matched', min: '100', max: '50000', minutes: 20 } as const

/** A cashier's world in which withdrawals wait for members who pay in. */
export async function matchWorld(standard: Policy = {}, options: WorldOptions = {}) {
  const here = await slipWorld(options)
  const { ask, app, deps, clock, hear, moneyOf, payee, withdraw, want, picture } = here
  const policy = async (
    change: Policy = {},
    turnoverPercent = 0,
    limits: {
      readonly twoFrom?: string
      readonly cancellable?: boolean
      readonly afterPasswordChangeMinutes?: number
    } = {},
  ) => {
    await setPolicy(deps, LUCKY, {
      ...HASTE,
      cashier: {
        channels: [
          CHANNEL,
          { ...CHANNEL, code: 'QRPH', rail: 'qr_ph', to: HOUSE },
          { ...CHANNEL, code: 'BANK', rail: 'bank', to: HOUSE },
        ],
        withdrawal: {
          min: '100',
          turnoverPercent,
          reviewFrom: '50000',
          reviewFirst: false,
          fee: { fixed: '15' },
          ...limits,
        },
        matching: { from: '200', ...standard, ...change },
      },
    })
  }
  await policy()
  // Who waited in one test is not paid in the next.
  afterEach(() =>
    sql`update cashier.withdrawal set match_until = ${deps.now()} where state = 'matching'`.execute(deps.db),
  )

  /** Somebody whose withdrawal waits for members: of what they ask for, 15.00 are the house's. */
  const waiting = async (amount: string) => {
    const one = await payee('9000.00')
    const { value } = await withdraw(one, amount)
    await hear()
    clock.move(1)
    return { ...one, withdrawalId: value.id }
  }
  const withdrawalOf = async ({ token, withdrawalId }: { token: string; withdrawalId: string }) =>
    (await ask(withdrawal, { token, params: { withdrawalId } })).value
  const pay = (one: TestMember, amount: string, id: string = randomUUID()) =>
    want(one, amount, { channel: 'MATCHED', id })
  const partsOf = async ({ token }: Pick<TestMember, 'token'>, of?: string) =>
    (await ask(matches, { token, query: of === undefined ? {} : { of } })).value.list
  const prove = async ({ token }: Pick<TestMember, 'token'>, id: string, file?: Buffer) => {
    const url = sendProof.path.replace('{matchId}', id)
    return sendForm(app.http, url, { token, file: file ?? (await picture()), fields: {} })
  }
  const answer = async (
    { token }: Pick<TestMember, 'token'>,
    id: string,
    said: { answer: MatchAnswer; remaining?: string },
    file?: Buffer,
  ) => {
    const url = answerMatch.path.replace('{matchId}', id)
    if (file) return sendForm(app.http, url, { token, file, fields: said })
    const headers = { merchant: 'LUCKY', authorization: `Bearer ${token}` }
    return app.http.inject({ method: 'POST', url, headers, payload: said })
  }
  /** A payment of so much to somebody who waits for it, of which a picture has been sent. */
  const paid = async (amount: string) => {
    // As much as is paid, and the fee.
    const receiver = await waiting(amountText((unitsOf(amount, DECIMALS) ?? 0n) + FEE, DECIMALS))
    const payer = await here.member()
    const { id } = (await pay(payer, amount)).value
    const [part] = await partsOf(payer, id)
    expect((await prove(payer, part!.id)).statusCode).toBe(200)
    return { receiver, payer, depositId: id, matchId: part!.id }
  }
  /** Time passes, and these stay logged in. */
  const pass = async (minutes: number, ...people: readonly Pick<TestMember, 'token'>[]) => {
    for (let left = minutes; left > 0; left -= 15) {
      clock.move(Math.min(left, 15) * 60_000)
      for (const one of people) await moneyOf(one)
    }
  }
  /** What lies between two members: nothing, but for what the house has paid for somebody. */
  const between = () => houseFundsOf(deps.db, houseAccount(LUCKY, 'matched', 'PHP'))
  return { ...here, policy, waiting, withdrawalOf, pay, partsOf, prove, answer, paid, pass, between }
}

const HOUSE = {
  bank: 'Banco Perlas',
  account: '004211874471',
  name: 'LUCKY Play Corp.',
  bankCode: 'PERLPHM1MNL',
  city: 'Manila',
}
