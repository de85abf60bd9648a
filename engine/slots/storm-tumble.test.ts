import { describe, expect, test } from 'vitest'
import { Fraction } from '../fraction.ts'
import { seededWords, wordFor, wordsFrom } from '../test/words.ts'
import type { SlotEvent } from './events.ts'
import { baseMultipliers, cellWeights, freeMultipliers, multipliersOf, pays } from './storm-tumble-data.ts'
import { stormTumble } from './storm-tumble-game.ts'
import { analysis, hitChance, scatterChance, topPrize, tumbleChance } from './storm-tumble-odds.ts'
import { playStormTumble } from './storm-tumble.ts'

const bet = { stake: 1_0000n, unit: 100n, bought: false }
const symbols = cellWeights.map(([symbol]) => symbol)
const noScatter = wordFor(50, 100)
/** The word that draws this symbol. */
const cell = (symbol: string) => {
  const at = symbols.findIndex((each) => each === symbol)
  return wordFor(
    cellWeights.slice(0, at).reduce((sum, [, weight]) => sum + weight, 0),
    100,
  )
}
const column = (text: string): number[] => [noScatter, ...text.split(' ').map(cell)]
const withScatter = (row: number, text: string): number[] => [
  wordFor(0, 100),
  wordFor(row, 5),
  ...text.split(' ').map(cell),
]
const quietColumns = [
  'H1 H2 H3 H4 L1',
  'L2 L3 L4 H1 H2',
  'H3 H4 L1 L2 L3',
  'L4 H1 H2 H3 H4',
  'L1 L2 L3 L4 H1',
  'H2 H3 H4 L1 L2',
]
const quiet = quietColumns.flatMap(column)
const quietFour = quietColumns.map((text) => text.split(' ').slice(0, 4).join(' '))
const kinds = (events: readonly SlotEvent[]) => events.map(({ kind }) => kind)

describe('a drop of Storm Tumble', () => {
  test('takes one word a column for its scatter and one a cell, column by column from the top', () => {
    const words = wordsFrom([...quiet, 99])
    const { events, payout } = playStormTumble(bet, words)
    expect(payout).toBe(0n)
    expect(events).toEqual([
      expect.objectContaining({ kind: 'spun', stops: [], scatters: 0, wins: [], amount: 0n, left: 0 }),
    ])
    expect(events[0]).toMatchObject({ window: quietColumns.map((text) => text.split(' ')) })
    expect(words.next()).toBe(99)
  })

  test('of eight of a kind pays, loses them, lets the rest fall, fills up and draws a multiplier last', () => {
    const first = ['H1 H1 H1 H1 H1', 'H1 H1 H1 L1 L2', ...quietColumns.slice(2).map((text) => text.replace('H1', 'L4'))]
    const refill = ['H2 H3 L1 L2 L3', 'L4 H4 H2'].flatMap((text) => text.split(' ').map(cell))
    const words = wordsFrom([...first.flatMap(column), ...refill, wordFor(9999, multipliersOf), 5])
    const { events, payout } = playStormTumble(bet, words)
    expect(kinds(events)).toEqual(['spun', 'tumbled', 'multiplied'])
    expect(events[0]).toMatchObject({ wins: [{ symbol: 'H1', count: 8, amount: 8_9500n }], amount: 8_9500n })
    expect(events[1]).toMatchObject({ step: 1, wins: [], amount: 0n })
    const [one, two] = events[1]!.kind === 'tumbled' ? events[1]!.window : []
    expect(one).toEqual(['H2', 'H3', 'L1', 'L2', 'L3'])
    expect(two).toEqual(['L4', 'H4', 'H2', 'L1', 'L2'])
    expect(events[2]).toMatchObject({ by: 500, from: 8_9500n, amount: 500n * 8_9500n })
    expect(payout).toBe(500n * 8_9500n)
    expect(words.next()).toBe(5)
  })

  test.each([
    [4, 3, 10],
    [5, 5, 12],
    [6, 100, 15],
  ])(
    'with %i scatters pays %i stakes, which no multiplier counts, and starts %i free drops',
    (scatters, stakes, spins) => {
      const first = quietFour.flatMap((text, at) => (at < scatters ? withScatter(2, text) : column(quietColumns[at]!)))
      const { events, payout } = playStormTumble(
        bet,
        wordsFrom([...first, ...Array.from({ length: 15 }, () => quiet).flat()]),
      )
      expect(events[0]).toMatchObject({
        scatters,
        scatterAmount: BigInt(stakes) * bet.stake,
        awarded: spins,
        left: spins,
      })
      expect(events[1]).toEqual({ kind: 'feature_started', feature: 'free_spins', bought: false, count: spins })
      expect(events).toHaveLength(spins + 2)
      expect(payout).toBe(BigInt(stakes) * bet.stake)
    },
  )

  test('in a free drop three scatters add five more', () => {
    const three = quietFour.flatMap((text, at) => (at < 3 ? withScatter(0, text) : column(quietColumns[at]!)))
    const { events } = playStormTumble(
      { ...bet, bought: true },
      wordsFrom([...three, ...Array.from({ length: 14 }, () => quiet).flat()]),
    )
    expect(events[0]).toEqual({ kind: 'feature_started', feature: 'free_spins', bought: true, count: 10 })
    expect(events[1]).toMatchObject({ free: true, index: 1, awarded: 5, left: 14, scatterAmount: 0n })
    expect(events).toHaveLength(16)
  })

  test('pays by the number of cells', () => {
    const { H1, L4 } = pays
    expect([H1, L4]).toEqual([
      [895, 2235, 5585],
      [45, 90, 335],
    ])
    const all = Array.from({ length: 6 }, () => column('L4 L4 L4 L4 L4')).flat()
    const { events } = playStormTumble(
      { ...bet, payoutCap: 1n },
      wordsFrom([...all, ...quietColumns.flatMap((text) => text.split(' ').map(cell)), 0]),
    )
    expect(events[0]).toMatchObject({ wins: [{ symbol: 'L4', count: 30, amount: 3_3500n }] })
    expect(events.at(-1)).toEqual({ kind: 'capped', at: 1n })
  })

  test('is told on the wire with what was drawn', () => {
    const { events } = playStormTumble(bet, seededWords(4))
    const wire = stormTumble.wire(events, 2)
    expect(stormTumble.drawn(wire)[0]).toMatch(/^(?:[HLS]\d? ?){5}(?:\| (?:[HLS]\d? ?){5}){5}$/)
    expect(JSON.parse(JSON.stringify(wire))).toEqual(wire)
  })
})

