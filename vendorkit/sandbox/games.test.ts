import { randomInt } from 'node:crypto'
import { SANDBOX_GAMES, type SandboxPlay } from '@croupier/contract/sandbox-games.ts'
import { Fraction } from '@croupier/engine/fraction.ts'
import { WALLET_VENDORS } from '@croupier/contract/wallet-vendors.ts'
import { expect, test } from 'vitest'
import { PLAYS, returnOf } from './games.ts'

const isLess = (one: Fraction, other: Fraction) => one.numerator * other.denominator < other.numerator * one.denominator
const plays = Object.keys(PLAYS) as SandboxPlay[]
const least = (play: SandboxPlay) =>
  PLAYS[play].choices
    .map((choice) => returnOf(play, choice))
    .reduce((low, one) => (isLess(one, low) ? one : low), new Fraction(2n))

const ALL = [...SANDBOX_GAMES, ...WALLET_VENDORS.flatMap(({ games }) => games)]

test.each(ALL.map((game) => [game.name, game] as const))('the return listed for %s is counted', (_, game) => {
  expect(least(game.play).mul(new Fraction(100n)).decimal(4)).toBe(game.rtp)
})

test('every title has a code, a name and a drawing of its own', () => {
  const of = (key: 'code' | 'name') => new Set(ALL.map((game) => game[key])).size
  expect([of('code'), of('name')]).toEqual([ALL.length, ALL.length])
  expect(new Set(SANDBOX_GAMES.map(({ category }) => category)).size).toBe(8)
})

test.each(plays)('%s pays as often as its odds say', (play) => {
  const rounds = 40_000
  for (const choice of PLAYS[play].choices) {
    const expected = Number(returnOf(play, choice).decimal(6))
    const square = PLAYS[play]
      .odds(choice)
      .reduce((sum, [chance, pays]) => sum + Number(chance.decimal(9)) * (pays / 100) ** 2, 0)
    let sum = 0
    for (let round = 0; round < rounds; round++) sum += (PLAYS[play].play(choice, randomInt)?.hundredths ?? 0) / 100
    // Six standard deviations: once in hundreds of millions.
    expect(Math.abs(sum / rounds - expected)).toBeLessThan(6 * Math.sqrt((square - expected ** 2) / rounds))
  }
})

test('what can’t be bet on is not played', () => {
  for (const play of ['wheel', 'match', 'bout'] as const) expect(PLAYS[play].play('nothing', randomInt)).toBeUndefined()
})
