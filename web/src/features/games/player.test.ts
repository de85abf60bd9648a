import { expect, test } from 'vitest'
import { playEvents } from './player.ts'
import type { Handlers } from './player.ts'

type ToldEvent =
  | { readonly kind: 'spun'; readonly index: number }
  | { readonly kind: 'jackpot_won'; readonly amount: string }

const events: readonly ToldEvent[] = [
  { kind: 'spun', index: 0 },
  { kind: 'jackpot_won', amount: '25000.00' },
  { kind: 'spun', index: 1 },
]

function stage() {
  const seen: string[] = []
  const handlers: Handlers<ToldEvent> = {
    spun: async ({ index }) => {
      await Promise.resolve()
      seen.push(`spin ${index}`)
    },
    jackpot_won: ({ amount }) => void seen.push(`pot ${amount}`),
  }
  return { seen, handlers }
}

test('events are played in order, each when the one before is done', async () => {
  const { seen, handlers } = stage()
  const marks: number[] = []
  await playEvents(events, handlers, { onPlayed: (count) => marks.push(count) })
  expect(seen).toEqual(['spin 0', 'pot 25000.00', 'spin 1'])
  expect(marks).toEqual([1, 2, 3])
})

test('an interrupted round goes on with the first event that was not played', async () => {
  const { seen, handlers } = stage()
  await playEvents(events, handlers, { from: 2 })
  expect(seen).toEqual(['spin 1'])
})

test('a page that is left plays no further event', async () => {
  const { seen, handlers } = stage()
  const leaving = new AbortController()
  await playEvents<ToldEvent>(events, { ...handlers, jackpot_won: () => leaving.abort() }, { signal: leaving.signal })
  expect(seen).toEqual(['spin 0'])
})

test('an event of another game is refused loudly', async () => {
  await expect(playEvents([{ kind: 'rolled' }], stage().handlers)).rejects.toThrow('“rolled”')
})
