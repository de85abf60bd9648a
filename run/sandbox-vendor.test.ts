import { expect, test } from 'vitest'
import { sandboxVendorSettings, startSandboxVendor } from './sandbox-vendor.mjs'

test('production has no pretended vendor of games, nor has a sandbox that names one', async () => {
  expect(await sandboxVendorSettings({ MODE: 'production' }, {})).toEqual({})
  expect(await sandboxVendorSettings({ SANDBOX_VENDOR_URL: 'https://games.example' }, {})).toEqual({})
  expect(startSandboxVendor({ env: {}, settings: {}, site: 'http://127.0.0.1:1' })).toBeUndefined()
})

test('its port is not the other vendors’, and its key is made anew at each start', async () => {
  const vendors = { VENDOR_WALLET_URL: 'http://127.0.0.1:5340' }
  const [first, second] = [await sandboxVendorSettings({}, vendors), await sandboxVendorSettings({}, vendors)]
  expect(Number(new URL(first.SANDBOX_VENDOR_URL!).port)).not.toBe(5340)
  expect(first.SANDBOX_VENDOR_KEY).toHaveLength(64)
  expect(first.SANDBOX_VENDOR_KEY).not.toBe(second.SANDBOX_VENDOR_KEY)
})
