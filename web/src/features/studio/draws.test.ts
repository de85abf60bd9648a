import { strips } from '@croupier/engine/lucky-twenty-data.ts'
import { expect, test } from 'vitest'
import { drawsOf, hexOf } from './draws.ts'

test('the first number of a dice round is its roll in hundredths', () => {
  expect(drawsOf('DICE', { words: [0xac7ea145] })).toEqual([
    { word: 2893979973, hex: 'ac7ea145', n: 10000, drawn: 6738, key: 'draw_roll' },
  ])
})

test('the first five numbers of a spin are the stops of its reels', () => {
  const draws = drawsOf('LUCKY_TWENTY', { words: [0, 0xffffffff, 0x80000000, 1, 2, 3, 4] })
  expect(draws.map(({ reel }) => reel)).toEqual([1, 2, 3, 4, 5])
  expect(draws[1]?.drawn).toBe((strips[1]?.length ?? 0) - 1)
})

test('a number is shown as the HMAC shows it', () => {
  expect(hexOf(255)).toBe('000000ff')
})
