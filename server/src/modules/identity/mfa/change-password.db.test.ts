import { changePassword, confirmSession, sessions } from '@croupier/contract/mfa.ts'
import { firstLogin, login, logout, memberInfo, restoreSession } from '@croupier/contract/identity.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { newId } from '#kernel/id.ts'
import { PLAIN_MEMBER } from '../../../../test/plain-member.ts'
import { HASTE, LUCKY, setPolicy } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'
import { createMember } from '../identity.ts'
import { hashPassword } from '../password/password.ts'

const { deps, clock, ask, member, sealed } = await world()
const OLD = 'Demo2026pass'
const NEW = 'Another2027pass'
await setPolicy(deps, LUCKY, { ...HASTE, challengeOn: { login: false, registration: false } })

const change = (token: string, body: object) =>
  ask(changePassword, { token, body: { newPassword: NEW, confirmNewPassword: NEW, ...body } })
const logIn = (username: string, password: string, rememberMe = false) =>
  ask(login, { body: { type: 'username', username, password, rememberMe } })

const defaultHash = await hashPassword(deps, 'a123456')
let made = 0
async function fresh(): Promise<string> {
  const account = `fresh${++made}`
  const row = {
    ...PLAIN_MEMBER,
    id: newId(deps),
    account,
    nickname: account,
    passwordHash: defaultHash,
    passwordIsDefault: true,
  }
  await inTransaction(deps.db, (tx) => createMember(tx, row, clock.now()))
  return account
}

beforeEach(() => clock.move(3_600_000))

