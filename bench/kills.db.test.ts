import { expect, test } from 'vitest'
import { freePort } from '../run/gateway.mjs'
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
