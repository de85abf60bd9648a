import { expect, test } from 'vitest'
import { startVendors, vendorSettings } from './vendor-wallet.mjs'

test('production has no pretended vendors, nor has a sandbox that names others', async () => {
  expect(await vendorSettings({ MODE: 'production' }, {})).toEqual({})
  expect(await vendorSettings({ VENDOR_WALLET_URL: 'https://vendors.example' }, {})).toEqual({})
  expect(startVendors({ env: {}, settings: {}, site: 'http://127.0.0.1:1' })).toBeUndefined()
})

test('their port is not the payment company’s, and their key is made anew at each start', async () => {
  const gateway = { PAYMENT_GATEWAY_URL: 'http://127.0.0.1:5240' }
  const [first, second] = [await vendorSettings({}, gateway), await vendorSettings({}, gateway)]
  expect(Number(new URL(first.VENDOR_WALLET_URL!).port)).not.toBe(5240)
  expect(first.VENDOR_WALLET_KEY).toHaveLength(64)
  expect(first.VENDOR_WALLET_KEY).not.toBe(second.VENDOR_WALLET_KEY)
})
