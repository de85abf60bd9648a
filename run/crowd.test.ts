import { expect, test } from 'vitest'
import { crowdSettings, startCrowd } from './crowd.mjs'

test('the sandbox has a crowd unless none is wanted; production has none', () => {
  expect(crowdSettings({}).CROWD_KEY).toMatch(/^[0-9a-f]{64}$/)
  expect(crowdSettings({})).not.toEqual(crowdSettings({}))
  expect(crowdSettings({ CROWD: '0' })).toEqual({})
  expect(crowdSettings({ MODE: 'production' })).toEqual({})
})

test('without a key nothing is started', () => {
  expect(startCrowd({ env: {}, settings: {}, site: 'http://127.0.0.1:1' })).toBeUndefined()
})
