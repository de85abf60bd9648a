import type { Call } from '@croupier/contract/call.ts'
import { CALLS } from '@croupier/contract/contract.ts'
import { PERMISSIONS } from '@croupier/contract/permission.ts'
import { expect, test } from 'vitest'
import { demoOperators, demoRoles } from '../../../seed/operators.ts'
import { operatorIn } from '../../../test/operators.ts'
import { world } from '../../../test/world.ts'

const it = await world()
const calls = Object.values(CALLS)
  .flat()
  .filter(({ actor }) => actor === 'operator')
const named = calls.map((call) => [`${call.method} ${call.path}`, call] as const)
const ID = '01890000-0000-7000-8000-000000000000'

/** Asks with nothing right about it but the token: whoever may not is refused before it is looked at. */
const knock = (call: Call, token: string | undefined, merchant = 'LUCKY') =>
  it.app.http.inject({
    method: call.method,
    url: call.path.replaceAll(/\{\w+\}/g, ID),
    headers: { merchant, ...(token && { authorization: `Bearer ${token}` }) },
    ...(call.body ? { payload: {} } : {}),
  })

/** What anybody who works in the console may do about themselves. */
const OPEN = [
  'DELETE /wps/operator/session',
  'GET /wps/operator/me',
  'GET /wps/operator/me/sessions',
  'DELETE /wps/operator/me/sessions/{sessionId}',
  'POST /wps/operator/me/authenticator/offer',
  'POST /wps/operator/me/authenticator',
  'GET /wps/operator/approvals',
  'GET /wps/operator/approvals/{approvalId}',
  'GET /wps/operator/reasons',
  'POST /wps/operator/approvals/{approvalId}/confirm',
  'POST /wps/operator/approvals/{approvalId}/refuse',
  'GET /wps/operator/checks',
  'GET /wps/operator/views',
  // Which members are pretended: a mark beside a name, wherever the name may be seen.
  'GET /wps/operator/demo-players',
  'POST /wps/operator/me/password/proof',
  'POST /wps/operator/me/password',
  'POST /wps/operator/views',
  'DELETE /wps/operator/views/{viewId}',
]

test('every call of the console asks for a permission, but for what concerns oneself', () => {
  expect(named.filter(([, { permission }]) => permission === undefined).map(([name]) => name)).toEqual(
    expect.arrayContaining(OPEN.filter((name) => named.some(([one]) => one === name))),
  )
  expect(named.filter(([name, { permission }]) => permission === undefined && !OPEN.includes(name))).toEqual([])
})

test.each(named)('%s is closed to guests, members, other brands and whoever lacks the permission', async (_, call) => {
  expect((await knock(call, undefined)).json()).toMatchObject({ errorCode: 'not_logged_in' })
  expect((await knock(call, (await member).token)).json()).toMatchObject({ errorCode: 'not_logged_in' })
  for (const [username, token] of await tokens) {
    expect((await knock(call, token, username === 'operator01' ? 'NOBODY' : 'SAMPA')).statusCode).not.toBe(200)
    const operator = demoOperators.find((one) => one.username === username)
    const held = demoRoles
      .filter(({ code }) => operator?.roles.includes(code))
      .flatMap(({ permissions }) => permissions)
    if (call.permission === undefined || held.includes(call.permission)) continue
    expect((await knock(call, token)).json()).toMatchObject({ errorCode: 'forbidden' })
  }
})

test('each permission is held by the role that has all', () => {
  expect(demoRoles[0]?.permissions).toEqual(PERMISSIONS)
})

const member = it.member()
const tokens = (async () => {
  const found: [string, string][] = []
  for (const username of ['operator02', 'operator03', 'operator04'])
    found.push([username, await operatorIn(it, username)])
  return found
})()
