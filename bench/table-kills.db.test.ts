import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { killAtTables } from './table-kills.ts'

const MINUTES = 60_000

// Every victim in every phase, as the results page has them, takes minutes.
test(
  'when a dealer is killed in the middle of paying, another goes on with its tables, and every bet is decided once',
  { timeout: 5 * MINUTES },
  async () => {
    const kills = [{ victim: 'dealer', phase: 'settling' }] as const
    const { bets, stallsMs } = await killAtTables({
      kills,
      members: 6,
      ports: await freePorts(),
      folder: 'table-kills-once',
    })
    expect(bets).toBeGreaterThan(0)
    // How fast another is there is measured by the bench, on a machine that does nothing else.
    expect(Math.max(...stallsMs)).toBeLessThan(MINUTES)
  },
)

async function freePorts(): Promise<readonly [number, number]> {
  const servers = Array.from({ length: 2 }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const [api = 0, dealer = 0] = servers.map((server) => (server.address() as AddressInfo).port)
  for (const server of servers) server.close()
  await Promise.all(servers.map((server) => once(server, 'close')))
  return [api, dealer]
}
