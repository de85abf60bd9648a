import { moveSandboxClock, sandboxClock } from '@croupier/contract/clock.ts'
import { expect, test } from 'vitest'
import { operatorIn } from '../../test/operators.ts'
import { world } from '../../test/world.ts'

const it = await world()

test('production has no such clock', async () => {
  const token = await operatorIn(it)
  Object.assign(it.deps.config, { mode: 'production' })
  expect((await it.ask(sandboxClock, { token })).errorCode).toBe('not_found')
  const to = new Date(it.clock.now().getTime() + 1000).toISOString()
  expect((await it.ask(moveSandboxClock, { token, body: { to } })).errorCode).toBe('not_found')
})
