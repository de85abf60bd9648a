import { expect, test } from 'vitest'
import type { SeenEvent } from '../layout.ts'
import { countOf, handsOf } from './blackjack-hands.ts'

const event = (kind: string, to: string, card?: string): SeenEvent => ({
  kind,
  takes: 1,
  at: '2026-11-22T10:00:00.000Z',
  to,
  ...(card === undefined ? {} : { card }),
  fresh: false,
})
const pair = [event('card', 'seat2', '8s'), event('card', 'seat2', '8h')]
const shown = (events: readonly SeenEvent[]) =>
  handsOf(events, 2).map(({ place, cards, split, doubled, surrendered }) => ({
    place,
    cards: cards.map(({ card }) => card).join(' '),
    marks: [split ? 'split' : '', doubled ? 'doubled' : '', surrendered ? 'surrendered' : ''].join(''),
  }))

test('a hand is what was dealt to its seat', () => {
  expect(shown([...pair, event('card', 'seat3', '9s'), event('card_hidden', 'dealer')])).toEqual([
    { place: 'seat2', cards: '8s 8h', marks: '' },
  ])
  expect(shown([event('card', 'seat20', '9s')])).toEqual([])
})

test('a split pair lies in two hands, each with its own cards after it', () => {
  const events = [
    ...pair,
    event('split', 'seat2'),
    event('card', 'seat2', '3d'),
    event('doubled', 'seat2'),
    event('card', 'seat2', 'Kd'),
    event('card', 'seat2_split', 'As'),
  ]
  expect(shown(events)).toEqual([
    { place: 'seat2', cards: '8s 3d Kd', marks: 'splitdoubled' },
    { place: 'seat2_split', cards: '8h As', marks: 'split' },
  ])
  expect(shown([...pair, event('surrendered', 'seat2')])).toMatchObject([{ marks: 'surrendered' }])
})

test.each<[string, boolean, string, number]>([
  ['As Kd', false, 'blackjack', 21],
  ['As Kd', true, 'hard', 21],
  ['As 6d', false, 'soft', 17],
  ['As 6d Kc', false, 'hard', 17],
  ['10s 6d Kc', false, 'over', 26],
])('%s, split %s, is %s %d', (cards, split, as, total) => {
  expect(countOf(cards.split(' '), split)).toEqual({ as, total })
})
