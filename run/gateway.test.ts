import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort, gatewaySettings, startGateway } from './gateway.mjs'

test('production has no pretended payment company, nor has a sandbox that names another one', async () => {
  expect(await gatewaySettings({ MODE: 'production' })).toEqual({})
  expect(await gatewaySettings({ PAYMENT_GATEWAY_URL: 'https://pay.example' })).toEqual({})
  expect(startGateway({ env: {}, settings: {}, site: 'http://127.0.0.1:1' })).toBeUndefined()
})

test('its secrets are made anew at each start', async () => {
  const [first, second] = [await gatewaySettings({}), await gatewaySettings({})]
  expect(first.PAYMENT_GATEWAY_KEY).toHaveLength(48)
  expect(first.PAYMENT_GATEWAY_SECRET).toHaveLength(64)
  expect(first.PAYMENT_GATEWAY_KEY).not.toBe(second.PAYMENT_GATEWAY_KEY)
  expect(first.PAYMENT_GATEWAY_SECRET).not.toBe(second.PAYMENT_GATEWAY_SECRET)
})

test('it has the port after the site’s, or another one where that is taken', async () => {
  const port = await freePort()
  const taken = createServer().listen(port, '127.0.0.1')
  await once(taken, 'listening')
  const portOf = async (PORT: number) =>
    Number(new URL((await gatewaySettings({ PORT: String(PORT) })).PAYMENT_GATEWAY_URL!).port)

  expect(await portOf(port - 1)).not.toBe(port)
  taken.close()
  await once(taken, 'close')
  expect(await portOf(port - 1)).toBe(port)
})

test('a free port is none that the system lends to whoever connects', async () => {
  for (let time = 0; time < 20; time++) {
    const port = await freePort()
    expect(port).toBeGreaterThanOrEqual(10_000)
    expect(port).toBeLessThan(32_768)
  }
})
