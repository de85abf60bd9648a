import type { GameEvent } from '@croupier/contract/studio.ts'
import { expect, test } from 'vitest'
import { playEvents } from '../player.ts'
import type { SpinEvent } from './events.ts'
import { handlersOf } from './handlers.ts'
import { emptyView } from './scene.ts'
import type { View } from './scene.ts'
import { luckyTwenty } from './titles/lucky-twenty.ts'
import { stormTumble } from './titles/storm-tumble.ts'

const spin = (fields: Partial<SpinEvent>): SpinEvent => ({
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

async function shown(events: readonly GameEvent[], title = luckyTwenty) {
  const views: View[] = []
  let view = emptyView
  const moves: string[] = []
  const handlers = handlersOf(
    { title, round: { events }, bet: '2.00' },
    {
      spinTo: async ({ kind }) => void moves.push(kind),
      tumbleTo: async ({ kind }, gone) => void moves.push(`${kind} ${gone.size}`),
      growTo: async ({ kind }) => void moves.push(kind),
      setView: (next) => {
        view = next(view)
        views.push(view)
      },
      wait: () => Promise.resolve(),
      say: () => undefined,
    },
  )
  await playEvents(events, handlers)
  return { moves, views, scenes: views.flatMap(({ scene }) => (scene ? [scene] : [])), end: view }
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
    { kind: 'free_spins', count: 2, more: false, symbol: undefined },
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
  expect(scenes).toEqual([{ kind: 'free_spins', count: 10, more: true, symbol: undefined }])
  expect(views.map(({ free }) => free?.of)).toEqual([2, 2, 2, 2, 12, 12])
})

test('the pot that falls is shown by itself, with what it paid', async () => {
  const { scenes } = await shown([spin({}), { kind: 'jackpot_won', amount: '104321.55' }])
  expect(scenes).toEqual([{ kind: 'jackpot', amount: '104321.55' }])
})

test('a drop that tumbles adds up, lights only what won last, and is multiplied at its end', async () => {
  const wins = [{ symbol: 'L1', count: 8, wild: false, amount: '0.90' }]
  const window = Array.from({ length: 6 }, (_, column) => (column < 4 ? ['L1', 'L1'] : ['H1', 'H2']))
  const { moves, scenes, end } = await shown(
    [
      spin({ window, wins, amount: '0.90' }),
      { kind: 'tumbled', free: false, index: 0, step: 1, window: [], wins: [], amount: '0.00' },
      { kind: 'multiplied', free: false, index: 0, by: 5, from: '0.90', amount: '4.50' },
    ],
    stormTumble,
  )
  expect(moves).toEqual(['spun', 'tumbled 8'])
  expect(scenes).toEqual([{ kind: 'multiplied', by: 5, from: '0.90', amount: '4.50' }])
  expect(end.result).toMatchObject({ amount: '4.50', celebrated: true, shows: [] })
})

test('free spins that are announced as a feature are announced once', async () => {
  const { scenes } = await shown([
    spin({ scatters: 3, awarded: 10, left: 10 }),
    { kind: 'feature_started', feature: 'free_spins', bought: false, count: 10 },
  ])
  expect(scenes).toEqual([{ kind: 'free_spins', count: 10, more: false, symbol: undefined }])
})

test('coins stay on the reels until they are collected', async () => {
  const coins = [{ column: 0, row: 0, amount: '1.00' }]
  const { views, end } = await shown([
    { kind: 'held', step: 0, left: 3, coins },
    { kind: 'collected', full: false, bonus: '0.00', amount: '1.00' },
  ])
  expect(views.some(({ held }) => held?.coins.length === 1)).toBe(true)
  expect(end.held).toBeUndefined()
})
