import { expect, test } from 'vitest'
import { pilesOf } from './piles.ts'

test('cards lie at their places, one face down until it is shown', () => {
  const hidden = [
    { kind: 'card', to: 'player', card: 'As' },
    { kind: 'card_hidden', to: 'dealer' },
    { kind: 'card', to: 'dealer', card: '9h' },
  ]
  expect(pilesOf(hidden)).toEqual([
    { to: 'player', pieces: ['As'] },
    { to: 'dealer', pieces: ['', '9h'] },
  ])
  expect(pilesOf([...hidden, { kind: 'card_shown', to: 'dealer', card: '10c' }])[1]).toEqual({
    to: 'dealer',
    pieces: ['10c', '9h'],
  })
})

test.each([
  { event: { kind: 'dice', dice: [1, 4, 6] }, pile: { to: 'dice', pieces: ['1', '4', '6'] } },
  { event: { kind: 'ball', number: 17 }, pile: { to: 'ball', pieces: ['17'] } },
  { event: { kind: 'coins', coins: [true, false], red: 1 }, pile: { to: 'coins', pieces: ['true', 'false'] } },
  { event: { kind: 'beads', count: 38, rest: 2 }, pile: { to: 'beads', pieces: ['2'] } },
  { event: { kind: 'tile', to: 'banker', tile: 'white' }, pile: { to: 'banker', pieces: ['white'] } },
])('$event.kind is told as it lies', ({ event, pile }) => {
  expect(pilesOf([event])).toEqual([pile])
})

test('what is no piece is not told', () => {
  expect(pilesOf([{ kind: 'split', to: 'seat1' }])).toEqual([])
})

test('of many hands that of the house is told first, and no more than four', () => {
  const dealt = ['first', 'player1', 'player2', 'player3', 'player4', 'banker'].map((to) => ({
    kind: 'card',
    to,
    card: '2c',
  }))
  expect(pilesOf(dealt).map(({ to }) => to)).toEqual(['banker', 'player1', 'player2', 'player3'])
})
