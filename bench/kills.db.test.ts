import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { killAgainAndAgain } from './kills.ts'

const MINUTES = 60_000

// The twenty of the results page take minutes.
test(
  'what a killed server had acknowledged is kept, and a plain start serves again',
  { timeout: 5 * MINUTES },
  async () => {
    const { acknowledged, restartMs } = await killAgainAndAgain({
      kills: 1,
      connections: 64,
      members: 50,
      port: await freePort(),
      folder: 'kills-once',
    })

    expect(acknowledged).toBeGreaterThan(0)
    // How fast it is there again is measured by the bench, on a machine that does nothing else.
    expect(Math.max(...restartMs)).toBeLessThan(MINUTES)
  },
)

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
