import { confirmSession } from '@croupier/contract/mfa.ts'
import { changePaymentPassword, security } from '@croupier/contract/security.ts'
import { describe, expect, test } from 'vitest'
import { brandOf } from '#modules/brand/brand.ts'
import { HASTE, LUCKY, setPolicy } from '../../../../test/policy.ts'
import { bindEmail, outbox } from '../../../../test/second-proof.ts'
import { world } from '../../../../test/world.ts'
import { findChanges } from '../trail/store.ts'
import * as store from './store.ts'

const here = await world()
const { ask, member, deps, clock, logIn } = here
await setPolicy(deps, LUCKY, HASTE)

const set = (token: string, paymentPassword: string, oldPaymentPassword?: string) =>
  ask(changePaymentPassword, {
    token,
    body: { paymentPassword, ...(oldPaymentPassword === undefined ? {} : { oldPaymentPassword }) },
  })
const isSet = async (token: string) => (await ask(security, { token })).value.paymentPassword.set

describe('a payment password', () => {
  test('is set once freely, and changed with the one before', async () => {
    const { token, id } = await member()
    expect((await set(token, '274913')).status).toBe(200)
    expect(await isSet(token)).toBe(true)
    expect((await set(token, '802645')).fields).toMatchObject({ oldPaymentPassword: [{ code: 'required' }] })
    expect((await set(token, '802645', '111222')).fields).toMatchObject({
      oldPaymentPassword: [{ code: 'wrong_password', message: 'Wrong password.' }],
    })
    expect((await set(token, '802645', '274913')).status).toBe(200)
    expect((await set(token, '591736', '274913')).fields.oldPaymentPassword?.[0]?.code).toBe('wrong_password')

    const person = await store.findPerson(deps.db, id)
    expect(person?.guarded.paymentPasswordHash).toMatch(/^\$argon2id\$/)
    const changes = JSON.stringify(await findChanges(deps.db, id))
    expect(changes).not.toMatch(/274913|802645|argon2/)
  })

  test('follows the brand’s own rule, is no run of digits, and is typed twice alike', async () => {
    const { token } = await member()
    for (const wrong of ['12345', '1234567', 'abcdef', '12 456'])
      expect((await set(token, wrong)).fields.paymentPassword?.[0]?.message).toBe('6 digits.')
    for (const run of ['111111', '123456', '654321'])
      expect((await set(token, run)).fields.paymentPassword?.[0]?.code).toBe('common_password')
    const body = { paymentPassword: '274913', confirmPaymentPassword: '274914' }
    expect((await ask(changePaymentPassword, { token, body })).fields).toMatchObject({
      confirmPaymentPassword: [{ code: 'not_the_same' }],
    })
    expect(await isSet(token)).toBe(false)
  })

  test('is not the login password', async () => {
    const rule = { enabled: true, required: false, minLength: 6, maxLength: 20, patternId: 0, acceptedPattern: '*' }
    const { token, password } = await member()
    const { settings } = await brandOf(deps, LUCKY)
    await setPolicy(deps, LUCKY, {
      registration: { ...settings.registration, fields: { ...settings.registration.fields, paymentPassword: rule } },
    })
    expect((await set(token, password)).fields.paymentPassword?.[0]?.code).toBe('same_as_login')

    // Nor is it a way to learn the one there is while guessing waits.
    await set(token, 'Purse274913')
    for (let time = 0; time < 3; time++) await set(token, password, `Wrong2026pass${time}`)
    expect((await set(token, password, 'Purse274913')).errorCode).toBe('payment_locked')
    await setPolicy(deps, LUCKY, { registration: settings.registration })
  })

  test('missed three times makes the member wait, whatever they type then', async () => {
    const { token, account, password } = await member()
    await set(token, '274913')
    for (let time = 0; time < 3; time++) await set(token, '802645', '999888')
    expect(await set(token, '802645', '274913')).toMatchObject({
      status: 423,
      errorCode: 'payment_locked',
      message: 'Too many wrong answers. Please try again in 30 minutes.',
    })
    clock.move(30 * 60_000)
    expect((await set(await logIn(account, password), '802645', '274913')).status).toBe(200)
  })

  test('missed many times at once counts each of them', async () => {
    const { token } = await member()
    await set(token, '274913')
    const answers = await Promise.all(Array.from({ length: 6 }, () => set(token, '802645', '999888')))
    expect(answers.filter(({ errorCode }) => errorCode === 'payment_locked')).toHaveLength(3)
  })

  test('asks for a fresh login', async () => {
    const { token, password } = await member()
    clock.move(11 * 60_000)
    expect((await set(token, '274913')).errorCode).toBe('fresh_login_required')
    expect((await ask(confirmSession, { token, body: { password } })).status).toBe(200)
    expect((await set(token, '274913')).status).toBe(200)
    expect((await ask(changePaymentPassword, { body: { paymentPassword: '274913' } })).errorCode).toBe('not_logged_in')
  })

  test('that was changed is told to the member', async () => {
    const { token } = await member()
    const to = 'luna.pay@inbox.example'
    await bindEmail(here, token, to)
    await set(token, '274913')
    expect((await outbox(here)).at(-1)).toMatchObject({ address: to, template: 'security_changed' })
  })
})
