import { sendLoginCode, sendRegistrationCode } from '@croupier/contract/codes.ts'
import { login, memberInfo, register, registerMobile } from '@croupier/contract/identity.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sampaSettings } from '../../../seed/brand-sampa.ts'
import { codeTo, messagesTo, wrongOf } from '../../../test/outbox.ts'
import { HASTE, LUCKY, SAMPA, setPolicy } from '../../../test/policy.ts'
import { world } from '../../../test/world.ts'

const house = await world()
const { deps, ask, clock } = house
const headers = { merchant: 'SAMPA' }
const codes = { expiredMinutes: 3, perAddressDay: 100, perIpDay: 1000 }
await setPolicy(deps, SAMPA, {
  ...HASTE,
  codes,
  challengeOn: { login: false, registration: false },
  flags: [...(sampaSettings.flags ?? []), 'username_register'],
})

let numbers = 0
const number = () => `90123${String(1000 + numbers++)}`
const password = 'Sampag1ta2026'

const send = (mobileNo: string) => ask(sendRegistrationCode, { body: { mobileNo, countryDialingCode: '84' }, headers })
const form = (mobileNum: string, verificationCode: string, more: object = {}) => ({
  mobileNum,
  countryDialingCode: '84',
  verificationCode,
  password,
  agree: true,
  ...more,
})
const join = (mobileNum: string, code: string, more: object = {}) =>
  ask(registerMobile, { body: form(mobileNum, code, more), headers })

async function sent() {
  const mobile = number()
  await send(mobile)
  return { mobile, to: `+84${mobile}`, code: await codeTo(house, `+84${mobile}`) }
}
const profileOf = async (to: string) =>
  (
    await sql<{ mobileNum: string; verified: boolean; account: string }>`
      select mobile_num as "mobileNum", mobile_verified_at is not null as verified, account
      from identity.profile join identity.member on member.id = member_id where mobile_e164 = ${to}`.execute(deps.db)
  ).rows

test('a newcomer registers by a number that a code has proved, and is logged in under a name of the house', async () => {
  const { mobile, to, code } = await sent()
  const { status, value } = await join(`0${mobile}`, code)
  expect(status).toBe(200)
  expect(value.userName).toMatch(/^m[0-9a-f]{12}$/)
  expect((await ask(memberInfo, { token: value.token, headers })).value.account).toBe(value.userName)
  expect(await profileOf(to)).toEqual([{ mobileNum: mobile, verified: true, account: value.userName }])
})

test('and logs in by code afterwards', async () => {
  const { mobile, to, code } = await sent()
  const { userName } = (await join(mobile, code)).value
  clock.move(1000)
  await ask(sendLoginCode, { body: { mobileNum: mobile, countryDialingCode: '84' }, headers })
  const body = {
    type: 'sms',
    mobileNum: mobile,
    countryDialingCode: '84',
    verificationCode: await codeTo(house, to),
  } as const
  expect((await ask(login, { body, headers })).value.userName).toBe(userName)
})

test('a wrong code registers nobody and counts; after three the right one is void', async () => {
  const { mobile, to, code } = await sent()
  for (let turn = 0; turn < 3; turn++)
    expect(await join(mobile, wrongOf(code))).toMatchObject({ status: 400, errorCode: 'code_wrong' })
  expect(await join(mobile, code)).toMatchObject({ errorCode: 'code_expired' })
  expect(await profileOf(to)).toEqual([])
})

test('one code ten times at once makes one member', async () => {
  const { mobile, to, code } = await sent()
  const answers = await Promise.all(Array.from({ length: 10 }, () => join(mobile, code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await profileOf(to)).toHaveLength(1)
})

test('a number that has an account gets no second one: its owner is told, and the answer does not tell', async () => {
  const { mobile, to, code } = await sent()
  await join(mobile, code)
  clock.move(1000)
  const [taken, free] = [await send(mobile), await send(number())]
  expect([taken.status, taken.value]).toEqual([free.status, free.value])
  expect((await messagesTo(house, to))[0]?.text).toContain('already has an account')
  expect(await join(mobile, code)).toMatchObject({ status: 400, errorCode: 'code_wrong' })
})

test('a code sent before somebody else proved the number makes no second account', async () => {
  const { mobile, code } = await sent()
  const other = await ask(register, { body: { ...form(mobile, code), username: 'firstone' }, headers })
  expect(other.status).toBe(200)
  clock.move(1000)
  expect(await join(mobile, code)).toMatchObject({ status: 400, errorCode: 'code_expired' })
})

test('registration by username asks for the code too, and a taken name leaves it good', async () => {
  const { mobile, code } = await sent()
  const named = (username: string, more: object = {}) =>
    ask(register, { body: { ...form(mobile, code), username, ...more }, headers })
  expect(await named('lan2026', { verificationCode: undefined })).toMatchObject({
    status: 400,
    fields: { verificationCode: [{ code: 'required' }] },
  })
  expect(await named('firstone')).toMatchObject({ status: 409, errorCode: 'username_taken' })
  expect((await named('lan2026')).status).toBe(200)
})

const refused: [string, object, string, string][] = [
  ['no number', { mobileNum: undefined }, 'mobileNum', 'required'],
  ['a number that nobody has', { mobileNum: '123456789' }, 'mobileNum', 'invalid_mobile'],
  ['no dialing code', { countryDialingCode: undefined }, 'countryDialingCode', 'required'],
  ['no code', { verificationCode: undefined }, 'verificationCode', 'required'],
  ['no password', { password: undefined }, 'password', 'required'],
  ['a username, which this way has none of', { username: 'lan2026' }, 'username', 'unknown_field'],
]
test.each(refused)('%s is refused at its field', async (_name, more, field, code) => {
  expect(await join('901239999', '123456', more)).toMatchObject({ status: 400, fields: { [field]: [{ code }] } })
})

test('where the brand asks for no password at this way, a code is enough, and none is taken', async () => {
  await setPolicy(deps, SAMPA, { flags: ['mobile_register', 'sms_verification'] })
  const { mobile, code } = await sent()
  expect(await join(mobile, code)).toMatchObject({ fields: { password: [{ code: 'not_allowed' }] } })
  expect((await join(mobile, code, { password: undefined })).status).toBe(200)
})

test('where the way is off nobody comes in by it', async () => {
  expect(await ask(registerMobile, { body: form('9175550001', '123456') })).toMatchObject({
    status: 403,
    errorCode: 'registration_closed',
  })
  await setPolicy(deps, LUCKY, { flags: ['mobile_register'] })
  expect(await ask(register, { body: { username: 'nobody01', password, agree: true } })).toMatchObject({
    status: 403,
    errorCode: 'registration_closed',
  })
})
