import { describe, expect, test } from 'vitest'
import { diceWire } from './instant/dice-game.ts'
import { playDice } from './instant/dice.ts'
import { luckyTwentyWire } from './slots/lucky-twenty-game.ts'
import { playLuckyTwenty } from './slots/lucky-twenty.ts'
import { amountText } from './money.ts'
import { roundWords } from './seeds.ts'
import { hashes, published } from './test/hashes.ts'
import { verifyRound } from './verify.ts'
import type { RoundRecord } from './verify.ts'

const { serverSeed, clientSeed, commitment } = published
const wordsAt = (nonce: number) => roundWords(hashes.hmac, serverSeed, clientSeed, nonce)
const failures = (record: RoundRecord) =>
  verifyRound(record, hashes).checks.flatMap(({ check, ok }) => (ok ? [] : [check]))

function diceRecord(nonce: number): RoundRecord {
  const bet = { stake: 10_0000n, choices: { target: 5000, over: true }, profile: 99, unit: 100n } as const
  const { payout, events } = playDice(bet, wordsAt(nonce))
  return {
    roundId: `dice ${nonce}`,
    gameCode: 'DICE',
    stake: '10.00',
    payout: amountText(payout, 2),
    choices: { target: '50.00', over: true },
    events: diceWire(events),
    proof: { serverSeed, serverSeedHash: commitment, clientSeed, nonce, paytableVersion: 'dice-1', profile: 99 },
    rules: { unit: '0.01' },
  }
}

function slotRecord(nonce: number, jackpotSize = 25_000_000_0000n): RoundRecord {
  const { payout, events, jackpot } = playLuckyTwenty(
    { stake: 2_0000n, unit: 100n, jackpotSize, payoutCap: 1000_0000n },
    wordsAt(nonce),
  )
  const pot = jackpot ? 12345_6700n : undefined
  return {
    roundId: `slot ${nonce}`,
    gameCode: 'LUCKY_TWENTY',
    stake: '2.00',
    payout: amountText(payout + (pot ?? 0n), 2),
    choices: {},
    events: luckyTwentyWire(events, 2, pot),
    proof: {
      serverSeed,
      serverSeedHash: commitment,
      clientSeed,
      nonce,
      paytableVersion: 'lucky-twenty-1',
      profile: 99,
    },
    rules: { unit: '0.01', payoutCap: '1000.00', jackpotSize: amountText(jackpotSize, 2) },
  }
}

const withProof = (record: RoundRecord, proof: Partial<RoundRecord['proof']>): RoundRecord => ({
  ...record,
  proof: { ...record.proof, ...proof },
})
const withFirstEvent = (record: RoundRecord, change: object): RoundRecord => ({
  ...record,
  events: record.events.map((event, at) => (at === 0 ? Object.assign({}, event, change) : event)),
})

