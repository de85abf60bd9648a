import { expect, test } from 'vitest'
import { Settings } from '../settings.ts'
import { TableSettings } from '../table-settings.ts'
import { tablePace } from './table-pace.ts'

/** The pace at a brand that has decided this of it. */
const paceAt = (pace: object, gameCode: string, speed: 'standard' | 'speed' = 'standard') =>
  tablePace({ settings: Settings.parse({ tables: { pace } }) }, { gameCode, speed })

test('one figure of a brand is all that differs from the standard', () => {
  const standard = paceAt({}, 'BACCARAT')
  expect(paceAt({ BACCARAT: { betMs: 15_000 } }, 'BACCARAT')).toEqual({ ...standard, betMs: 15_000 })
  expect(paceAt({ BACCARAT: { betMs: 15_000 } }, 'ROULETTE')).toEqual(paceAt({}, 'ROULETTE'))
})

test('quick tables have a pace of their own, in part too', () => {
  const quick = paceAt({}, 'BACCARAT', 'speed')
  expect(paceAt({ BACCARAT: { betMs: 15_000 } }, 'BACCARAT', 'speed')).toEqual(quick)
  expect(paceAt({ BACCARAT_SPEED: { resultMs: 2000 } }, 'BACCARAT', 'speed')).toEqual({ ...quick, resultMs: 2000 })
  expect(paceAt({ SICBO_SPEED: { betMs: 9000 } }, 'SICBO', 'speed')).toEqual({ ...paceAt({}, 'SICBO'), betMs: 9000 })
})

test.each([
  { betMs: 0 },
  { betMs: -1 },
  { betMs: 120_001 },
  { betMs: 15_000.5 },
  { betMs: Number.NaN },
  { betMs: Number.POSITIVE_INFINITY },
  { betMs: '15000' },
  { betMs: null },
  { guardMs: 10_001 },
  { stepMs: 0 },
  { decideAllMs: 999 },
  { window: 15_000 },
])('%j is no pace', (entry) => {
  expect(TableSettings.safeParse({ pace: { BACCARAT: entry } }).success).toBe(false)
})