describe('a member who changes the password', () => {
  test('goes on under a new token, and every other session and cookie ends', async () => {
    const { account, token } = await member()
    const other = await logIn(account, OLD, true)
    const cookie = `remember=${other.cookies[0]?.value}`

    const { status, value } = await change(token, { oldPassword: OLD })
    expect({ status, userName: value.userName, due: value.passwordExpired }).toEqual({
      status: 200,
      userName: account,
      due: false,
    })
    expect(value.token).not.toBe(token)
    expect((await ask(memberInfo, { token: value.token })).status).toBe(200)
    for (const dead of [token, other.value.token]) expect((await ask(memberInfo, { token: dead })).status).toBe(401)
    expect((await ask(restoreSession, { headers: { cookie } })).errorCode).toBe('not_logged_in')
    expect((await ask(sessions, { token: value.token })).value.list).toHaveLength(1)

    expect((await logIn(account, OLD)).errorCode).toBe('login_failed')
    expect((await logIn(account, NEW)).status).toBe(200)
  })

  test('stays remembered by a new cookie where the old session was remembered', async () => {
    const { account } = await member()
    const { value } = await logIn(account, OLD, true)
    const { cookies } = await change(value.token, { oldPassword: OLD })
    expect((await ask(restoreSession, { headers: { cookie: `remember=${cookies[0]?.value}` } })).status).toBe(200)
  })

  test.each([
    ['without the old one', {}, { oldPassword: [{ code: 'required' }] }],
    ['with a wrong old one', { oldPassword: 'Wrong2026pass' }, { oldPassword: [{ code: 'wrong_password' }] }],
    [
      'to the same',
      { oldPassword: OLD, newPassword: OLD, confirmNewPassword: OLD },
      { newPassword: [{ code: 'same_password' }] },
    ],
    [
      'to two different ones',
      { oldPassword: OLD, confirmNewPassword: OLD },
      { confirmNewPassword: [{ code: 'not_the_same' }] },
    ],
    [
      'to a short one',
      { oldPassword: OLD, newPassword: 'a1', confirmNewPassword: 'a1' },
      { newPassword: [{ code: 'too_short' }] },
    ],
    [
      'to a common one',
      { oldPassword: OLD, newPassword: 'Password123', confirmNewPassword: 'Password123' },
      { newPassword: [{ code: 'common_password' }] },
    ],
    [
      'to the house’s default',
      { oldPassword: OLD, newPassword: 'a123456', confirmNewPassword: 'a123456' },
      { newPassword: [{}] },
    ],
    ['with a field that is none', { oldPassword: OLD, rankLevel: 9 }, { rankLevel: [{ code: 'unknown_field' }] }],
  ])('%s is refused at the field, and nothing changes', async (_how, body, fields) => {
    const { account, token } = await member()
    expect(await change(token, body)).toMatchObject({ status: 400, fields })
    expect((await ask(memberInfo, { token })).status).toBe(200)
    expect((await logIn(account, OLD)).status).toBe(200)
  })

  test('does so once: of two changes at once the second no longer knows the old password', async () => {
    const { token } = await member()
    const answers = await Promise.all([change(token, { oldPassword: OLD }), change(token, { oldPassword: OLD })])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('may not guess the old one for ever: after three wrong ones the name is locked', async () => {
    const { token } = await member()
    for (let time = 0; time < 3; time++)
      expect((await change(token, { oldPassword: 'Wrong2026pass' })).status).toBe(400)
    expect(await change(token, { oldPassword: OLD })).toMatchObject({ status: 423, errorCode: 'login_locked' })
  })

  test('leaves a line in the history, and neither password anywhere', async () => {
    const { id, token } = await member()
    clock.move(1000)
    await change(token, { oldPassword: OLD })
    const { rows } = await sql<{ outcome: string; all: string }>`
      select outcome, (select string_agg(m::text, ' ') from identity.member m) as all
      from identity.login_history where member_id = ${id} order by at desc, id desc limit 1`.execute(deps.db)
    expect(rows[0]?.outcome).toBe('password_changed')
    expect(rows[0]?.all).not.toContain(NEW)
  })

  test('sends it encrypted, and the same envelope is good once', async () => {
    const { token } = await member()
    const body = { oldPassword: OLD, newPassword: NEW, confirmNewPassword: NEW }
    expect((await ask(changePassword, { token, raw: body })).errorCode).toBe('payload_not_encrypted')
    const payload = await sealed(body)
    const first = await ask(changePassword, { token, raw: { payload } })
    expect(first.status).toBe(200)
    expect((await ask(changePassword, { token: first.value.token, raw: { payload } })).errorCode).toBe(
      'payload_replayed',
    )
  })
})

describe('a member whose password is the house’s default', () => {
  test('can do nothing but choose another, whatever the page says', async () => {
    const { token, passwordExpired } = (await logIn(await fresh(), 'a123456')).value
    expect(passwordExpired).toBe(true)
    const round = {
      id: randomUUID(),
      gameCode: 'DICE',
      stake: '1.00',
      choices: { target: '50.00', over: true },
    } as const
    for (const refused of [
      await ask(balance, { token }),
      await ask(sessions, { token }),
      await ask(playRound, { token, body: round }),
      await ask(confirmSession, { token, body: { password: 'a123456' } }),
    ])
      expect(refused).toMatchObject({ status: 403, errorCode: 'password_change_required' })
    expect((await ask(memberInfo, { token })).status).toBe(200)
    expect((await ask(firstLogin, { token })).status).toBe(200)
  })

  test('need not type it again right after the login, and is free after the change', async () => {
    const account = await fresh()
    const { token } = (await logIn(account, 'a123456')).value
    const changed = await change(token, {})
    expect(changed.value.passwordExpired).toBe(false)
    expect((await ask(balance, { token: changed.value.token })).status).toBe(200)
    expect((await ask(balance, { token })).status).toBe(401)
    expect((await logIn(account, NEW)).value.passwordExpired).toBe(false)
  })

  test('types it when the login is no longer fresh', async () => {
    const { token } = (await logIn(await fresh(), 'a123456')).value
    clock.move(11 * 60_000)
    expect(await change(token, {})).toMatchObject({ status: 400, fields: { oldPassword: [{ code: 'required' }] } })
    expect((await change(token, { oldPassword: 'a123456' })).status).toBe(200)
  })

  test('is still held after the page was reopened by a cookie, and may log out', async () => {
    const { cookies } = await logIn(await fresh(), 'a123456', true)
    const restored = await ask(restoreSession, { headers: { cookie: `remember=${cookies[0]?.value}` } })
    expect(restored.value.passwordExpired).toBe(true)
    const { token } = restored.value
    expect((await ask(balance, { token })).errorCode).toBe('password_change_required')
    expect((await ask(logout, { token })).status).toBe(200)
  })
})
