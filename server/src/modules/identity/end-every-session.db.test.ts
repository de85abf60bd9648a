import { login, memberInfo, restoreSession } from '@croupier/contract/identity.ts'
import { expect, test } from 'vitest'
import { LUCKY, SAMPA } from '../../../test/policy.ts'
import { world } from '../../../test/world.ts'
import { endEverySession } from './end-every-session.ts'

const { deps, ask, member, solved } = await world()
const by = { by: 'ana', reason: 'a stolen backup' }

test('every member of the brand is out at once and no cookie brings anybody back; other brands are left alone', async () => {
  const { account, password, token } = await member()
  const remembered = await ask(login, {
    body: { type: 'username', username: account, password, rememberMe: true, challenge: await solved() },
  })
  const cookie = `remember=${remembered.cookies.find(({ name }) => name === 'remember')?.value}`
  expect(await endEverySession(deps, { id: SAMPA, merchant: 'SAMPA' }, by)).toBe(0)
  expect((await ask(memberInfo, { token })).status).toBe(200)
  expect(await endEverySession(deps, { id: LUCKY, merchant: 'LUCKY' }, by)).toBe(2)
  for (const dead of [token, remembered.value.token]) expect((await ask(memberInfo, { token: dead })).status).toBe(401)
  expect((await ask(restoreSession, { headers: { cookie } })).errorCode).toBe('not_logged_in')
  expect(await endEverySession(deps, { id: LUCKY, merchant: 'LUCKY' }, by)).toBe(0)
})
