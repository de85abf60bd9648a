import { sendFactorCode } from '@croupier/contract/security.ts'
import { expect, test } from 'vitest'
import { HASTE, LUCKY, setPolicy } from '../../../../test/policy.ts'
import { bindEmail, outbox } from '../../../../test/second-proof.ts'
import { world } from '../../../../test/world.ts'

const here = await world()
const { ask, member, deps, clock } = here
await setPolicy(deps, LUCKY, HASTE)

test('a code as a second proof goes to what the member has bound, and to nothing else', async () => {
  const { token } = await member()
  expect((await ask(sendFactorCode, { token, body: { method: 'email' } })).errorCode).toBe('second_factor_missing')
  await bindEmail(here, token, 'luna@inbox.example')
  clock.move(60_000)
  expect((await ask(sendFactorCode, { token, body: { method: 'sms' } })).errorCode).toBe('second_factor_missing')
  expect((await ask(sendFactorCode, { token, body: { method: 'email' } })).status).toBe(200)
  expect((await outbox(here)).at(-1)).toMatchObject({ address: 'luna@inbox.example', template: 'code' })
  expect((await ask(sendFactorCode, { body: { method: 'email' } })).errorCode).toBe('not_logged_in')
})
