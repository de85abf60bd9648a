import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { hashes, published } from '../test/hashes.ts'
import { entriesOf } from './entry.ts'
import { countsLine, judge, lineOf } from './facts.ts'

type ClaimedValue = string | number | boolean | ClaimedValue[] | { [name: string]: ClaimedValue }
type Fact = { [name: string]: ClaimedValue }

const file = new URL('facts.json', import.meta.url)
// All boards of Hold'em take half a minute: `npm run facts` counts them, and the game's own test holds boards against its judgement.
const tooLong = "Casino Hold'em"
const facts = (JSON.parse(readFileSync(file, 'utf8')) as Fact[]).filter(({ game }) => game !== tooLong)
const judgeAll = (json: string) => entriesOf(json).map((entry) => judge(entry, hashes))
const verdictOf = (fact: Fact | string) =>
  judgeAll(typeof fact === 'string' ? `[${fact}]` : JSON.stringify([fact]))[0]!.verdict
const ours = [
  'Dice (',
  'Slot Lucky Twenty',
  'Slot Jade Ways',
  'Slot Storm Tumble',
  'Provably fair',
  ...['Limbo', 'Crash', 'Mines', 'Hi-Lo', 'Plinko', 'Keno 40/10', 'Wheel'].map((game) => `${game} (`),
  'Baccarat',
  'Dragon Tiger',
  'Sic Bo',
  'European Roulette',
  'Fan Tan',
  'Se Die',
  'Yu Sia Xie',
  'Bull-Bull',
  'ZJH',
  'Three Card Poker',
  'Mahjong Tiles',
  'Pai Gow',
  'Blackjack',
  'Poker 5-card',
]
/** Families of lotteries, as subjects name them. */
const lotteries = new Set(['VN', 'SEA', 'D4', 'SSC', 'P3', 'X5', 'K3', 'PK10', 'PC28', 'KL8', 'ELOTT'])
const isLottery = ({ subject }: Fact) =>
  typeof subject === 'object' && 'family' in subject && lotteries.has(String(subject['family']))
const covered = facts.filter(
  (fact) => isLottery(fact) || ours.some((begins) => String(fact['game']).startsWith(begins)),
)

const { serverSeed, clientSeed } = published
const terminalSeed = 'a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f90'
const derived = (input: Fact, expected: Fact): Fact => ({
  game: 'Provably fair',
  bet: 'derivations',
  kind: 'vector',
  input,
  expect: expected,
})
const seeds = (nonce: number) => ({ serverSeed, clientSeed, nonce })
const slot = (bet: string, claims: Fact): Fact => ({ game: 'Slot Lucky Twenty (20 lines)', bet, ...claims })
const dice = (bet: string, claims: Fact, profile = 99): Fact => ({ game: `Dice (${profile}% profile)`, bet, ...claims })

describe('the facts the product carries', () => {
  test('are reproduced where the product has the games, and no others are claimed to be', () => {
    const judged = entriesOf(readFileSync(file, 'utf8'))
      .filter(({ game }) => game !== tooLong)
      .map((entry) => judge(entry, hashes))
    expect(countsLine(judged)).toBe(
      `reproduced ${covered.length}, differs 0, not covered ${facts.length - covered.length}`,
    )
    const reproduced = judged.filter(({ verdict }) => verdict === 'reproduced').map(({ entry }) => entry.id)
    expect(reproduced.toSorted()).toEqual(covered.map((fact) => String(fact.id)).toSorted())
  })

  test('differ when any single figure of theirs is changed', () => {
    const tampered = covered.flatMap((fact) => [...changes(fact)])
    expect(tampered.length).toBeGreaterThan(150)
    expect(tampered.filter((fact) => verdictOf(fact) !== 'differs')).toEqual([])
  })
})

const claims = ['p', 'p_fraction', 'pays', 'edge', 'edge_fraction', 'rtp', 'p_win']

/** The fact again and again, each time with one of its figures a little off. */
function* changes(fact: Fact): Generator<Fact> {
  for (const name of claims) if (fact[name] !== undefined) yield { ...fact, [name]: off(fact[name]) }
  const expected = fact.expect as Fact | undefined
  for (const [name, value] of Object.entries(expected ?? {})) {
    if (!Array.isArray(value)) yield { ...fact, expect: { ...expected, [name]: off(value) } }
    else {
      for (const at of value.keys()) yield { ...fact, expect: { ...expected, [name]: value.with(at, off(value[at]!)) } }
      yield { ...fact, expect: { ...expected, [name]: value.slice(1) } }
    }
  }
  const input = fact.input as Fact | undefined
  if (input?.nonce !== undefined) yield { ...fact, input: { ...input, nonce: Number(input.nonce) + 10 } }
  if (input?.gameHash !== undefined) yield { ...fact, input: { ...input, gameHash: 'f'.repeat(64) } }
  if (input?.salt !== undefined) yield { ...fact, input: { ...input, salt: 'another' } }
}

