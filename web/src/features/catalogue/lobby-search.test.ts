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
  expect(
    readLobby({ page: '', find: {}, show: 'best', kind: '<b>', minBet: '0.37', lines: 'many', sort: null }),
  ).toEqual({})
  expect(readLobby({ find: 'x'.repeat(500) }).find).toHaveLength(60)
})
