import { expect, test } from 'vitest'
import { freePort } from '../run/gateway.mjs'
import { killInVendorStorm } from './vendor-kills.ts'

const MINUTES = 60_000

test(
  'in a vendor’s storm a killed server loses no bet: each was settled or returned, once',
  { timeout: 5 * MINUTES },
  async () => {
    const storm = { kills: 1, connections: 32, members: 50, port: await freePort(), folder: 'vendor-kills-once' }
    const pairs = await killInVendorStorm(storm)
    expect(pairs.filter(({ state }) => state === 'settled').length).toBeGreaterThan(0)
    expect(pairs.filter(({ state }) => state !== 'settled').length).toBeGreaterThan(0)
  },
)
