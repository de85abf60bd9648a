import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { killInVendorStorm } from './vendor-kills.ts'

const MINUTES = 60_000

test(
  'in a vendor’s storm a killed server loses no bet: each was settled or returned, once',
  { timeout: 5 * MINUTES },
  async () => {
    const storm = { kills: 1, connections: 32, members: 50, port: await freePort(), folder: 'vendor-kills-once' }
    const pairs = await killInVendorStorm(storm)
    expect(pairs.filter(({ state }) => state === 'settled').length).toBeGreaterThan(0)
    expect(pairs.filter(({ state }) => state !== 'settled').length).toBeGreaterThan(0)
  },
)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
