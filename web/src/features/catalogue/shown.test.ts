import type { Game } from '@croupier/contract/catalogue.ts'
import { expect, test } from 'vitest'
import { shownOf } from './shown.ts'

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
const page = (pageNum: number, size: number) => ({
  games: catalogue.slice((pageNum - 1) * size, pageNum * size),
  pageNum,
  totalPages: Math.ceil(50 / size),
  total: 50,
})

test('the lobby shows 21 games first and reaches every game by pages of 18, none twice', () => {
  expect(shownOf([page(1, 21)]).games).toHaveLength(21)
  expect(shownOf([page(1, 21), page(2, 18)]).games).toHaveLength(36)
  expect(shownOf([page(1, 21), page(2, 18), page(3, 18)]).games).toEqual(catalogue)
})

test('before anything has arrived there is nothing to show', () => {
  expect(shownOf([])).toEqual({ games: [], found: 0 })
})
