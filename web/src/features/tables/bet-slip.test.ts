import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Stakes } from './chips.ts'
import { BetSlip } from './bet-slip.ts'

const on = (spot: string, units: bigint): Stakes => new Map([[spot, units]])

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function gathered() {
  const told: [string, bigint][][] = []
  const sent: [string, bigint][][] = []
  const slip = new BetSlip((laid) => told.push([...laid]))
  const due = () => sent.push([...slip.take()])
  return { slip, told, sent, due }
}

test('clicks close to each other are sent together, and a spot that was clicked twice is one bet', () => {
  const { slip, sent, due } = gathered()
  slip.add(on('banker', 10n), 700, due)
  vi.advanceTimersByTime(600)
  slip.add(on('tie', 5n), 700, due)
  slip.add(on('banker', 10n), 700, due)
  vi.advanceTimersByTime(699)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sent).toEqual([
    [
      ['banker', 20n],
      ['tie', 5n],
    ],
  ])
})

test('the last click is taken back before it is sent, and nothing is sent of what was taken back', () => {
  const { slip, told, sent, due } = gathered()
  slip.add(on('banker', 10n), 700, due)
  slip.add(on('tie', 5n), 700, due)
  slip.drop()
  expect(told.at(-1)).toEqual([['banker', 10n]])
  vi.advanceTimersByTime(700)
  expect(sent).toEqual([[['banker', 10n]]])
})

test('what is on its way is not taken back any more', () => {
  const { slip, told } = gathered()
  slip.add(on('banker', 10n), 700, () => undefined)
  expect([...slip.take()]).toEqual([['banker', 10n]])
  slip.drop()
  expect(told.at(-1)).toEqual([])
  expect(slip.take().size).toBe(0)
})
