import { describe, expect, test } from 'vitest'
import { Fraction } from '../fraction.ts'
import { jackpotContribution, lines } from './lucky-twenty-data.ts'
import { analysis, fullCycle, scatterChances, variances } from './lucky-twenty-odds.ts'

const inStakes = (lineBets: number) => new Fraction(BigInt(lineBets), BigInt(fullCycle().cycle) * BigInt(lines.length))

describe('Lucky Twenty, exactly', () => {
  test('returns 31234330897665/32677667274752 of the stakes without the pot, part by part', () => {
    const exact = analysis()
    expect(exact.baseLineReturn.decimal(8)).toBe('0.75925738')
    expect(exact.scatterReturn.decimal(9)).toBe('0.017758906')
    expect(exact.featureReturn.decimal(8)).toBe('0.17881483')
    expect(exact.returnWithoutJackpot.toString()).toBe('31234330897665/32677667274752')
  })

  test('returns half a per cent more by the pot, to which every stake gives just that', () => {
    const { jackpotReturn, totalReturn } = analysis()
    expect(jackpotReturn.toString()).toBe('1/200')
    expect(totalReturn.toString()).toBe('784942980850969/816941681868800')
    expect(totalReturn.decimal(8)).toBe('0.96083111')
    const { seedNumerator, seedDenominator } = jackpotContribution
    expect(jackpotReturn.mul(new Fraction(seedNumerator, seedDenominator)).toString()).toBe('1/1000')
  })

  test('counted over all 33,554,432 spins returns what the strips say by arithmetic', () => {
    const exact = analysis()
    const counted = fullCycle()
    expect(counted.cycle).toBe(32 ** 5)
    expect(counted.sumLineBets).toBe(521446800)
    expect(inStakes(counted.sumLineBets)).toEqual(exact.baseLineReturn.add(exact.scatterReturn))
    expect(new Fraction(BigInt(counted.triggers), BigInt(counted.cycle))).toEqual(exact.triggerChance)
  })

  test('hits in 12,830,423 spins of its cycle and wins at most 131.4 stakes in one', () => {
    const { hits, cycle, maxLineBets, byLineBets } = fullCycle()
    expect(hits).toBe(12830423)
    expect(new Fraction(BigInt(hits), BigInt(cycle)).decimal(7)).toBe('0.3823764')
    expect(maxLineBets).toBe(2628)
    expect(byLineBets.reduce((sum, count) => sum + count, 0)).toBe(cycle)
  })

  test('awards free spins in 239,058 spins of its cycle, 10.77 for each trigger in the long run', () => {
    const { triggerChance, freeSpinsPerTrigger } = analysis()
    expect(fullCycle().triggers).toBe(239058)
    expect(triggerChance.toString()).toBe('119529/16777216')
    expect(new Fraction(1n).div(triggerChance).decimal(5)).toBe('140.36105')
    // n spins for a trigger: ten, and in each of the n a trigger again.
    const ten = new Fraction(10n)
    expect(ten.add(freeSpinsPerTrigger.mul(triggerChance).mul(ten))).toEqual(freeSpinsPerTrigger)
    expect(freeSpinsPerTrigger.decimal(4)).toBe('10.7671')
  })

  test('shows every number of scatters with a chance, and the chances sum to one', () => {
    const chances = scatterChances()
    expect(chances.reduce((sum, chance) => sum.add(chance)).toString()).toBe('1')
    expect(chances[5]?.toString()).toBe(new Fraction(3n ** 5n, 32n ** 5n).toString())
  })

  test('deviates by 3.6065631 stakes a round, 2.0862841 without the free spins', () => {
    const { baseOnly, total } = variances()
    expect(total.root(16).decimal(7)).toBe('3.6065631')
    expect(baseOnly.root(16).decimal(7)).toBe('2.0862841')
  })
})
