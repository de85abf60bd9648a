import { bestOf, coinSum, hitChance as hitChanceOf, hitCount, histogram } from '../slots/counted-spin.ts'
import { Fraction, fractionOf } from '../fraction.ts'
import { buy as jadeBuy, coinsPerStake, freeMultiplier } from '../slots/jade-ways-data.ts'
import * as jade from '../slots/jade-ways-odds.ts'
import { buy as stormBuy } from '../slots/storm-tumble-data.ts'
import * as storm from '../slots/storm-tumble-odds.ts'
import { SolvedNumber, wholeFraction } from './compare.ts'
import type { Figure, Figures } from './compare.ts'
import type { FactEntry } from './entry.ts'

/** Jade Ways and Storm Tumble: returns, chances and counts by the names of the rulebook and of its data files. */
export function slotFigures({ game, bet }: FactEntry): Figures | undefined {
  const title = titles.find(({ name }) => name.test(game))
  if (!title) return undefined
  const named = plain(bet)
  const rtp = title.returnNamed(named)
  const chance = title.chanceNamed(named)
  return (claim) => {
    const name = claim.replace('expect.', '').toLowerCase()
    if (name === 'rtp') return rtp && title.figure(rtp)
    if (name === 'edge' || name === 'edge_fraction') return rtp && title.figure(wholeFraction(1).sub(rtp))
    if (name === 'p' || name === 'p_fraction' || name === 'p_win') return chance && title.figure(chance)
    if (!claim.startsWith('expect.')) return undefined
    const quantities = title.quantities(named)
    return Object.hasOwn(quantities, name) ? quantities[name]?.() : undefined
  }
}

interface Title {
  readonly name: RegExp
  readonly returnNamed: (bet: string) => Fraction | undefined
  readonly chanceNamed: (bet: string) => Fraction | undefined
  readonly quantities: (bet: string) => Readonly<Record<string, () => Figure>>
  readonly figure: (value: Fraction) => Figure
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9.%+]+/g, ' ')
    .trim()

interface Returns {
  readonly baseReturn: Fraction
  readonly featureReturn: Fraction
  readonly totalReturn: Fraction
  readonly buyReturn: Fraction
}

/** The return that a bet names; a bought feature at another price than ours is as easily computed. */
function returnOf(bet: string, { baseReturn, featureReturn, totalReturn, buyReturn }: Returns, price: number) {
  if (/^(?:total|rtp fraction)/.test(bet)) return totalReturn
  if (/^base (?:game|rtp|spin)/.test(bet)) return baseReturn
  if (/^(?:feature|free spins?)/.test(bet)) return featureReturn
  if (!bet.startsWith('buy')) return undefined
  const asked = fractionOf(/ (\d+(?:\.\d+)?) ?x$/.exec(bet)?.[1] ?? '') ?? wholeFraction(price)
  return buyReturn.mul(wholeFraction(price)).div(asked)
}

const rootDigits = 30
const bounds = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
const inStakes = (coins: number): Fraction => new Fraction(BigInt(coins), BigInt(coinsPerStake))

const jadeReturns = (bet: string): Fraction | undefined => returnOf(bet, jade.analysis(), jadeBuy.price)

function jadeChance(bet: string): Fraction | undefined {
  const { base, free } = jade.cycles()
  if (/retrigger/.test(bet)) return jade.analysis().retriggerChance
  if (/trigger/.test(bet)) return jade.analysis().triggerChance
  return /hit/.test(bet) ? hitChanceOf(/free|fs/.test(bet) ? free : base) : undefined
}

function jadeQuantities(bet: string): Readonly<Record<string, () => Figure>> {
  const { base, free } = jade.cycles()
  const counted = /free/.test(bet) ? free : base
  const figures = jade.analysis()
  return {
    cycle: () => wholeFraction(counted.cycle.size),
    sum_coins: () => wholeFraction(coinSum(counted)),
    hits: () => wholeFraction(hitCount(counted)),
    rtp_fraction: () => figures.totalReturn,
    base_rtp: () => figures.baseReturn,
    feature_rtp: () => figures.featureReturn,
    total_rtp: () => figures.totalReturn,
    hit_frequency: () => hitChanceOf(base),
    fs_hit_frequency: () => hitChanceOf(free),
    trigger_1_in: () => wholeFraction(1).div(figures.triggerChance),
    avg_feature_from_10: () => figures.tenSpins.mean,
    buy_price_x: () => wholeFraction(jadeBuy.price),
    buy_rtp: () => figures.buyReturn,
    // The rulebook states the deviation with one mean win for all spins that trigger.
    stdev: () => figures.nearVariance.root(rootDigits),
    stdev_per_unit: () => figures.nearVariance.root(rootDigits),
    max_base_x: () => inStakes(bestOf(base).coins),
    max_fs_spin_x: () => inStakes(bestOf(free).coins * freeMultiplier),
    hist: () => histogram(counted, bounds).map(wholeFraction),
    hist_base: () => histogram(base, bounds).map(wholeFraction),
  }
}

const stormReturns = (bet: string): Fraction | undefined => returnOf(bet, storm.analysis(), stormBuy.price)

function stormChance(bet: string): Fraction | undefined {
  const scatters = /^(?:exactly )?([0-6]) scatters?$/.exec(bet)?.[1]
  if (scatters !== undefined) return storm.scatterChance(Number(scatters))
  if (/retrigger/.test(bet)) return storm.analysis().retriggerChance
  if (/trigger/.test(bet)) return storm.analysis().triggerChance
  return /hit/.test(bet) ? storm.tumbleChance() : undefined
}

const stormQuantities = (): Readonly<Record<string, () => Figure>> => {
  const figures = storm.analysis()
  return {
    base_tumble_win: () => solved(figures.tumbleWin),
    e_mult_base: () => figures.baseMultiplier,
    e_mult_fs: () => figures.freeMultiplier,
    base_rtp: () => solved(figures.baseReturn),
    feature_rtp: () => solved(figures.featureReturn),
    total_rtp: () => solved(figures.totalReturn),
    hit_frequency: () => solved(storm.tumbleChance()),
    trigger_1_in: () => wholeFraction(1).div(figures.triggerChance),
    expected_fs_spins_per_trigger: () => figures.spinsPerTrigger,
    buy_price_x: () => wholeFraction(stormBuy.price),
    buy_rtp: () => solved(figures.buyReturn),
  }
}

// The rulebook solved the tumbles in doubles too: what either side sums up is right to eleven decimals or so.
const solved = (value: Fraction): SolvedNumber => new SolvedNumber(value, new Fraction(1n, 10n ** 11n))

const titles: readonly Title[] = [
  {
    name: /jade[ _-]?ways/i,
    returnNamed: jadeReturns,
    chanceNamed: jadeChance,
    quantities: jadeQuantities,
    figure: (value) => value,
  },
  {
    name: /storm[ _-]?tumble/i,
    returnNamed: stormReturns,
    chanceNamed: stormChance,
    quantities: stormQuantities,
    figure: solved,
  },
]
