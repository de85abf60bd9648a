import { expect, test } from 'vitest'
import { freePort } from '../run/gateway.mjs'
import { killInCorrections } from './correction-kills.ts'

const MINUTES = 60_000

// Twenty kills, as the results page has them, take minutes.
test(
  'a correction goes on where its worker or its database was killed, and each bet moves once',
  { timeout: 5 * MINUTES },
  async () => {
    const { doneAtKill, transfers } = await killInCorrections({
      kills: 2,
      bets: 5000,
      port: await freePort(),
      folder: 'correction-kills-twice',
    })
    expect(doneAtKill).toHaveLength(2)
    expect(transfers).toBeGreaterThan(15_000)
  },
)
