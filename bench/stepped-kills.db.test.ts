import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { killInSteps } from './stepped-kills.ts'

const MINUTES = 60_000

test(
  'rounds in the middle of their steps go on where they were when the server was killed, and every bet is settled once',
  { timeout: 5 * MINUTES },
  async () => {
    const once = { victims: ['server'], members: 6, port: await freePort(), folder: 'stepped-kills-once' } as const
    const { rounds, resumed } = await killInSteps(once)
    expect(rounds).toBeGreaterThanOrEqual(6)
    expect(resumed).toBeGreaterThan(0)
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