function off(value: ClaimedValue): ClaimedValue {
  if (typeof value === 'number') return Number.isInteger(value) ? value + 1 : value * 1.00003
  const text = String(value)
  if (!/\d/.test(text)) return `${text}!`
  return text.includes('/')
    ? text.replace(/^\d+/, (digits) => `${BigInt(digits) + 1n}`)
    : text.replace(/\d(?=\D*$)/, (digit) => `${(Number(digit) + 1) % 10}`)
}

describe('facts that are not in the file are computed', () => {
  test.each<[string, Fact]>([
    [
      'dice by another count',
      dice('win count 2500/10000', { pays: '3.9600x', p_win: 0.25, rtp: 0.99, edge_fraction: '1/100' }),
    ],
    [
      'dice by a rare count',
      dice('win count 9500/10000', { pays: '1.0210x', rtp: 0.96995, edge: 0.03005, edge_fraction: '601/20000' }, 97),
    ],
    [
      'dice as its table names it',
      { game: 'Dice', bet: 'Profile 97, winning outcomes of 10,000: 9,800', pays: '0.9897', rtp: '96.9906%' },
    ],
    ['dice as a share of the rolls', dice('4,950 winning outcomes of 10,000', { pays: '2.0000x', p_win: 0.495 })],
    ['dice over a target', dice('over 50.00', { p_fraction: '4999/10000', pays: '1.9803x' })],
    ['dice under a target', dice('roll under 98.00', { p: 0.98, pays: '1.0102x', edge_fraction: '2501/250000' })],
    ['dice with a sign', dice('> 1.99', { p_win: 0.98 })],
    [
      'dice by its choices',
      dice('vector', {
        input: { target: '49.50', over: false },
        expect: { multiplier: 2, p_win: 0.495, winning_outcomes: 4950 },
      }),
    ],
    ['the return of the lines', slot('base_line_rtp', { rtp: 0.75925738 })],
    ['the return of the scatters', slot('scatter_rtp', { rtp: 0.017758906 })],
    ['the return of the free spins', slot('feature_rtp', { rtp: 0.17881483 })],
    ['the base game', slot('Base game only', { rtp: 0.7770162821, edge_fraction: '1870523/8388608' })],
    ['the pot', slot('jackpot_rtp', { rtp: 0.005, edge_fraction: '199/200' })],
    ['the total', slot('total_rtp', { rtp: 0.96083111 })],
    ['another contribution', slot('Total incl. 1% jackpot', { rtp: 0.9658311074 })],
    ['the hit frequency', slot('Hit frequency', { p: 0.38237640261650085, p_fraction: '12830423/33554432' })],
    ['exactly three scatters', slot('3 scatters', { p: 0.006767213344573975 })],
    [
      'the table of the rulebook',
      slot('math', {
        expect: {
          rtp_fraction: '31234330897665/32677667274752',
          trigger_1_in: 140.36105,
          stdev_per_unit: 3.6065631,
          max_base_win_x: 131.4,
        },
      }),
    ],
    [
      'the spread of the wins',
      slot('math', {
        expect: {
          cycle: 33554432,
          hist: [20724009, 5955206, 2806352, 2945748, 812594, 256480, 47230, 6524, 289, 0, 0, 0],
        },
      }),
    ],
    ['a quantity by the name of its bet', slot('max_base_win_x', { expect: { value: 131.4 } })],
    ['the deviation of the base game', slot('stdev base game', { expect: { stdev: 2.086284 } })],
    [
      'a limbo target',
      { game: 'Limbo (97% profile)', bet: 'cash-out/target 1.94x', p_win: 0.5, p_fraction: '1/2', pays: '1.94x' },
    ],
    [
      'a board of mines',
      { game: 'Mines (99% profile)', bet: '24 mines, 1 safe picks', p_fraction: '1/25', pays: '24.7500x', rtp: 0.99 },
    ],
    ['a row of guesses', { game: 'Hi-Lo (99% profile)', bet: 'favourable counts 7-7', pays: '3.4144x' }],
    ['a wheel', { game: 'Wheel (97% profile)', bet: '40 segments low', pays: 'see table', edge_fraction: '3/100' }],
    [
      'nonce 3',
      derived(seeds(3), {
        dice: 7123,
        limbo99_hundredths: 344,
        limbo97_hundredths: 337,
        mines3_positions: [17, 13, 8],
        plinko16_bucket: 7,
      }),
    ],
    [
      'nonce 4',
      derived(seeds(4), {
        keno_draw: [1, 23, 6, 30, 13, 35, 34, 39, 3, 40],
        wheel30_index: 0,
        hilo_first4_cards: [0, 28, 6, 37],
      }),
    ],
    [
      'the words by the table’s name',
      derived(seeds(5), {
        'first 4 u32': [1944791250, 4049112654, 1761259867, 804732859],
        'mines(3) tiles': [11, 23, 9],
        'limbo99 ×100': 180,
      }),
    ],
    [
      'other sizes',
      derived(seeds(0), {
        mines1_positions: [24],
        plinko8_bits: [1, 1, 1, 1, 0, 1, 0, 1],
        plinko8_bucket: 6,
        u32_first1: [4210597257],
        wheel10_index: 9,
      }),
    ],
    ['the commitment', derived({ serverSeed }, { commitment: published.commitment })],
    [
      'a link of the crash chain',
      {
        game: 'Provably fair',
        bet: 'crash chain element 5 from terminal seed',
        input: { terminalSeed, salt: 'public-salt-0001' },
        expect: {
          gameHash: 'c45749c028d56823b94b4de8cbfb4f6e415e783100c11714746e410b55c41a43',
          u52: 100053119334028,
          crash99_hundredths: 101,
        },
      },
    ],
    [
      'a crash point from a hash alone',
      {
        game: 'Provably fair',
        bet: 'crash',
        input: {
          gameHash: '79175e70eb2236876b0c003be58294690c0e36b44c0947ae80f599ea9d039833',
          salt: 'public-salt-0001',
        },
        expect: { u52: 980855262156650, crash97_hundredths: 124 },
      },
    ],
  ])('%s', (_, fact) => {
    expect(judgeAll(JSON.stringify([fact])).map(lineOf)).toEqual([expect.stringMatching(/^reproduced\t/)])
    expect([...changes(fact)].filter((changed) => verdictOf(changed) !== 'differs')).toEqual([])
  })

  test.each<[string, Fact]>([
    ['a wheel of another size', { game: 'Wheel (99% profile)', bet: '12 segments low', rtp: 0.99 }],
    ['a limbo target that is not offered', { game: 'Limbo (99% profile)', bet: 'cash-out/target 1.00x', p_win: 0.99 }],
    ['more safe picks than tiles', { game: 'Mines (99% profile)', bet: '24 mines, 2 safe picks', p_win: 0.1 }],
    ['keno at an unknown risk', { game: 'Keno 40/10 (99% profile)', bet: 'medium pick 3', rtp: 0.99 }],
    ['eleven numbers of keno', { game: 'Keno 40/10 (99% profile)', bet: 'high pick 11', rtp: 0.99 }],
    ['a bet of sic bo that there is not', { game: 'Sic Bo', bet: 'Huge', p: 0.5 }],
    ['a slot of another name', { game: 'Slot Ruby Ways (243 ways)', bet: 'Base game only', rtp: 0.62412 }],
    ['a game with dice in it', { game: 'K3 (three dice)', bet: 'win count 100/10000', p: 0.01 }],
    ['dice at an unknown profile', { game: 'Dice (98% profile)', bet: 'win count 100/10000', p: 0.01 }],
    ['dice without a side', dice('target 50.00', { p: 0.5 })],
    ['more outcomes than there are', dice('win count 10001/10000', { p: 1 })],
    ['a claim without a figure', dice('win count 100/10000', { p: 0.01, tickets: 3 })],
    ['a result without a figure', derived(seeds(0), { dice: 9803, roulette: 7 })],
    ['no claim at all', dice('win count 100/10000', { source: 'computed' })],
    ['an empty result', derived(seeds(0), {})],
    ['a size that cannot be drawn', derived(seeds(0), { mines26_positions: [1] })],
    ['seeds that are not given', derived({ serverSeed, nonce: 0 }, { dice: 1 })],
    ['a name that objects inherit', slot('math', { expect: { constructor: 1 } })],
    ['a bet nobody knows', slot('Colour of the frame', { p: 0.5 })],
  ])('%s is not covered', (_, fact) => {
    expect(verdictOf(fact)).toBe('not covered')
  })
})

