import { sendBindingCode } from '@croupier/contract/security.ts'
import { expect, test } from 'vitest'
import { HASTE, LUCKY, setPolicy } from '../../../../test/policy.ts'
import { outbox } from '../../../../test/second-proof.ts'
import { world } from '../../../../test/world.ts'

const here = await world()
const { ask, member, deps } = here
await setPolicy(deps, LUCKY, HASTE)

test('a code for a new address goes to that address once in a while, and nobody else hears of it', async () => {
  const { token } = await member()
  const body = { channel: 'mail' as const, to: 'luna@inbox.example' }
  expect((await ask(sendBindingCode, { token, body })).value).toEqual({ expiredMinutes: expect.any(Number) })
  expect((await ask(sendBindingCode, { token, body })).errorCode).toBe('too_many_requests')
  expect(await outbox(here)).toMatchObject([{ address: 'luna@inbox.example', template: 'code' }])
})
