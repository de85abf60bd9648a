import { expect, test } from 'vitest'
import { freePort } from '../run/gateway.mjs'
import { killInWork } from './work-kills.ts'

const MINUTES = 60_000

// Twenty kills of each, as the results page has them, take minutes.
test(
  'whatever is killed in a re-count or a move, bets, figures, ledger and tree stand as if nothing had been',
  { timeout: 5 * MINUTES },
  async () => {
    const { bets } = await killInWork({
      works: ['recount', 'move'],
      kills: 2,
      members: 2000,
      bets: 1000,
      port: await freePort(),
      folder: 'work-kills-of-each',
    })
    expect(bets).toBeGreaterThan(1000)
  },
)
