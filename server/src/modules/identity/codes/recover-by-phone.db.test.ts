import { recoverByPhone, sendLoginCode } from '@croupier/contract/codes.ts'
import { login, memberInfo } from '@croupier/contract/identity.ts'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { codeTo, messagesTo, wrongOf } from '../../../../test/outbox.ts'
import { HASTE, LUCKY, setPolicy } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'
import { bindAddress } from './codes.ts'

const house = await world()
const { deps, clock, ask, member } = house
await setPolicy(deps, LUCKY, {
  ...HASTE,
  codes: { perAddressDay: 100, perIpDay: 1000 },
  challengeOn: { login: false, registration: false },
})

const NEW = 'Lagundi2027x'
let numbers = 0

async function owner() {
  const one = await member()
  const mobile = `917555${String(6000 + numbers++)}`
  const to = `+63${mobile}`
  await inTransaction(deps.db, (tx) => bindAddress(tx, deps, { brandId: LUCKY, memberId: one.id, channel: 'sms', to }))
  return { ...one, mobile, to }
}
const send = (mobileNum: string) =>
  ask(sendLoginCode, { body: { mobileNum, countryDialingCode: '63', purpose: 'recover' } })
const recover = (mobileNum: string, verificationCode: string, newPassword = NEW) =>
  ask(recoverByPhone, { body: { mobileNum, countryDialingCode: '63', verificationCode, newPassword } })
const enter = (username: string, password: string) => ask(login, { body: { type: 'username', username, password } })

test('who has lost the password sets a new one by phone and is logged in; all else that was open ends', async () => {
  const { account, password, token, mobile, to } = await owner()
  await send(mobile)
  const code = await codeTo(house, to)
  clock.move(1000)
  const { status, value } = await recover(mobile, code)
  expect(status).toBe(200)
  expect(value.userName).toBe(account)
  expect((await ask(memberInfo, { token: value.token })).status).toBe(200)
  expect((await ask(memberInfo, { token })).status).toBe(401)
  expect(await enter(account, password)).toMatchObject({ status: 401, errorCode: 'login_failed' })
  expect((await messagesTo(house, to))[0]?.text).toContain('password was changed')
})

test('a locked name is open again for its owner', async () => {
  const { account, mobile, to } = await owner()
  for (let turn = 0; turn < 3; turn++) await enter(account, 'wrong password')
  expect((await enter(account, 'wrong password')).errorCode).toBe('login_locked')
  await send(mobile)
  expect((await recover(mobile, await codeTo(house, to))).status).toBe(200)
  clock.move(1000)
  await setPolicy(deps, LUCKY, { stepUp: { on: false } })
  expect((await enter(account, NEW)).status).toBe(200)
})

test('a wrong code, and a number of nobody, are refused alike', async () => {
  const { account, password, mobile, to } = await owner()
  await send(mobile)
  const wrong = await recover(mobile, wrongOf(await codeTo(house, to)))
  const nobodys = '9175556999'
  await send(nobodys)
  const unknown = await recover(nobodys, '123456')
  expect(wrong).toMatchObject({ status: 400, errorCode: 'code_wrong' })
  expect([unknown.status, unknown.errorCode, unknown.message]).toEqual([wrong.status, wrong.errorCode, wrong.message])
  expect((await enter(account, password)).status).toBe(200)
})

test('a code for logging in sets no password', async () => {
  const { mobile, to } = await owner()
  await ask(sendLoginCode, { body: { mobileNum: mobile, countryDialingCode: '63' } })
  expect(await recover(mobile, await codeTo(house, to))).toMatchObject({ errorCode: 'code_wrong' })
})

test('the new password obeys the brand’s rule, which costs no code', async () => {
  const { mobile, to } = await owner()
  await send(mobile)
  const code = await codeTo(house, to)
  expect(await recover(mobile, code, 'short1')).toMatchObject({ fields: { newPassword: [{ code: 'too_short' }] } })
  expect(await recover(mobile, code, 'password1')).toMatchObject({
    fields: { newPassword: [{ code: 'common_password' }] },
  })
  expect((await recover(mobile, code)).status).toBe(200)
  expect(await recover(mobile, code, 'Another2027x')).toMatchObject({ errorCode: 'code_expired' })
})

test('what is no number is refused, and where the brand has it off so is everybody', async () => {
  expect(await recover('12', '123456')).toMatchObject({ errorCode: 'mobile_invalid' })
  await setPolicy(deps, LUCKY, { flags: [] })
  expect(await recover('9175556001', '123456')).toMatchObject({ status: 403, errorCode: 'forbidden' })
})