describe('Storm Tumble, exactly', () => {
  test('has weights that come to the whole', () => {
    for (const multipliers of [baseMultipliers, freeMultipliers])
      expect(multipliers.reduce((sum, [, weight]) => sum + weight, 0)).toBe(multipliersOf)
    expect(cellWeights.reduce((sum, [, weight]) => sum + weight, 0)).toBe(100)
  })

  test('returns 96.0043 % of the stakes and 95.8443 % of what a feature costs', () => {
    const exact = analysis()
    expect(exact.tumbleWin.decimal(10)).toBe('0.4829931397')
    expect(exact.baseMultiplier.toString()).toBe('171/100')
    expect(exact.freeMultiplier.toString()).toBe('427/100')
    expect(exact.baseReturn.decimal(8)).toBe('0.84084442')
    expect(exact.featureReturn.decimal(8)).toBe('0.11919876')
    expect(exact.totalReturn.decimal(8)).toBe('0.96004318')
    expect(exact.buyReturn.decimal(8)).toBe('0.95844348')
    expect(exact.spinsPerTrigger.decimal(6)).toBe('12.619844')
    expect(exact.totalReturn.mul(new Fraction(100n)).decimal(4)).toBe(stormTumble.rtp(99))
  })

  test('knows how likely scatters, tumbles, hits and the greatest single prize are', () => {
    expect(new Fraction(1n).div(analysis().triggerChance).decimal(4)).toBe('219.9292')
    expect(analysis().retriggerChance.toString()).toBe('61646361/1562500000')
    expect(scatterChance(6).decimal(10)).toBe('0.0000075295')
    expect(tumbleChance().decimal(8)).toBe('0.25990623')
    expect(hitChance().decimal(8)).toBe('0.26383065')
    expect(topPrize().stakes.toString()).toBe('27925')
    expect(Number(new Fraction(1n).div(topPrize().chance).decimal(0))).toBeGreaterThan(100_000_000)
  })

  test('played two hundred thousand times hits and returns as computed, within four standard errors', () => {
    const words = seededWords(12)
    const rounds = 200_000
    let paid = 0n
    let hits = 0
    for (let round = 0; round < rounds; round += 1) {
      const { events, payout } = playStormTumble(bet, words)
      paid += payout
      const [first] = events
      if (first?.kind === 'spun' && first.amount > 0n) hits += 1
    }
    const chance = Number(hitChance().decimal(12))
    expect(Math.abs(hits / rounds - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / rounds))
    // A hundred million rounds of this table deviate by twelve stakes.
    expect(
      Math.abs(Number(paid) / Number(bet.stake) / rounds - Number(analysis().totalReturn.decimal(12))),
    ).toBeLessThan((4 * 12.0332) / Math.sqrt(rounds))
  })
})
