import { expect, test } from 'vitest'
import { freePort } from '../run/gateway.mjs'
import { outages } from './outage.ts'

const MINUTES = 60_000

// The ten of each of the results page take minutes.
test(
  'a killed database and a killed server are there again, and nothing acknowledged is lost',
  { timeout: 5 * MINUTES },
  async () => {
    const { acknowledged, readyMs } = await outages({
      kills: 1,
      connections: 32,
      members: 50,
      port: await freePort(),
      folder: 'outage-once',
    })

    expect(acknowledged).toBeGreaterThan(0)
    // How fast they are there again is measured by the bench, on a machine that does nothing else.
    expect(Math.max(...readyMs.database, ...readyMs.server)).toBeLessThan(MINUTES)
  },
)
