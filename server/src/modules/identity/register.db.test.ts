import { login, memberInfo, register } from '@croupier/contract/identity.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { HASTE, LUCKY, SAMPA, setPolicy } from '../../../test/policy.ts'
import { world } from '../../../test/world.ts'

const PASSWORD = 'Sampag1ta2026'
const { deps, clock, ask, solved, hear } = await world()

const policy = (settings: Parameters<typeof setPolicy>[2]) => setPolicy(deps, LUCKY, settings)
const off = { login: false, registration: false }
await policy({ ...HASTE, challengeOn: off })

const form = (username: string, more: object = {}) => ({
  username,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  agree: true,
  ...more,
})
const join = (username: string, more: object = {}, headers = {}) =>
  ask(register, { body: form(username, more), headers })
const profileOf = async (account: string) =>
  (
    await sql<Record<string, unknown>>`
      select profile.* from identity.profile join identity.member on member.id = member_id where account = ${account}`.execute(
      deps.db,
    )
  ).rows[0]

test('a newcomer is logged in at once, is a player, and has an account with the credit', async () => {
  const { status, value } = await join('Juan27')
  expect(status).toBe(200)
  expect(value).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    firstTimeLogin: true,
    passwordExpired: false,
    userName: 'juan27',
  })
  expect((await ask(memberInfo, { token: value.token })).value).toMatchObject({
    account: 'juan27',
    nickname: 'juan27',
    type: 0,
    isAgent: 0,
    toUpline: false,
    clubLabel: { labelName: 'Bronze', rankLevel: 1 },
    memberLabel: [],
    avatarType: 'STATIC',
    currency: 'PHP',
    registeredAt: clock.now().toISOString(),
    lastLoginAt: null,
  })
  expect((await ask(balance, { token: value.token })).value.sumBalance).toBe('0.00')
  await hear()
  expect((await ask(balance, { token: value.token })).value.sumBalance).toBe('1000.00')
})

test('and logs in again with what was typed', async () => {
  await join('again01')
  expect((await ask(login, { body: { type: 'username', username: 'AGAIN01', password: PASSWORD } })).status).toBe(200)
})

test('every field of the form is kept in its own place, secrets as hashes', async () => {
  const more = {
    payeeName: 'Juan dela Cruz',
    nickname: 'Juan',
    mobileNum: '9175550142',
    countryDialingCode: '63',
    email: 'juan@mail.example',
    paymentPassword: '802714',
    birthday: '1990-02-28',
    idNumber: 'P-1234567',
    address: '12 Mabini St, Manila',
    nationality: 'Filipino',
    occupation: 'Nurse',
    sourceOfIncome: 'Salary',
    line: 'juan.line',
    whatsapp: '+639175550142',
    facebook: 'juan.fb',
    wechat: 'juan_wx',
    telegram: '@juan',
    zalo: '0901234567',
    qqNum: '1234567',
    domain: 'lucky.example',
    registerUrl: 'https://lucky.example/register',
    registerMethod: 'WEB',
    login: true,
  }
  expect((await join('kept01', more)).status).toBe(200)
  const kept = await profileOf('kept01')
  expect(kept).toMatchObject({
    payee_name: 'Juan dela Cruz',
    mobile_num: '9175550142',
    country_dialing_code: '63',
    email: 'juan@mail.example',
    birthday: '1990-02-28',
    id_number: 'P-1234567',
    address: '12 Mabini St, Manila',
    nationality: 'Filipino',
    occupation: 'Nurse',
    source_of_income: 'Salary',
    line: 'juan.line',
    whatsapp: '+639175550142',
    facebook: 'juan.fb',
    wechat: 'juan_wx',
    telegram: '@juan',
    zalo: '0901234567',
    qq_num: '1234567',
    domain: 'lucky.example',
    register_url: 'https://lucky.example/register',
    affiliate_code: null,
  })
  expect(kept?.payment_password_hash).toMatch(/^\$argon2id\$/)
})

test('a name is given to one member only, in whatever case it is typed', async () => {
  await join('taken01')
  expect(await join('TAKEN01')).toMatchObject({ status: 409, errorCode: 'username_taken' })
})