describe('a recorded round', () => {
  test('of either game is proved from its seeds, whatever the order of its fields', () => {
    for (let nonce = 0; nonce < 150; nonce += 1) {
      expect(failures(diceRecord(nonce))).toEqual([])
      expect(failures(slotRecord(nonce))).toEqual([])
    }
    const [event] = diceRecord(0).events
    const turned = Object.fromEntries(Object.entries(event as object).toReversed())
    expect(verifyRound({ ...diceRecord(0), events: [turned] }, hashes).ok).toBe(true)
  })

  test('shows the words it was drawn from, the roll, the stops and the jackpot draw', () => {
    expect(verifyRound(diceRecord(0), hashes).figures).toEqual({
      words: [4210597257],
      draws: [{ name: 'roll', words: [4210597257], of: 10000n, drawn: 9803n }],
      drawn: ['98.03'],
      stake: 10_0000n,
    })
    const figures = verifyRound(slotRecord(0), hashes).figures
    expect(figures?.words).toHaveLength(7)
    expect(figures?.words.slice(0, 4)).toEqual([4210597257, 2584777073, 3235590034, 3751066449])
    expect(figures?.drawn).toEqual(['31 19 24 27 14'])
    expect(figures?.draws.map(({ name, index }) => `${name} ${index}`)).toEqual([
      'reel 1',
      'reel 2',
      'reel 3',
      'reel 4',
      'reel 5',
      'jackpot undefined',
    ])
    expect(figures?.draws[0]).toMatchObject({ of: 32n, drawn: 31n })
    expect(figures).toMatchObject({
      stake: 2_0000n,
      draws: expect.arrayContaining([expect.objectContaining({ of: 25_000_000_0000n })]),
    })
  })

  test('that won the pot is proved with the pot in its payout', () => {
    const record = slotRecord(0, 2_0000n)
    expect(record.events).toContainEqual({ kind: 'jackpot_won', amount: '12345.67' })
    expect(failures(record)).toEqual([])
    expect(failures({ ...record, payout: '0.00', rules: { ...record.rules, jackpotSize: '2.0001' } })).toEqual([
      'payout',
    ])
  })

  test.each<[string, RoundRecord, string[]]>([
    ['another commitment', withProof(diceRecord(0), { serverSeedHash: '0'.repeat(64) }), ['commitment']],
    [
      'another server seed',
      withProof(diceRecord(0), { serverSeed: 'a'.repeat(64) }),
      ['commitment', 'words', 'outcome', 'payout'],
    ],
    ['a seed that is no seed', withProof(diceRecord(0), { serverSeed: 'short' }), ['commitment', 'words', 'outcome']],
    [
      'a seed that is no seed, though its hash was promised',
      withProof(diceRecord(0), { serverSeed: 'short', serverSeedHash: hashes.sha256('short') }),
      ['commitment', 'words', 'outcome'],
    ],
    ['another client seed', withProof(diceRecord(0), { clientSeed: 'other' }), ['words', 'outcome', 'payout']],
    ['another nonce', withProof(diceRecord(0), { nonce: 2 }), ['words', 'outcome', 'payout']],
    ['another roll', withFirstEvent(diceRecord(0), { roll: '98.04' }), ['words', 'outcome']],
    ['another multiplier', withFirstEvent(diceRecord(0), { multiplier: '1.9800' }), ['outcome']],
    ['a hidden win', withFirstEvent(diceRecord(0), { won: false }), ['outcome']],
    ['an added field', withFirstEvent(diceRecord(0), { bonus: true }), ['outcome']],
    ['another payout', { ...diceRecord(0), payout: '19.81' }, ['payout']],
    ['a payout that is no amount', { ...diceRecord(0), payout: '1e1' }, ['payout']],
    ['another stake', { ...diceRecord(0), stake: '11.00' }, ['payout']],
    ['another target', { ...diceRecord(0), choices: { target: '60.00', over: true } }, ['outcome', 'payout']],
    ['no event at all', { ...diceRecord(0), events: [] }, ['words', 'outcome']],
    ['another stop', withFirstEvent(slotRecord(0), { stops: [30, 19, 24, 27, 14] }), ['words', 'outcome']],
    [
      'a spin too many',
      { ...slotRecord(0), events: [...slotRecord(0).events, ...slotRecord(1).events] },
      ['words', 'outcome'],
    ],
    ['a lower cap', { ...slotRecord(3), rules: { ...slotRecord(3).rules, payoutCap: '0.01' } }, ['outcome', 'payout']],
  ])('with %s fails its checks', (_, record, failing) => {
    expect(failures(record)).toEqual(failing)
    expect(verifyRound(record, hashes).ok).toBe(false)
  })

  test.each<[string, RoundRecord, string]>([
    ['of an unknown game', { ...diceRecord(0), gameCode: 'toString' }, 'no game toString'],
    ['under another paytable', withProof(diceRecord(0), { paytableVersion: 'dice-0' }), 'played under paytable dice-0'],
    ['at an unknown profile', withProof(diceRecord(0), { profile: 98 }), 'no profile 98'],
    ['with a broken client seed', withProof(diceRecord(0), { clientSeed: 'a b' }), 'not a client seed'],
    ['with a negative nonce', withProof(diceRecord(0), { nonce: -1 }), 'no nonce -1'],
    ['with no stake', { ...diceRecord(0), stake: '0.00' }, 'no stake 0.00'],
    ['with no payable step', { ...diceRecord(0), rules: { unit: '0' } }, 'no payable step 0'],
    ['without choices', { ...diceRecord(0), choices: null }, 'no target or side'],
    [
      'at a target not offered',
      { ...diceRecord(0), choices: { target: '99.50', over: true } },
      'a target that is not offered',
    ],
    ['without a jackpot size', { ...slotRecord(0), rules: { unit: '0.01' } }, 'no jackpot size'],
    ['with a broken cap', { ...slotRecord(0), rules: { ...slotRecord(0).rules, payoutCap: 'x' } }, 'no payout cap x'],
  ])('%s says why it cannot be played again', (_, record, why) => {
    const { ok, checks, figures } = verifyRound(record, hashes)
    expect(ok).toBe(false)
    expect(figures).toBeUndefined()
    expect(checks.map(({ check, ok: right }) => [check, right])).toEqual([
      ['commitment', true],
      ['words', false],
      ['outcome', false],
      ['payout', false],
    ])
    expect(checks[1]?.found).toContain(why)
  })

  test('whose seed is not revealed yet cannot be proved yet', () => {
    for (const seed of [null, undefined, '']) {
      const { ok, checks } = verifyRound(withProof(diceRecord(0), { serverSeed: seed }), hashes)
      expect(ok).toBe(false)
      expect(checks).toEqual([{ check: 'commitment', ok: false, expected: commitment, found: 'not revealed yet' }])
    }
  })
})
