import { expect, test } from 'vitest'
import { freePort } from '../run/gateway.mjs'
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
      ports: [await freePort(), await freePort()],
      folder: 'table-kills-once',
    })
    expect(bets).toBeGreaterThan(0)
    // How fast another is there is measured by the bench, on a machine that does nothing else.
    expect(Math.max(...stallsMs)).toBeLessThan(MINUTES)
  },
)
