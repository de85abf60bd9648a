import { randomUUID } from 'node:crypto'
import {
  addPayoutAccount,
  changeProfile,
  removePayoutAccount,
  security,
  sendFactorCode,
} from '@croupier/contract/security.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { brandOf } from '#modules/brand/brand.ts'
import { HASTE, LUCKY, setPolicy } from '../../../../test/policy.ts'
import { bindEmail, lastCode, outbox } from '../../../../test/second-proof.ts'
import { world } from '../../../../test/world.ts'
import { findChanges } from '../trail/store.ts'

const here = await world()
const { ask, member, deps, clock, logIn } = here
await setPolicy(deps, LUCKY, { ...HASTE, payout: (await brandOf(deps, LUCKY)).settings.payout })
const payout = (await brandOf(deps, LUCKY)).settings.payout

let made = 0
const numberOf = () => String(1_000_000_000 + ++made)
const EASY = { ...payout, secondFactor: false }

async function payee(payeeName = 'Juan Cruz') {
  const one = await member()
  expect((await ask(changeProfile, { token: one.token, body: { payeeName } })).status).toBe(200)
  return one
}
const account = (more: object = {}) => ({
  id: randomUUID(),
  provider: 'PERLAS',
  number: numberOf(),
  accountName: 'Juan Cruz',
  ...more,
})
const add = (token: string, body: ReturnType<typeof account>) => ask(addPayoutAccount, { token, body })
const listOf = async (token: string) => (await ask(security, { token })).value.payout.list

describe('a payout account', () => {
  test('is added with a second proof, shows four digits, and is paid after the cool-off', async () => {
    const { token, id } = await payee()
    const to = 'juan@inbox.example'
    await bindEmail(here, token, to)
    clock.move(61_000)
    expect((await add(token, account())).errorCode).toBe('second_factor_required')
    expect((await ask(sendFactorCode, { token, body: { method: 'email' } })).status).toBe(200)
    const body = account({ number: '1234-5678 9012', factor: { method: 'email', answer: await lastCode(here, to) } })
    const { value } = await add(token, body)
    expect(value).toEqual({
      id: body.id,
      provider: 'PERLAS',
      providerName: 'Banco Perlas',
      kind: 'bank',
      accountName: 'Juan Cruz',
      numberEnd: '9012',
      createdAt: deps.now().toISOString(),
      usableFrom: new Date(deps.now().getTime() + 24 * 3_600_000).toISOString(),
    })
    expect(await listOf(token)).toEqual([value])
    expect((await outbox(here)).at(-1)).toMatchObject({ address: to, template: 'security_changed' })
    expect((await findChanges(deps.db, id)).at(-1)).toMatchObject({
      field: 'payoutAccount',
      before: null,
      after: 'PERLAS …9012',
    })
    const { rows } = await sql<{
      all: string
    }>`select string_agg(a::text, ' ') as all from identity.payout_account a`.execute(deps.db)
    expect(rows[0]?.all).not.toContain('123456789012')
  })

  test('is not added by a wrong proof, and after three wrong ones not by a right one either', async () => {
    const { token } = await payee()
    const to = 'wrong.proof@inbox.example'
    await bindEmail(here, token, to)
    clock.move(61_000)
    await ask(sendFactorCode, { token, body: { method: 'email' } })
    const code = await lastCode(here, to)
    const factor = { method: 'email', answer: code === '000000' ? '000001' : '000000' }
    for (let time = 0; time < 3; time++)
      expect((await add(token, account({ factor }))).errorCode).toBe('verification_failed')
    const right = await add(token, account({ factor: { method: 'email', answer: code } }))
    expect(right).toMatchObject({ status: 423, errorCode: 'payment_locked' })
    expect((await add(token, account({ factor: { method: 'totp', answer: '123456' } }))).errorCode).toBe(
      'payment_locked',
    )
    expect(await listOf(token)).toEqual([])
  })

  test('needs a second proof that the member has', async () => {
    const { token } = await payee()
    const factor = { method: 'totp', answer: '123456' }
    expect((await add(token, account({ factor }))).errorCode).toBe('second_factor_missing')
  })

  test('needs a fresh login', async () => {
    await setPolicy(deps, LUCKY, { payout: EASY })
    const { token, account: name, password } = await payee()
    clock.move(11 * 60_000)
    expect((await add(token, account())).errorCode).toBe('fresh_login_required')
    expect((await add(await logIn(name, password), account())).status).toBe(200)
  })

  test('is the member’s own, at a place the brand pays to, with a number of its form', async () => {
    await setPolicy(deps, LUCKY, { payout: EASY })
    const nameless = await member()
    expect((await add(nameless.token, account())).fields.accountName?.[0]?.code).toBe('name_missing')

    const { token } = await payee()
    const faults: [object, string, string][] = [
      [{ provider: 'NOWHERE' }, 'provider', 'invalid'],
      [{ number: '12345' }, 'number', 'too_short'],
      [{ number: '1'.repeat(13) }, 'number', 'too_long'],
      [{ number: '12345abcde' }, 'number', 'invalid'],
      [{ accountName: 'Maria Cruz' }, 'accountName', 'not_your_name'],
    ]
    for (const [wrong, field, code] of faults)
      expect((await add(token, account(wrong))).fields[field]?.[0]?.code).toBe(code)
    expect((await add(token, account({ accountName: '  JUAN   cruz ' }))).status).toBe(200)
  })

  test('belongs to one member; sent twice it is one, sent with other content it is refused', async () => {
    await setPolicy(deps, LUCKY, { payout: EASY })
    const [one, other] = [await payee(), await payee()]
    const body = account()
    const answers = await Promise.all([add(one.token, body), add(one.token, body)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0]?.value).toEqual(answers[1]?.value)
    expect(await listOf(one.token)).toHaveLength(1)
    expect((await add(one.token, { ...body, number: numberOf() })).errorCode).toBe('id_reused')
    expect((await add(other.token, body)).errorCode).toBe('id_reused')
    expect((await add(other.token, account({ number: body.number }))).fields.number?.[0]?.code).toBe('already_used')
  })

  test('is one of so many, also when all are added at once', async () => {
    await setPolicy(deps, LUCKY, { payout: { ...EASY, most: 2 } })
    const { token } = await payee()
    const answers = await Promise.all(Array.from({ length: 4 }, () => add(token, account())))
    expect(answers.map(({ errorCode }) => errorCode).filter(Boolean)).toEqual([
      'too_many_accounts',
      'too_many_accounts',
    ])
    expect(answers.find(({ errorCode }) => errorCode)?.message).toBe('You can have up to 2 accounts. Remove one first.')
    expect(await listOf(token)).toHaveLength(2)
  })

  test('is nobody else’s business', async () => {
    await setPolicy(deps, LUCKY, { payout: EASY })
    const [one, other] = [await payee(), await payee()]
    const { value } = await add(one.token, account())
    expect(await listOf(other.token)).toEqual([])
    const params = { accountId: value.id }
    expect((await ask(removePayoutAccount, { token: other.token, params, body: {} })).errorCode).toBe('not_found')
    expect((await ask(addPayoutAccount, { body: account() })).errorCode).toBe('not_logged_in')
    expect(await listOf(one.token)).toHaveLength(1)
  })
})
