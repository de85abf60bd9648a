import { expect, test } from 'vitest'
import { freePort } from '../run/gateway.mjs'
import { killInSteps } from './multi-step-kills.ts'

const MINUTES = 60_000

test(
  'rounds in the middle of their steps go on where they were when the server was killed, and every bet is settled once',
  { timeout: 5 * MINUTES },
  async () => {
    const once = { victims: ['server'], members: 6, port: await freePort(), folder: 'multi-step-kills-once' } as const
    const { rounds, resumed } = await killInSteps(once)
    expect(rounds).toBeGreaterThanOrEqual(6)
    expect(resumed).toBeGreaterThan(0)
  },
)
