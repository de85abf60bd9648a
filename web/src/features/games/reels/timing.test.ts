import { expect, test } from 'vitest'
import { reelTimes } from './timing.ts'

const plain = ['A', 'K', 'Q']
const withScatter = ['A', 'S', 'Q']

test('reels stop one after the other, 150 milliseconds apart', () => {
  const times = reelTimes([plain, plain, plain, plain, plain], 'S', 'normal')
  expect(times.ms).toEqual([900, 1050, 1200, 1350, 1500])
  expect(times.waits).toEqual([false, false, false, false, false])
})

test('two scatters make the following reels wait 600 milliseconds each, at most twice', () => {
  const times = reelTimes([withScatter, withScatter, plain, plain, plain], 'S', 'normal')
  expect(times.ms).toEqual([900, 1050, 1800, 2550, 2700])
  expect(times.waits).toEqual([false, false, true, true, true])
})

test('two scatters on the last reels make nobody wait', () => {
  expect(reelTimes([plain, plain, plain, withScatter, withScatter], 'S', 'normal').waits).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})

test('turbo stops all reels together and never waits', () => {
  expect(reelTimes([withScatter, withScatter, plain, plain, plain], 'S', 'turbo').ms).toEqual([350, 350, 350, 350, 350])
})
