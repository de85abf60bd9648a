import { CALLS } from '@croupier/contract/contract.ts'
import { login, memberInfo, restoreSession } from '@croupier/contract/identity.ts'
import { expect, test } from 'vitest'
import { HASTE, LUCKY, setPolicy } from '../test/policy.ts'
import { world } from '../test/world.ts'

const { app, ask, deps, member } = await world()
await setPolicy(deps, LUCKY, { ...HASTE, challengeOn: { login: false, registration: false } })
const { account, password, token } = await member()
const kept = await ask(login, { body: { type: 'username', username: account, password, rememberMe: true } })
const secret = kept.cookies.find(({ name }) => name === 'remember')!.value

const ELSEWHERE = 'https://elsewhere.example'
const calls = Object.values(CALLS)
  .flat()
  .map((call) => [`${call.method} ${call.path}`, call] as const)
const writing = calls.filter(([, { method }]) => method !== 'GET')
const urlOf = (path: string) => path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')

test.each(calls.filter(([, { actor }]) => actor !== 'anyone'))(
  '%s is not made by what a browser sends by itself: cookies are no login',
  async (_name, { method, path }) => {
    const headers = { cookie: `remember=${secret}; token=${token}`, origin: ELSEWHERE }
    const { statusCode } = await app.http.inject({ method, url: urlOf(path), headers })
    expect(statusCode).toBe(401)
  },
)

// What a page of another site can send without asking first: a form, or text.
test.each(writing.filter(([, { form, upload }]) => !form && !upload))(
  '%s takes nothing from a form of another site',
  async (_name, { method, path }) => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const headers = { 'content-type': type, origin: ELSEWHERE, authorization: `Bearer ${token}` }
      const { statusCode } = await app.http.inject({ method, url: urlOf(path), headers, payload: 'a=1' })
      expect(statusCode).toBe(415)
    }
  },
)

test.each(calls)('%s is read by no page of another site', async (_name, { method, path }) => {
  const headers = { origin: ELSEWHERE, 'access-control-request-method': method }
  const asked = await app.http.inject({ method: 'OPTIONS', url: urlOf(path), headers })
  expect(asked.statusCode).toBe(405)
  const answer = await app.http.inject({ method, url: urlOf(path), headers })
  for (const { headers: said } of [asked, answer])
    expect(Object.keys(said).filter((name) => name.startsWith('access-control-'))).toEqual([])
})

test('the one cookie that opens something is sent by no page of another site, and to no call but those', async () => {
  expect(kept.cookies.map(({ name, path }) => [name, path])).toEqual([
    ['remember', '/wps/session'],
    // It opens nothing: whoever has it is somebody who has logged in from here before.
    ['device', '/wps'],
  ])
  for (const cookie of kept.cookies) expect(cookie).toMatchObject({ sameSite: 'Strict', httpOnly: true })
  const restored = await ask(restoreSession, { headers: { cookie: `remember=${secret}` } })
  expect((await ask(memberInfo, { token: restored.value.token })).value.account).toBe(account)
})
