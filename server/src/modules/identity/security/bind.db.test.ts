import { bind, security, sendBindingCode } from '@croupier/contract/security.ts'
import { describe, expect, test } from 'vitest'
import { HASTE, LUCKY, setPolicy } from '../../../../test/policy.ts'
import { bindEmail, lastCode, outbox } from '../../../../test/second-proof.ts'
import { world } from '../../../../test/world.ts'
import { findChanges } from '../trail/store.ts'

const here = await world()
const { ask, member, deps, clock } = here
await setPolicy(deps, LUCKY, HASTE)

const answer = (token: string, to: string, verificationCode: string) =>
  ask(bind, { token, body: { channel: 'mail', to, verificationCode } })
const send = (token: string, to: string) => ask(sendBindingCode, { token, body: { channel: 'mail', to } })
const emailOf = async (token: string) => (await ask(security, { token })).value.email

describe('an address', () => {
  test('is bound by the code that went to it, and shown with most of it hidden', async () => {
    const { token, id } = await member()
    await bindEmail(here, token, 'Luna@Inbox.Example')
    expect(await emailOf(token)).toEqual({ shown: 'lu***@inbox.example', confirmed: true })
    expect((await ask(security, { token })).value.factors).toEqual(['email'])
    expect(await findChanges(deps.db, id)).toMatchObject([
      { field: 'email', before: null, after: 'luna@inbox.example' },
    ])
  })

  test('may be a mobile number, typed with its country in front or apart', async () => {
    const { token } = await member()
    const body = { channel: 'sms' as const, to: '0917 555 0142', countryDialingCode: '63' }
    expect((await ask(sendBindingCode, { token, body })).status).toBe(200)
    const verificationCode = await lastCode(here, '+639175550142')
    expect((await ask(bind, { token, body: { ...body, verificationCode } })).status).toBe(200)
    const { mobile, factors } = (await ask(security, { token })).value
    expect(mobile).toEqual({ shown: '+63917 *** 0142', confirmed: true })
    expect(factors).toEqual(['sms'])
  })

  test('that is changed is told, and so is the new one by its code alone', async () => {
    const { token, id } = await member()
    await bindEmail(here, token, 'old@inbox.example')
    await bindEmail(here, token, 'new@inbox.example')
    const told = (await outbox(here)).filter(({ template }) => template === 'security_changed')
    expect(told.at(-1)).toMatchObject({ channel: 'mail', address: 'old@inbox.example' })
    expect(await emailOf(token)).toMatchObject({ shown: 'ne***@inbox.example' })
    expect((await findChanges(deps.db, id)).at(-1)).toMatchObject({
      before: 'old@inbox.example',
      after: 'new@inbox.example',
    })
  })

  test('is not bound by a wrong code, by another one’s, or by that of another address', async () => {
    const [one, other] = [await member(), await member()]
    await send(one.token, 'sol@inbox.example')
    const code = await lastCode(here, 'sol@inbox.example')
    expect((await answer(one.token, 'sol@inbox.example', code === '000000' ? '000001' : '000000')).errorCode).toBe(
      'code_wrong',
    )
    expect((await answer(other.token, 'sol@inbox.example', code)).errorCode).toBe('code_wrong')
    expect((await answer(one.token, 'mar@inbox.example', code)).errorCode).toBe('code_wrong')
    expect((await answer(one.token, 'sol@inbox.example', '')).errorCode).toBe('code_missing')
    expect((await answer(one.token, 'sol@inbox.example', code)).status).toBe(200)
    expect((await answer(one.token, 'sol@inbox.example', code)).errorCode).toBe('code_expired')
  })

  test('belongs to one member, and asking for a code does not tell whether it does', async () => {
    const [one, other] = [await member(), await member()]
    await bindEmail(here, one.token, 'mine@inbox.example')
    clock.move(60_000)
    expect((await send(other.token, 'mine@inbox.example')).status).toBe(200)
    const code = await lastCode(here, 'mine@inbox.example')
    expect((await answer(other.token, 'mine@inbox.example', code)).errorCode).toBe('email_taken')
    expect(await emailOf(other.token)).toEqual({ shown: null, confirmed: false })
  })

  test('that nobody could be reached at is refused at the field', async () => {
    const { token } = await member()
    for (const to of ['nobody', 'a@b', ' ', '@inbox.example', 'a b@inbox.example'])
      expect((await send(token, to)).fields.to?.[0]?.code).toMatch(/invalid|required/)
    const sms = await ask(sendBindingCode, { token, body: { channel: 'sms', to: '12', countryDialingCode: '63' } })
    expect(sms.fields.to?.[0]?.code).toBe('invalid')
  })

  test('needs a fresh login, and a member', async () => {
    const { token } = await member()
    clock.move(11 * 60_000)
    expect((await send(token, 'late@inbox.example')).errorCode).toBe('fresh_login_required')
    expect((await answer(token, 'late@inbox.example', '123456')).errorCode).toBe('fresh_login_required')
    expect((await ask(sendBindingCode, { body: { channel: 'mail', to: 'a@inbox.example' } })).errorCode).toBe(
      'not_logged_in',
    )
    const guest = await ask(bind, { body: { channel: 'mail', to: 'a@inbox.example', verificationCode: '1' } })
    expect(guest.errorCode).toBe('not_logged_in')
  })
})
