import { randomBytes } from 'node:crypto'
import { below } from '@croupier/engine/chance.ts'
import type { Words } from '@croupier/engine/chance.ts'
import { generatorWords } from './generator.ts'
import type { Bench, Figure } from './result.ts'

const BYTES = 100_000_000
const WORD_BYTES = 4
const QUICK = 100
/** The scales of a wheel, a deck and a number that is none of ours; 256 are the bytes themselves. */
const SCALES = [256, 37, 52, 1_000_003]
/** Normal deviates beyond this come once in a hundred times, on both sides together. */
const LIMIT = 2.5758

/** One test of one stream: how many standard deviations it is away from what is expected. */
export interface TestResult {
  readonly test: string
  readonly scale: number
  readonly deviates: number
}

/** All tests of one scale, on so many draws. */
export function testScale(scale: number, count: number, words: Words): readonly TestResult[] {
  const drawn = new Uint32Array(count)
  for (let at = 0; at < count; at += 1) drawn[at] = below(scale, words)
  return Object.entries(TESTS).map(([test, of]) => ({ test, scale, deviates: of(drawn, scale) }))
}

const TESTS: Readonly<Record<string, (drawn: Uint32Array, scale: number) => number>> = {
  'chi-square': chiSquare,
  runs,
  'serial correlation': serialCorrelation,
  'coupon collector': couponCollector,
  duplicates,
}

/** How evenly the numbers are spread; many are put into classes of neighbours, so that each is expected often enough. */
function chiSquare(drawn: Uint32Array, scale: number): number {
  const classes = Math.min(scale, Math.floor(drawn.length / 20), 1000)
  const found = new Float64Array(classes)
  const expected = new Float64Array(classes)
  for (const number of drawn) found[classOf(number, scale, classes)]! += 1
  for (let number = 0; number < scale; number += 1) expected[classOf(number, scale, classes)]! += drawn.length / scale
  const square = found.reduce((sum, count, at) => sum + (count - expected[at]!) ** 2 / expected[at]!, 0)
  return normalOf(square, classes - 1)
}

const classOf = (number: number, scale: number, classes: number): number => Math.floor((number * classes) / scale)

// Wilson and Hilferty: the cube root of a chi-square over its freedom is close to normal.
const normalOf = (square: number, freedom: number): number =>
  (Math.cbrt(square / freedom) - (1 - 2 / (9 * freedom))) / Math.sqrt(2 / (9 * freedom))

/** How often the numbers change between the lower and the upper half; a number in the very middle belongs to neither. */
function runs(drawn: Uint32Array, scale: number): number {
  const middle = (scale - 1) / 2
  let [low, high, changes, before] = [0, 0, 0, 0]
  for (const number of drawn) {
    const side = Math.sign(number - middle)
    if (side === 0) continue
    if (side < 0) low += 1
    else high += 1
    if (before !== 0 && side !== before) changes += 1
    before = side
  }
  const all = low + high
  const pairs = 2 * low * high
  const mean = pairs / all + 1
  const variance = ((mean - 1) * (mean - 2)) / (all - 1)
  return (changes + 1 - mean) / Math.sqrt(variance)
}

/** Whether a number says something of the next one. */
function serialCorrelation(drawn: Uint32Array, scale: number): number {
  const mean = (scale - 1) / 2
  const variance = (scale * scale - 1) / 12
  let sum = 0
  for (let at = 1; at < drawn.length; at += 1) sum += (drawn[at - 1]! - mean) * (drawn[at]! - mean)
  return sum / variance / Math.sqrt(drawn.length - 1)
}

/** How many draws it takes until every number has come; of a large scale every class of neighbours, which are as good as alike. */
function couponCollector(drawn: Uint32Array, scale: number): number {
  const kinds = scale <= 256 ? scale : 100
  let [sets, total, missing, length] = [0, 0, kinds, 0]
  const seen = new Uint32Array(kinds)
  for (const number of drawn) {
    length += 1
    const kind = classOf(number, scale, kinds)
    if (seen[kind] === sets + 1) continue
    seen[kind] = sets + 1
    missing -= 1
    if (missing > 0) continue
    sets += 1
    total += length
    ;[missing, length] = [kinds, 0]
  }
  // The next new one comes with the share of those that are missing.
  const steps = Array.from({ length: kinds }, (_, come) => (kinds - come) / kinds)
  const mean = steps.reduce((sum, chance) => sum + 1 / chance, 0)
  const variance = steps.reduce((sum, chance) => sum + (1 - chance) / chance ** 2, 0)
  return (total / sets - mean) / Math.sqrt(variance / sets)
}

/** How often a number comes twice in a row of draws that is short beside its scale. */
function duplicates(drawn: Uint32Array, scale: number): number {
  const length = Math.max(2, Math.round(Math.sqrt(scale / 4)))
  const blocks = Math.floor(drawn.length / length)
  const seen = new Uint32Array(scale)
  let found = 0
  for (let block = 0; block < blocks; block += 1) {
    for (let at = block * length; at < (block + 1) * length; at += 1) {
      const number = drawn[at]!
      if (seen[number] === block + 1) found += 1
      seen[number] = block + 1
    }
  }
  // Draws less the different numbers among them.
  const missed = (1 - 1 / scale) ** length
  const mean = length - scale * (1 - missed)
  const bothMissed = (1 - 2 / scale) ** length
  const variance = scale * missed + scale * (scale - 1) * bothMissed - scale * scale * missed * missed
  return (found - blocks * mean) / Math.sqrt(blocks * variance)
}

/** The product's own generator, tested as it comes and as games scale it. */
export const randomness: Bench = ({ quick }) => {
  const seed = randomBytes(32).toString('hex')
  const count = BYTES / WORD_BYTES / (quick ? QUICK : 1)
  const tested = SCALES.flatMap((scale) => testScale(scale, count, generatorWords(seed, `scale-${scale}`)))
  const outside = tested.filter(({ deviates }) => Math.abs(deviates) > LIMIT)
  // Of twenty tests that all should pass one fails once in five times; two fail together once in sixty.
  if (outside.length > 1) throw new Error(`not random: ${JSON.stringify(outside)}`)
  return Promise.resolve({
    figures: tested.map(figureOf),
    notes: [
      `${count.toLocaleString('en')} draws a scale; standard deviations from what is expected`,
      `server seed of this run: ${seed}; nothing is staked on it`,
    ],
  })
}

const figureOf = ({ test, scale, deviates }: TestResult): Figure => ({
  measure: `${test}, scaled to ${scale.toLocaleString('en')}`,
  value: Number(deviates.toFixed(3)),
  unit: '',
  atLeast: -LIMIT,
  atMost: LIMIT,
})
