import type { GameEvent } from '@croupier/contract/studio.ts'
import { expect, test } from 'vitest'
import { playEvents } from '../player.ts'
import type { Played } from '../round-desk.ts'
import { freeWonBy, handlersOf } from './handlers.ts'
import { emptyView } from './scene.ts'
import type { View } from './scene.ts'
import type { Spun } from './win-shows.ts'

const spin = (fields: Partial<Spun>): Spun => ({
  kind: 'spun',
  free: false,
  index: 0,
  stops: [0, 0, 0, 0, 0],
  window: [],
  wins: [],
  scatters: 0,
  scatterAmount: '0.00',
  amount: '0.00',
  awarded: 0,
  left: 0,
  ...fields,
})

async function shown(events: readonly GameEvent[], stake = '2.00') {
  const views: View[] = []
  let view = emptyView
  const round: Played = { roundId: 'r', stake, payout: '0.00', balance: '0.00', events }
  const handlers = handlersOf(round, {
    spinTo: () => Promise.resolve(),
    setView: (next) => {
      view = next(view)
      views.push(view)
    },
    wait: () => Promise.resolve(),
    say: () => undefined,
  })
  await playEvents(events, handlers)
  return { views, scenes: views.flatMap(({ scene }) => (scene ? [scene] : [])), end: view }
}

test.each([
  ['0.40', false],
  ['2.00', false],
  ['2.10', true],
])('a return of %s on a stake of 2.00 is celebrated: %s', async (amount, celebrated) => {
  const { end } = await shown([spin({ amount })])
  expect(end.result?.celebrated).toBe(celebrated)
})

test('free spins are announced, counted and summed up', async () => {
  const { views, scenes } = await shown([
    spin({ amount: '4.00', scatters: 3, awarded: 2, left: 2 }),
    spin({ free: true, index: 1, amount: '6.00', left: 1 }),
    spin({ free: true, index: 2, amount: '0.60', left: 0 }),
  ])
  expect(scenes).toEqual([
    { kind: 'free_spins', count: 2, more: false },
    { kind: 'free_spins_over', amount: '6.60' },
  ])
  expect(views.flatMap(({ free }) => (free ? [`${free.index} of ${free.of}: ${free.won}`] : []))).toContain(
    '2 of 2: 6.60',
  )
})

test('a retrigger adds to the count from the next spin on', async () => {
  const { views, scenes } = await shown([
    spin({ free: true, index: 1, scatters: 3, awarded: 10, left: 11 }),
    spin({ free: true, index: 2, left: 10 }),
  ])
  expect(scenes).toEqual([{ kind: 'free_spins', count: 10, more: true }])
  expect(views.map(({ free }) => free?.of)).toEqual([2, 2, 2, 2, 12, 12])
})

test('the pot that falls is shown by itself, with what it paid', async () => {
  const { scenes } = await shown([spin({}), { kind: 'jackpot_won', amount: '104321.55' }])
  expect(scenes).toEqual([{ kind: 'jackpot', amount: '104321.55' }])
})

test('what the paid spin won is not counted among the free spins', () => {
  expect(freeWonBy([spin({ amount: '4.00' }), spin({ free: true, index: 1, amount: '1.20' })], 1)).toBe('1.20')
})
