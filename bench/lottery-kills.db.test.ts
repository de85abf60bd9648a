import { expect, test } from 'vitest'
import { freePort } from '../run/gateway.mjs'
import { killInLottery } from './lottery-kills.ts'

const MINUTES = 60_000

// Every phase with both victims, as the results page has them, takes minutes.
test(
  'when the site is killed in the middle of paying an issue, every line has one stake, one end and one rebate, and the next issue is drawn',
  { timeout: 5 * MINUTES },
  async () => {
    const { bets } = await killInLottery({
      kills: [{ victim: 'site', phase: 'settling' }],
      members: 6,
      port: await freePort(),
      folder: 'lottery-kills-once',
    })
    // Three chase three issues, three order on one; two lines each.
    expect(bets).toBe(24)
  },
)