test('of ten who want the same name at once one gets it, and the others leave nothing behind', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => join('wanted01')))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect(new Set(answers.filter((answer) => answer.status !== 200).map((answer) => answer.errorCode))).toEqual(
    new Set(['username_taken']),
  )
  const { rows } = await sql<{ members: number; sessions: number; news: number }>`
    with one as (select id from identity.member where account = 'wanted01')
    select (select count(*)::int from one) as members,
           (select count(*)::int from kernel.session where member_id in (select id from one)) as sessions,
           (select count(*)::int from kernel.outbox
            where topic = 'member_registered' and keys ?| array(select id::text from one)) as news`.execute(deps.db)
  expect(rows).toEqual([{ members: 1, sessions: 1, news: 1 }])
})

test('the faults of a form are told in the caller’s language with the numbers of the rule, and nothing is kept', async () => {
  const answer = await join('abc', { email: 'nobody' }, { language: 'EN' })
  expect(answer).toMatchObject({ status: 400, errorCode: 'invalid_request' })
  expect(answer.fields).toMatchObject({ username: [{ code: 'too_short' }], email: [{ code: 'invalid' }] })
  expect(answer.fields.username?.[0]?.message).toMatch(/4.*15/)
  const vietnamese = await join('abc', {}, { language: 'VI' })
  expect(vietnamese.fields.username?.[0]?.message).not.toBe(answer.fields.username?.[0]?.message)
  expect(await profileOf('abc')).toBeUndefined()
})

const refused: [string, object, string, string][] = [
  ['an unknown field', { isAdmin: true }, 'isAdmin', 'unknown_field'],
  ['a field that the brand does not ask for', { recommenderId: 'AG01' }, 'recommenderId', 'not_allowed'],
  ['a disagreement', { agree: false }, 'agree', 'must_agree'],
  ['two different passwords', { confirmPassword: 'Sampag1ta2027' }, 'confirmPassword', 'not_the_same'],
  ['a common password', { password: 'Password123', confirmPassword: 'Password123' }, 'password', 'common_password'],
  ['somebody too young', { birthday: '2010-01-01' }, 'birthday', 'too_young'],
  ['a control character', { nickname: 'a\u0000b' }, 'nickname', 'invalid'],
  ['a name that is not text', { username: 7 }, 'username', 'wrong_type'],
]
test.each(refused)('%s is refused at its field', async (_name, more, field, code) => {
  const answer = await join('refused01', more)
  expect(answer).toMatchObject({ status: 400, errorCode: 'invalid_request', fields: { [field]: [{ code }] } })
  expect(await profileOf('refused01')).toBeUndefined()
})

test('the words for somebody too young name the brand’s age', async () => {
  expect((await join('young01', { birthday: '2010-01-01' })).fields.birthday?.[0]?.message).toContain('21')
})

test('with the challenge on, whether a name is taken is told only to who has solved one', async () => {
  await policy({ challengeOn: { login: true, registration: true } })
  expect(await join('taken01')).toMatchObject({ status: 400, errorCode: 'challenge_failed' })
  const challenge = await solved()
  expect(await join('taken01', { challenge })).toMatchObject({ status: 409, errorCode: 'username_taken' })
  expect(await join('other01', { challenge })).toMatchObject({ status: 400, errorCode: 'challenge_failed' })
  expect((await join('other01', { challenge: await solved() })).status).toBe(200)
  await policy({ challengeOn: off })
})

test('where registration is closed nobody comes in', async () => {
  await setPolicy(deps, SAMPA, { registration: { open: false } })
  expect(await join('sampa99', {}, { merchant: 'SAMPA' })).toMatchObject({
    status: 403,
    errorCode: 'registration_closed',
  })
})

test('more than the brand allows from one address are asked to wait', async () => {
  await policy({ rateLimits: { registration: { points: 2, seconds: 60 } } })
  const answers = [await join('rate01'), await join('rate02'), await join('rate03')]
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 429])
  expect(answers[2]).toMatchObject({ errorCode: 'too_many_requests', headers: { 'retry-after': expect.any(String) } })
})