describe('figures are compared', () => {
  const w9800 = '"game": "Dice (99% profile)", "bet": "win count 9800/10000"'
  test.each([
    ['a decimal to the digits given', `{${w9800}, "rtp": 0.99}`, 'reproduced'],
    ['a decimal with a digit too many', `{${w9800}, "rtp": 0.990}`, 'reproduced'],
    ['a decimal whose last digit is off', `{${w9800}, "rtp": 0.9900}`, 'reproduced'],
    ['a decimal finer than it is', `{${w9800}, "rtp": 0.990000}`, 'differs'],
    ['the exact decimal', `{${w9800}, "rtp": 0.989996}`, 'reproduced'],
    ['an exponent', `{${w9800}, "edge": 1.0004e-2}`, 'reproduced'],
    ['a wrong exponent', `{${w9800}, "edge": 1.0004e-3}`, 'differs'],
    ['a whole number exactly', `{${w9800}, "rtp": 1}`, 'differs'],
    ['a fraction exactly', `{${w9800}, "edge_fraction": "2501/250000"}`, 'reproduced'],
    ['a fraction that is nearly right', `{${w9800}, "edge_fraction": "1/100"}`, 'differs'],
    ['a stated tolerance that allows it', `{${w9800}, "rtp": 0.991, "tolerance": 0.002}`, 'reproduced'],
    ['a stated tolerance that forbids it', `{${w9800}, "rtp": 0.99, "tolerance": 0.000001}`, 'differs'],
    ['a tolerance among the results', `{${w9800}, "expect": {"rtp": 0.991, "tolerance": 1e-2}}`, 'reproduced'],
    ['a tolerance beside a whole number', `{${w9800}, "rtp": 1, "tolerance": 0.02}`, 'reproduced'],
    [
      'a tolerance beside a fraction, which stays exact',
      `{${w9800}, "edge_fraction": "1/100", "tolerance": 0.02}`,
      'differs',
    ],
    ['a word in place of a number', `{${w9800}, "rtp": "high"}`, 'differs'],
    ['nothing in place of a number', `{${w9800}, "rtp": null}`, 'differs'],
    ['a payout as profit beside the stake', `{${w9800}, "pays": "0.0102:1"}`, 'reproduced'],
    ['a payout without its sign', `{${w9800}, "pays": "x1.0102"}`, 'reproduced'],
    [
      'a double to its last bit',
      '{"game": "Slot Lucky Twenty", "bet": "math", "expect": {"stdev_per_unit": 3.6065630798721635}}',
      'reproduced',
    ],
    [
      'a double no further than that',
      '{"game": "Slot Lucky Twenty", "bet": "math", "expect": {"stdev_per_unit": 3.6065630798721699}}',
      'differs',
    ],
  ])('%s', (_, json, verdict) => {
    expect(verdictOf(json)).toBe(verdict)
  })

  test('and a difference is printed with their figure and ours', () => {
    const tampered = dice('win count 100/10000', { id: 'x1', pays: '98.0000x', edge_fraction: '1/50', rtp: 0.99 })
    expect(lineOf(judgeAll(JSON.stringify([tampered]))[0]!).split('\t')).toEqual([
      'differs',
      'x1',
      'Dice (99% profile)',
      'win count 100/10000',
      'pays 98.0000x; edge_fraction 1/50',
      'pays 99; edge_fraction 1/100',
    ])
    const vector = derived(seeds(0), { mines3_positions: [24, 14, 17], dice: 1 })
    expect(lineOf(judgeAll(JSON.stringify([vector]))[0]!)).toContain(
      'expect.mines3_positions [24,14,17]; expect.dice 1\texpect.mines3_positions [24,14,18]; expect.dice 9803',
    )
  })

  test('from a list, or from an object that holds one, and nothing else', () => {
    const fact = dice('win count 100/10000', { p: 0.01 })
    expect(judgeAll(JSON.stringify({ facts: [fact] }))[0]?.verdict).toBe('reproduced')
    expect(judgeAll(JSON.stringify({ entries: [fact] }))[0]?.verdict).toBe('reproduced')
    expect(() => entriesOf('{}')).toThrow('there is no list of facts in it')
    expect(() => entriesOf('[3]')).toThrow('fact 1 is not an object')
    expect(() => entriesOf('nonsense')).toThrow('JSON')
  })
})
