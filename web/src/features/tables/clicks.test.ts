import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Stakes } from './chips.ts'
import { Clicks } from './clicks.ts'

const on = (spot: string, units: bigint): Stakes => new Map([[spot, units]])

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function gathered() {
  const told: [string, bigint][][] = []
  const sent: [string, bigint][][] = []
  const clicks = new Clicks((laid) => told.push([...laid]))
  const due = () => sent.push([...clicks.take()])
  return { clicks, told, sent, due }
}

test('clicks close to each other are sent together, and a spot that was clicked twice is one bet', () => {
  const { clicks, sent, due } = gathered()
  clicks.add(on('banker', 10n), 700, due)
  vi.advanceTimersByTime(600)
  clicks.add(on('tie', 5n), 700, due)
  clicks.add(on('banker', 10n), 700, due)
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
  const { clicks, told, sent, due } = gathered()
  clicks.add(on('banker', 10n), 700, due)
  clicks.add(on('tie', 5n), 700, due)
  clicks.drop()
  expect(told.at(-1)).toEqual([['banker', 10n]])
  vi.advanceTimersByTime(700)
  expect(sent).toEqual([[['banker', 10n]]])
})

test('what is on its way is not taken back any more', () => {
  const { clicks, told } = gathered()
  clicks.add(on('banker', 10n), 700, () => undefined)
  expect([...clicks.take()]).toEqual([['banker', 10n]])
  clicks.drop()
  expect(told.at(-1)).toEqual([])
  expect(clicks.take().size).toBe(0)
})
