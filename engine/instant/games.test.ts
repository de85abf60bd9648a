import { describe, expect, test } from 'vitest'
import { games } from '../games.ts'
import { amountText } from '../money.ts'
import { commitmentOf, roundWords } from '../seeds.ts'
import type { Profile, StudioGame } from '../studio-game.ts'
import { hashes, published } from '../test/hashes.ts'
import { verifyRound } from '../verify.ts'
import type { RoundRecord } from '../verify.ts'

const { LIMBO, PLINKO, KENO, WHEEL, MINES, HI_LO } = games
const instant: readonly StudioGame[] = [LIMBO, PLINKO, KENO, WHEEL, MINES, HI_LO]
const terms = { stake: 10_0000n, unit: 100n, profile: 99 as Profile, payoutCap: 1_000_000_0000n }

/** A round as the record would have it, of these steps where there are any. */
function recorded(game: StudioGame, nonce: number, steps: readonly unknown[]): RoundRecord {
  const choices = game.accept(game.sample, terms)
  if (!choices.ok) throw new Error(choices.why)
  const bet = { ...terms, choices: choices.choices }
  const words = roundWords(hashes.hmac, published.serverSeed, published.clientSeed, nonce)
  const round = game.multiStep
    ? game.play(
        bet,
        steps.map((step) => game.stepOf(step)),
        words,
      )
    : game.play(bet, words)
  return {
    roundId: 'r',
    gameCode: game.code,
    stake: '10.00',
    payout: amountText(round.payout, 2),
    choices: game.sample,
    ...(game.multiStep ? { steps } : {}),
    events: game.wire(round.events, 2),
    proof: {
      serverSeed: published.serverSeed,
      serverSeedHash: commitmentOf(hashes.sha256, published.serverSeed),
      clientSeed: published.clientSeed,
      nonce,
      paytableVersion: game.paytableVersion,
      profile: 99,
    },
    rules: { unit: '0.01', payoutCap: '1000000.00' },
  }
}

const stepsOf: Readonly<Record<string, readonly unknown[]>> = {
  MINES: [{ kind: 'open', tile: 1 }, { kind: 'open', tile: 5 }, { kind: 'cash_out' }],
  HI_LO: [{ kind: 'skip' }, { kind: 'hi' }, { kind: 'cash_out' }],
}

describe('an instant game of the studio', () => {
  test.each(instant.map((game) => [game.code, game] as const))(
    '%s: a recorded round verifies, and a changed one does not',
    (code, game) => {
      const record = recorded(game, 1, stepsOf[code] ?? [])
      expect(verifyRound(record, hashes)).toMatchObject({ ok: true })
      expect(verifyRound({ ...record, payout: '77.77' }, hashes).ok).toBe(false)
      const other = recorded(game, 3, (stepsOf[code] ?? []).slice(0, 1))
      expect(verifyRound({ ...record, events: other.events }, hashes).ok).toBe(false)
    },
  )

  test.each<[string, StudioGame, unknown, string]>([
    ['limbo below 1.01', LIMBO, { target: '1.00' }, 'target'],
    ['limbo with three decimals', LIMBO, { target: '2.005' }, 'target'],
    ['plinko with seven rows', PLINKO, { rows: 7, risk: 'low' }, 'rows'],
    ['plinko at an unknown risk', PLINKO, { rows: 8, risk: 'classic' }, 'risk'],
    ['keno with one number twice', KENO, { numbers: [3, 3], risk: 'classic' }, 'numbers'],
    ['keno without numbers', KENO, {}, 'numbers'],
    ['keno at an unknown risk', KENO, { numbers: [3], risk: 'low' }, 'risk'],
    ['a wheel of twelve', WHEEL, { segments: 12, risk: 'low' }, 'segments'],
    ['a wheel at an unknown risk', WHEEL, { segments: 10, risk: '' }, 'risk'],
    ['twenty-five mines', MINES, { mines: 25 }, 'mines'],
  ])('%s is not offered', (_, game, choices, field) => {
    expect(game.accept(choices, terms)).toMatchObject({ ok: false, field })
  })

  test('no stake could win more than this: every game that has a top says it', () => {
    const tops = instant.map((game) => {
      const choices = game.accept(game.sample, terms)
      return choices.ok ? game.topPayout({ ...terms, choices: choices.choices }) : undefined
    })
    expect(tops).toEqual([20_0000n, 1100_0000n, 360_0000n, 30_0000n, 11_2500n, undefined])
  })

  test('the return shown is the lowest of all bets, at either profile', () => {
    expect(instant.map((game) => game.rtp(99))).toEqual([
      '99.0000',
      '98.9062',
      '98.6538',
      '99.0000',
      '98.9920',
      '98.9907',
    ])
    expect(instant.map((game) => game.rtp(97))).toEqual([
      '97.0000',
      '96.9921',
      '96.9807',
      '97.0000',
      '96.9917',
      '96.9907',
    ])
  })

  test('steps of the wire are known by their form alone', () => {
    expect(MINES.stepOf({ kind: 'open', tile: 3 })).toEqual({ kind: 'open', tile: 3 })
    expect([MINES.stepOf({ kind: 'open' }), MINES.stepOf({ kind: 'hi' }), MINES.stepOf('open')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect([HI_LO.stepOf({ kind: 'lo' }), HI_LO.stepOf({ kind: 'open' })]).toEqual([{ kind: 'lo' }, undefined])
    expect([MINES.stepOf({ kind: 'cash_out' }), HI_LO.stepOf({ kind: 'cash_out' })]).toEqual([
      { kind: 'cash_out' },
      { kind: 'cash_out' },
    ])
  })
})
