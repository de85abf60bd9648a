import type { Game } from '@croupier/contract/catalogue.ts'
import { expect, test } from 'vitest'
import { gamesOfPages } from './games-of-pages.ts'

const game = (index: number): Game => ({
  code: `G${index}`,
  nodeId: String(index),
  displayName: `Game ${index}`,
  vassalage: 'CROUPIER',
  accountTypeName: 'CROUPIER',
  vendorName: 'Croupier Studio',
  gameType: 'RNG',
  isHot: 0,
  isNew: false,
  jackpot: false,
  rtp: '96.00',
  minBet: '0.20',
  lines: 20,
  kind: 'video_slot',
  isGame: 'GAME',
  defaultPlayType: '',
  tags: [],
})
const catalogue = Array.from({ length: 50 }, (_, index) => game(index))
const page = (pageNum: number, from: number, to: number) => ({
  games: catalogue.slice(from, to),
  pageNum,
  totalPages: 3,
  total: 50,
})

test('pages of games stand one after the other', () => {
  expect(gamesOfPages([page(1, 0, 21), page(2, 21, 39)]).games).toEqual(catalogue.slice(0, 39))
  expect(gamesOfPages([page(1, 0, 21), page(2, 21, 39), page(3, 39, 50)])).toEqual({ games: catalogue, found: 50 })
})

test('a game that moved to a later page while somebody paged stands once', () => {
  expect(gamesOfPages([page(1, 0, 21), page(2, 20, 38)]).games).toEqual(catalogue.slice(0, 38))
})

test('before anything has arrived there is nothing to show', () => {
  expect(gamesOfPages([])).toEqual({ games: [], found: 0 })
})
