import { confirmSession } from '@croupier/contract/mfa.ts'
import type { FactorMethod } from '@croupier/contract/security.ts'
import { changePaymentPassword, resetPaymentPassword, sendFactorCode } from '@croupier/contract/security.ts'
import { describe, expect, test } from 'vitest'
import { codeOf, connectApp } from '../../../../test/authenticator.ts'
import { HASTE, LUCKY, setPolicy } from '../../../../test/policy.ts'
import { bindEmail, lastCode, outbox } from '../../../../test/second-proof.ts'
import { world } from '../../../../test/world.ts'
import { brokenLinks } from '../trail/trail.ts'
import { findChanges } from '../trail/store.ts'

const here = await world()
const { ask, member, deps, clock, logIn } = here
await setPolicy(deps, LUCKY, HASTE)

const OLD = '274913'
const NEW = '802645'

const change = (token: string, paymentPassword: string, oldPaymentPassword?: string) =>
  ask(changePaymentPassword, { token, body: { paymentPassword, ...(oldPaymentPassword && { oldPaymentPassword }) } })
const reset = (token: string, method: FactorMethod, answer: string, paymentPassword = NEW) =>
  ask(resetPaymentPassword, {
    token,
    body: { paymentPassword, confirmPaymentPassword: paymentPassword, factor: { method, answer } },
  })

async function forgetful() {
  const one = await member()
  const to = `${one.account}@inbox.example`
  await bindEmail(here, one.token, to)
  expect((await change(one.token, OLD)).status).toBe(200)
  return { ...one, to }
}
async function mailed(token: string, to: string): Promise<string> {
  clock.move(61_000)
  expect((await ask(sendFactorCode, { token, body: { method: 'email' } })).status).toBe(200)
  return lastCode(here, to)
}

describe('a payment password that was forgotten', () => {
  test('is replaced by a fresh login and a code to what is bound; the old one is good for nothing', async () => {
    const { token, to } = await forgetful()
    expect((await reset(token, 'email', await mailed(token, to))).status).toBe(200)
    expect((await change(token, '591736', OLD)).fields.oldPaymentPassword?.[0]?.code).toBe('wrong_password')
    expect((await change(token, '591736', NEW)).status).toBe(200)
  })

  test('is replaced by a code of the authenticator, each once', async () => {
    const one = await forgetful()
    const { secret } = await connectApp(here, one.token)
    clock.move(30_000)
    const code = await codeOf(here, secret)
    expect((await reset(one.token, 'totp', code)).status).toBe(200)
    expect((await reset(one.token, 'totp', code, '591736')).errorCode).toBe('verification_failed')
    expect((await change(one.token, '591736', NEW)).status).toBe(200)
  })

  test('stays without the proof, by a wrong one, and by a code that was used', async () => {
    const { token, to } = await forgetful()
    const body = { paymentPassword: NEW }
    const bare = await ask(resetPaymentPassword, { token, body: body as never })
    expect(bare).toMatchObject({ status: 400, fields: { factor: expect.anything() } })

    const code = await mailed(token, to)
    expect((await reset(token, 'email', '000000')).errorCode).toBe('verification_failed')
    expect((await reset(token, 'email', code)).status).toBe(200)
    expect((await reset(token, 'email', code, '591736')).errorCode).toBe('verification_failed')
    expect((await change(token, '591736', NEW)).status).toBe(200)
  })

  test('is not guessed past: wrong proofs and wrong passwords are counted together', async () => {
    const { token, to, account, password } = await forgetful()
    await change(token, NEW, '111999')
    await change(token, NEW, '111999')
    expect((await reset(token, 'email', '000000')).errorCode).toBe('verification_failed')
    expect(await reset(token, 'email', await mailed(token, to))).toMatchObject({
      status: 423,
      errorCode: 'payment_locked',
    })
    clock.move(31 * 60_000)
    const later = await logIn(account, password)
    expect((await reset(later, 'email', await mailed(later, to))).status).toBe(200)
  })

  test('waits for a fresh login, and for something bound to prove it by', async () => {
    const { token, to, password } = await forgetful()
    clock.move(11 * 60_000)
    expect((await reset(token, 'email', '000000')).errorCode).toBe('fresh_login_required')
    await ask(confirmSession, { token, body: { password } })
    expect((await reset(token, 'email', await mailed(token, to))).status).toBe(200)

    const bare = await member()
    await change(bare.token, OLD)
    expect(await reset(bare.token, 'email', '000000')).toMatchObject({
      status: 403,
      errorCode: 'second_factor_missing',
    })
    expect((await ask(resetPaymentPassword, { body: {} as never })).errorCode).toBe('not_logged_in')
  })

  test('is replaced by one that obeys the same rules, and no code is used up by one that does not', async () => {
    const { token, to } = await forgetful()
    const code = await mailed(token, to)
    expect((await reset(token, 'email', code, '123456')).fields.paymentPassword?.[0]?.code).toBe('common_password')
    expect((await reset(token, 'email', code, '12')).fields.paymentPassword?.[0]?.message).toBe('6 digits.')
    expect((await reset(token, 'email', code)).status).toBe(200)
  })

  test('asks for the second proof also where the brand asks for none at its payout accounts', async () => {
    await setPolicy(deps, LUCKY, { payout: { secondFactor: false } })
    const { token } = await forgetful()
    expect((await reset(token, 'email', '000000')).errorCode).toBe('verification_failed')
    await setPolicy(deps, LUCKY, { payout: { secondFactor: true } })
  })

  test('is told to its member, and written down with what proved it and without the password', async () => {
    const { token, id, to } = await forgetful()
    await reset(token, 'email', await mailed(token, to))
    expect((await outbox(here)).at(-1)).toMatchObject({ address: to, template: 'security_changed' })
    const trail = await findChanges(deps.db, id)
    expect(trail.at(-1)).toMatchObject({
      field: 'paymentPassword',
      before: 'set',
      after: 'set anew, proved by email',
      changedBy: `member:${id}`,
    })
    expect(brokenLinks(trail).wrong).toEqual([])
    expect(JSON.stringify(trail)).not.toMatch(new RegExp(`${OLD}|${NEW}|argon2`))
  })
})
