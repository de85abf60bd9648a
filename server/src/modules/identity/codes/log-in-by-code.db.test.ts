import { sendLoginCode } from '@croupier/contract/codes.ts'
import { login, memberInfo } from '@croupier/contract/identity.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { codeTo, messagesTo, wrongOf } from '../../../../test/outbox.ts'
import { HASTE, LUCKY, setPolicy } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'
import { bindAddress } from './codes.ts'

const house = await world()
const { deps, clock, ask, solved, member } = house
const codes = { expiredMinutes: 3, perAddressDay: 1000, perIpDay: 1000 }
await setPolicy(deps, LUCKY, { ...HASTE, codes, challengeOn: { login: false, registration: false } })

let numbers = 0
const number = () => `917555${String(4000 + numbers++)}`
const send = (mobileNum: string, more: object = {}) =>
  ask(sendLoginCode, { body: { mobileNum, countryDialingCode: '63', ...more } })
const enter = (mobileNum: string, verificationCode: string, more: object = {}) =>
  ask(login, { body: { type: 'sms', mobileNum, countryDialingCode: '63', verificationCode, ...more } })

async function owner() {
  const one = await member()
  const mobile = number()
  const proved = { brandId: LUCKY, memberId: one.id, channel: 'sms', to: `+63${mobile}` } as const
  await inTransaction(deps.db, (tx) => bindAddress(tx, deps, proved))
  return { ...one, mobile, to: `+63${mobile}` }
}

test('a member logs in by a code, without a password and without a challenge', async () => {
  const { account, mobile, to } = await owner()
  expect(await send(mobile)).toMatchObject({ status: 200, value: { expiredMinutes: 3 } })
  const { status, value } = await enter(mobile, await codeTo(house, to))
  expect(status).toBe(200)
  expect(value).toMatchObject({ userName: account, passwordExpired: false })
  expect((await ask(memberInfo, { token: value.token })).value.account).toBe(account)
})

test('the number is one however it is typed', async () => {
  const { mobile, to } = await owner()
  await send(`0${mobile.slice(0, 3)} ${mobile.slice(3)}`)
  expect((await enter(to, await codeTo(house, to))).status).toBe(200)
})

test('with remember-me the browser keeps a cookie', async () => {
  const { mobile, to } = await owner()
  await send(mobile)
  const { cookies } = await enter(mobile, await codeTo(house, to), { rememberMe: true })
  expect(cookies.find(({ name }) => name === 'remember')).toMatchObject({ httpOnly: true })
})

test('a number of nobody is answered like one of somebody, and nothing is sent to it', async () => {
  const { mobile } = await owner()
  const nobodys = number()
  const [one, other] = [await send(mobile), await send(nobodys)]
  expect([one.status, one.value]).toEqual([other.status, other.value])
  expect(await messagesTo(house, `+63${nobodys}`)).toEqual([])
  const [wrong, unknown] = [
    await enter(mobile, wrongOf(await codeTo(house, `+63${mobile}`))),
    await enter(nobodys, '123456'),
  ]
  expect(wrong).toMatchObject({ status: 400, errorCode: 'code_wrong' })
  expect([unknown.status, unknown.errorCode, unknown.message]).toEqual([wrong.status, wrong.errorCode, wrong.message])
})

test('what somebody merely typed at registration opens nothing', async () => {
  const { id } = await member()
  const mobile = number()
  await sql`update identity.profile set mobile_num = ${mobile}, mobile_e164 = ${`+63${mobile}`} where member_id = ${id}`.execute(
    deps.db,
  )
  expect((await send(mobile)).status).toBe(200)
  expect(await messagesTo(house, `+63${mobile}`)).toEqual([])
})

test('after three wrong codes the right one is void, and every miss is in the history', async () => {
  const { id, mobile, to } = await owner()
  await send(mobile)
  const code = await codeTo(house, to)
  for (let turn = 0; turn < 3; turn++) expect((await enter(mobile, wrongOf(code))).errorCode).toBe('code_wrong')
  expect(await enter(mobile, code)).toMatchObject({ status: 400, errorCode: 'code_expired' })
  const { rows } = await sql`select from identity.login_history where member_id = ${id} and outcome = 'failed'`.execute(
    deps.db,
  )
  expect(rows).toHaveLength(4)
})

test('one code given ten times at once lets one in', async () => {
  const { mobile, to } = await owner()
  await send(mobile)
  const code = await codeTo(house, to)
  const answers = await Promise.all(Array.from({ length: 10 }, () => enter(mobile, code)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a closed account stays out', async () => {
  const { id, mobile, to } = await owner()
  await sql`update identity.member set status = 'closed' where id = ${id}`.execute(deps.db)
  await send(mobile)
  expect(await enter(mobile, await codeTo(house, to))).toMatchObject({ status: 403, errorCode: 'account_closed' })
})

test('codes are asked for once a second at most', async () => {
  const mobile = number()
  expect((await send(mobile)).status).toBe(200)
  expect(await send(mobile)).toMatchObject({
    status: 429,
    errorCode: 'too_many_requests',
    headers: { 'retry-after': '1' },
  })
  clock.move(1000)
  expect((await send(mobile)).status).toBe(200)
})

test('what is no mobile number is refused, and so are unknown fields', async () => {
  expect(await send('12345')).toMatchObject({ status: 400, errorCode: 'mobile_invalid' })
  expect(await enter('12345', '123456')).toMatchObject({ status: 400, errorCode: 'mobile_invalid' })
  expect(await send(number(), { memberId: 'x' })).toMatchObject({ fields: { memberId: [{ code: 'unknown_field' }] } })
  expect(await enter(number(), ' ')).toMatchObject({ fields: { verificationCode: [{ code: 'required' }] } })
})

test('where the challenge is on a code costs one', async () => {
  await setPolicy(deps, LUCKY, { challengeOn: { login: true } })
  const mobile = number()
  expect(await send(mobile)).toMatchObject({ status: 400, errorCode: 'challenge_failed' })
  expect((await send(mobile, { challenge: await solved() })).status).toBe(200)
  await setPolicy(deps, LUCKY, { challengeOn: { login: false } })
})

test('where the brand has it off nobody logs in by a code', async () => {
  await setPolicy(deps, LUCKY, { flags: ['password_login'] })
  expect(await send(number())).toMatchObject({ status: 403, errorCode: 'forbidden' })
  expect(await enter(number(), '123456')).toMatchObject({ status: 403, errorCode: 'forbidden' })
})
