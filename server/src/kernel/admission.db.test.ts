import { get, post } from '@croupier/contract/call.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { bare } from '../../test/bare.ts'
import { route } from './route.ts'

const words = { summary: 'A call of the test', refusals: [], reply: z.strictObject({}) } as const
const shown = get('/wps/test/shown', { ...words, actor: 'anyone' })
const own = get('/wps/test/own', { ...words, actor: 'account' })
const pay = post('/wps/test/pay', { ...words, actor: 'account', limit: 'money' })

test('a crowd of guests keeps neither money, nor members, nor the look at the process’s health waiting', async () => {
  const { promise: open, resolve: letGo } = Promise.withResolvers<void>()
  let running = 0
  let most = 0
  const world = await bare({
    routes: [
      route(shown, async () => {
        most = Math.max(most, ++running)
        await open
        running--
        return {}
      }),
      route(own, async () => ({})),
      route(pay, async () => ({})),
    ],
  })
  const { token } = await world.session()
  const crowd = Array.from({ length: 200 }, () => world.send('GET', shown.path))

  expect((await world.send('POST', pay.path, { token })).statusCode).toBe(200)
  expect((await world.send('GET', own.path, { token })).statusCode).toBe(200)
  // Asked until it is so: a database that is slow to answer is not ready either, but the crowd stands until it is let go.
  await expect.poll(async () => (await world.send('GET', '/readyz')).statusCode).toBe(200)
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThanOrEqual(16)

  letGo()
  for (const answer of crowd) expect((await answer).statusCode).toBe(200)
})
