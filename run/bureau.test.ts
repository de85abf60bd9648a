import { expect, test } from 'vitest'
import { bureauSettings, startBureau } from './bureau.mjs'

test('production has no pretended results bureau, nor has a sandbox that names one', async () => {
  expect(await bureauSettings({ MODE: 'production' }, {})).toEqual({})
  expect(await bureauSettings({ RESULTS_BUREAU_URL: 'https://results.example' }, {})).toEqual({})
  expect(startBureau({ env: {}, settings: {}, site: 'http://127.0.0.1:1' })).toBeUndefined()
})

test('its port is not the vendor’s of games, and its key and secret are made anew at each start', async () => {
  const games = { SANDBOX_VENDOR_URL: 'http://127.0.0.1:5440' }
  const [first, second] = [await bureauSettings({}, games), await bureauSettings({}, games)]
  expect(Number(new URL(first.RESULTS_BUREAU_URL!).port)).not.toBe(5440)
  expect(first.RESULTS_BUREAU_KEY).toHaveLength(64)
  expect(first.RESULTS_BUREAU_SECRET).toHaveLength(64)
  expect(first.RESULTS_BUREAU_KEY).not.toBe(first.RESULTS_BUREAU_SECRET)
  expect(first.RESULTS_BUREAU_KEY).not.toBe(second.RESULTS_BUREAU_KEY)
  expect(first.RESULTS_BUREAU_SECRET).not.toBe(second.RESULTS_BUREAU_SECRET)
})
