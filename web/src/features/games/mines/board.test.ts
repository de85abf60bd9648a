import { expect, test } from 'vitest'
import { autoStep, boardOf } from './board.ts'

test('of no round all tiles are closed and as many mines as are chosen lie below', () => {
  expect(boardOf(undefined, 5)).toMatchObject({ mines: 5, gems: [], hit: undefined, shown: [], over: false })
  expect(boardOf(undefined, 5).closed).toHaveLength(25)
})

test('a board knows its gems, and its mines only when the round is over', () => {
  const gem = { kind: 'tile_opened', tile: 7, safe: true, multiplier: '1.1250' } as const
  const mine = { kind: 'tile_opened', tile: 9, safe: false, multiplier: '0.0000' } as const
  const shown = { kind: 'mines_shown', mines: [9, 3, 4] } as const
  const choices = { mines: 3 }
  expect(boardOf({ choices, events: [gem] }, 1)).toMatchObject({ mines: 3, gems: [7], shown: [], over: false })
  const over = boardOf({ choices, events: [gem, mine, { ...shown, mines: [...shown.mines] }] }, 1)
  expect(over).toMatchObject({ gems: [7], hit: 9, shown: [9, 3, 4], over: true })
  expect(over.closed).toHaveLength(23)
})

test('autoplay opens closed tiles until it has the gems that were asked for, then leaves with them', () => {
  const gem = (tile: number) => ({ kind: 'tile_opened', tile, safe: true, multiplier: '1.1250' }) as const
  const after = (...opened: readonly number[]) => boardOf({ choices: { mines: 23 }, events: opened.map(gem) }, 1)
  const first = () => 0
  expect(autoStep(after(), 2, first)).toEqual({ kind: 'open', tile: 0 })
  expect(autoStep(after(0), 2, first)).toEqual({ kind: 'open', tile: 1 })
  expect(autoStep(after(0, 1), 2, first)).toEqual({ kind: 'cash_out' })
  // Of two tiles without a mine more than two gems cannot be had.
  expect(autoStep(after(0, 1), 9, first)).toEqual({ kind: 'cash_out' })
})
