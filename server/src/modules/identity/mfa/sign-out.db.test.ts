import { loginHistory, sessions, signOutOthers, signOutSession } from '@croupier/contract/mfa.ts'
import { login, memberInfo, restoreSession } from '@croupier/contract/identity.ts'
import { expect, test } from 'vitest'
import { HASTE, LUCKY, setPolicy } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'

const { deps, ask, member } = await world()
await setPolicy(deps, LUCKY, { ...HASTE, challengeOn: { login: false, registration: false } })

async function onDevices(account: string, agents: readonly string[]) {
  const answers = []
  for (const agent of agents)
    answers.push(
      await ask(login, {
        body: { type: 'username', username: account, password: 'Demo2026pass', rememberMe: true },
        headers: { 'user-agent': agent },
      }),
    )
  return answers.map(({ value, cookies }) => ({ token: value.token, cookie: `remember=${cookies[0]?.value}` }))
}
const lives = async (token: string) => (await ask(memberInfo, { token })).status === 200

test('a member sees where they are logged in, and which of it is here', async () => {
  const { account, token } = await member()
  await onDevices(account, ['Phone'])
  const { list } = (await ask(sessions, { token })).value
  expect(list.map(({ userAgent, current }) => [userAgent, current])).toContainEqual(['Phone', false])
  expect(list.filter(({ current }) => current)).toHaveLength(1)
  expect(list).toHaveLength(2)
})

test('one device is logged out, and its cookie brings nothing back', async () => {
  const { account, token } = await member()
  const [phone, laptop] = await onDevices(account, ['Phone', 'Laptop'])
  const { list } = (await ask(sessions, { token })).value
  const sessionId = list.find(({ userAgent }) => userAgent === 'Phone')!.id

  expect((await ask(signOutSession, { token, params: { sessionId } })).status).toBe(200)
  expect([await lives(phone!.token), await lives(laptop!.token), await lives(token)]).toEqual([false, true, true])
  expect((await ask(restoreSession, { headers: { cookie: phone!.cookie } })).errorCode).toBe('not_logged_in')
  expect((await ask(restoreSession, { headers: { cookie: laptop!.cookie } })).status).toBe(200)
  expect(await ask(signOutSession, { token, params: { sessionId } })).toMatchObject({
    status: 404,
    errorCode: 'not_found',
  })
})

test('all others are logged out at once, cookies too, and the history says so', async () => {
  const { account, token } = await member()
  const others = await onDevices(account, ['Phone', 'Laptop', 'Tablet'])
  expect((await ask(signOutOthers, { token })).value).toEqual({ ended: 3 })
  for (const { token: other, cookie } of others) {
    expect(await lives(other)).toBe(false)
    expect((await ask(restoreSession, { headers: { cookie } })).errorCode).toBe('not_logged_in')
  }
  expect(await lives(token)).toBe(true)
  const { list, total } = (await ask(loginHistory, { token, query: { pageSize: 2, pageNo: 1 } })).value
  expect({ shown: list.length, total }).toEqual({ shown: 2, total: 5 })
})

test('somebody else’s session is not found and lives on', async () => {
  const [mine, theirs] = [await member(), await member()]
  const sessionId = (await ask(sessions, { token: theirs.token })).value.list[0]!.id
  expect((await ask(signOutSession, { token: mine.token, params: { sessionId } })).errorCode).toBe('not_found')
  expect(await lives(theirs.token)).toBe(true)
})
