import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dicePayout, faces, multiplierOf, playDice, targetOf, winningOutcomes, wins } from './dice.ts'
import type { DiceChoices } from './dice.ts'
import type { Profile } from '../studio-game.ts'
import { Fraction } from '../fraction.ts'
import { roundWords } from '../seeds.ts'
import { hashes, published } from '../test/hashes.ts'
import { wordFor, wordsFrom } from '../test/words.ts'

const sides = [true, false]
const offered = sides.flatMap((over) =>
  Array.from({ length: faces }, (_, target): DiceChoices => ({ target, over })).filter(
    (choices) => winningOutcomes(choices) !== undefined,
  ),
)
const rolls = Array.from({ length: faces }, (_, roll) => roll)

const targets = (over: boolean) => offered.filter((choices) => choices.over === over).map(({ target }) => target)
const winning = (choices: DiceChoices) => rolls.reduce((won, roll) => (wins(roll, choices) ? won + 1 : won), 0)

describe('a dice target', () => {
  test.each([
    ['50', 5000],
    ['50.5', 5050],
    ['50.00', 5000],
    ['1.99', 199],
    ['98.99', 9899],
    ['0.01', 1],
    ['50.000', undefined],
    ['5e1', undefined],
    ['+50', undefined],
    ['-50', undefined],
    [' 50', undefined],
    ['50.', undefined],
    ['.5', undefined],
    ['1000', undefined],
    ['', undefined],
    ['NaN', undefined],
  ])('written “%s” is %s hundredths', (text, target) => {
    expect(targetOf(text)).toBe(target)
  })

  test('is offered from 1.99 to 98.99 over and from 1.00 to 98.00 under, nowhere else', () => {
    expect([targets(true).at(0), targets(true).at(-1), targets(true).length]).toEqual([199, 9899, 9701])
    expect([targets(false).at(0), targets(false).at(-1), targets(false).length]).toEqual([100, 9800, 9701])
    expect(winningOutcomes({ target: 50.5, over: true })).toBeUndefined()
    expect(winningOutcomes({ target: -1, over: true })).toBeUndefined()
    expect(() => multiplierOf({ target: 99, over: false }, 99)).toThrow('is not offered')
  })
})

describe('dice', () => {
  test('of all 10,000 rolls exactly the promised number wins, for every target offered', () => {
    expect(offered.filter((choices) => winning(choices) !== winningOutcomes(choices))).toEqual([])
    expect(offered).toHaveLength(19402)
  })

  test.each([99, 97] as const)(
    'at %d %% no target returns more than the profile, and what truncation takes is under a ten-thousandth of the chance',
    (profile) => {
      const promised = new Fraction(BigInt(profile), 100n)
      const wrong = offered.filter((choices) => {
        const chance = new Fraction(BigInt(winningOutcomes(choices) ?? 0), BigInt(faces))
        const kept = promised.sub(chance.mul(new Fraction(multiplierOf(choices, profile), 10000n)))
        return kept.numerator < 0n || chance.mul(new Fraction(1n, 10000n)).atMost(kept)
      })
      expect(wrong).toEqual([])
    },
  )

  test.each<[Profile, number, bigint, string]>([
    [99, 100, 990000n, '99/100'],
    [99, 4950, 20000n, '99/100'],
    [99, 5000, 19800n, '99/100'],
    [99, 9500, 10421n, '197999/200000'],
    [99, 9800, 10102n, '247499/250000'],
    [97, 4950, 19595n, '387981/400000'],
    [97, 5000, 19400n, '97/100'],
    [97, 9500, 10210n, '19399/20000'],
    [97, 9800, 9897n, '484953/500000'],
  ])(
    'at %d %% with %d winning rolls a win pays %d ten-thousandths and the exact return is %s',
    (profile, outcomes, multiplier, exact) => {
      const choices = { target: outcomes, over: false }
      expect(multiplierOf(choices, profile)).toBe(multiplier)
      expect(multiplierOf({ target: 9999 - outcomes, over: true }, profile)).toBe(multiplier)

      // Every roll is played, with a stake on which nothing has to be rounded.
      const stake = 10000n
      const returned = rolls.reduce(
        (sum, roll) => sum + playDice({ stake, choices, profile, unit: 1n }, wordsFrom([wordFor(roll, faces)])).payout,
        0n,
      )
      expect(new Fraction(returned, stake * BigInt(faces)).toString()).toBe(exact)
    },
  )

  test.each([
    [0, 9803],
    [1, 6738],
    [2, 1089],
    [3, 7123],
    [4, 189],
    [5, 4528],
  ])('at nonce %d of the published seeds rolls %d', (nonce, roll) => {
    const words = roundWords(hashes.hmac, published.serverSeed, published.clientSeed, nonce)
    const bet = { stake: 100000n, choices: { target: 5000, over: true }, profile: 99, unit: 100n } as const
    const won = roll > 5000
    expect(playDice(bet, words)).toEqual({
      payout: won ? 198000n : 0n,
      events: [{ kind: 'rolled', roll, target: 5000, over: true, multiplier: 19803n, won }],
    })
  })

  test('the target itself loses on both sides', () => {
    expect(wins(5000, { target: 5000, over: true })).toBe(false)
    expect(wins(5000, { target: 5000, over: false })).toBe(false)
    expect(wins(5001, { target: 5000, over: true })).toBe(true)
    expect(wins(4999, { target: 5000, over: false })).toBe(true)
  })

  test('a win is floored to the smallest payable step', () => {
    const choices = { target: 9500, over: false }
    expect(dicePayout({ stake: 100n, choices, profile: 99, unit: 100n })).toBe(100n)
    expect(dicePayout({ stake: 12300n, choices, profile: 99, unit: 100n })).toBe(12800n)
    expect(dicePayout({ stake: 30000n, choices, profile: 99, unit: 10000n })).toBe(30000n)
  })

  test('a win is never above stake × multiplier nor a whole step below it', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.constantFrom(...offered),
        fc.constantFrom(1n, 100n, 10000n),
        (stake, choices, unit) => {
          const paid = dicePayout({ stake, choices, profile: 99, unit })
          const exact = stake * multiplierOf(choices, 99)
          expect(paid % unit).toBe(0n)
          expect(paid * 10000n <= exact && exact < (paid + unit) * 10000n).toBe(true)
        },
      ),
    )
  })
})
