import { expect, test } from 'vitest'
import { readLobby } from './lobby-search.ts'

test('a lobby’s address names the vendor and every filter', () => {
  expect(
    readLobby({
      page: 'CROUPIER',
      find: ' lucky ',
      show: 'hot',
      kind: 'video_slot',
      minBet: 5,
      lines: '20',
      sort: 'rtp',
    }),
  ).toEqual({
    page: 'CROUPIER',
    find: 'lucky',
    show: 'hot',
    kind: 'video_slot',
    minBet: '5',
    lines: 20,
    sort: 'rtp',
  })
})

test('what an address gets wrong is left out instead of breaking the page', () => {
  expect(readLobby({ page: '', find: {}, show: 'best', kind: '<b>', minBet: '-5', lines: 'many', sort: null })).toEqual(
    {},
  )
  for (const minBet of ['0', '1e3', 'much', {}]) expect(readLobby({ minBet })).toEqual({})
  expect(readLobby({ find: 'x'.repeat(500) }).find).toHaveLength(60)
})

test('an amount of any currency may be linked to', () => {
  for (const minBet of ['0.20', '5', '10000']) expect(readLobby({ minBet })).toEqual({ minBet })
})
