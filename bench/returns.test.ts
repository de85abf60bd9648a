import { expect, test } from 'vitest'
import { generatorWords } from './generator.ts'
import { askedPlan, instantPlan, lotteryPlan, measureGroup, slotPlan, tablePlan } from './returns.ts'

// A hundredth of what the bench measures, from a seed that is always the same.

const seed = '5e'.repeat(32)
const streamOf = (name: string) => generatorWords(seed, name)

test('a hundredth of the measured rounds of every slot returns what is exact, within the 99 % interval', () => {
  const measured = slotPlan().flatMap(({ group, rounds }, at) =>
    measureGroup(group, rounds / 100, streamOf(`slot-${at}`)),
  )
  expect(measured.map(({ game, bet, inside }) => `${game} ${bet} ${inside}`)).toEqual([
    'LUCKY_TWENTY a spin true',
    'JADE_WAYS a spin true',
    'JADE_WAYS bought free spins true',
    'STORM_TUMBLE a spin true',
    'STORM_TUMBLE bought free spins true',
    'TWIN_LANTERNS a spin true',
    'MOON_SCROLL a spin true',
    'HARBOUR_COINS a spin true',
    'BELL_STREET a spin true',
  ])
})

test('at least 98 of a hundred bets of the instant games return what is exact, in a hundredth of the rounds', () => {
  const measured = instantPlan().flatMap(({ group, rounds }, at) =>
    measureGroup(group, rounds / 100, streamOf(`instant-${at}`)),
  )
  expect(measured.length).toBeGreaterThan(700)
  expect(measured.filter(({ inside }) => inside).length / measured.length).toBeGreaterThanOrEqual(0.98)
})

test('at least 98 of a hundred bets of the live tables return what is exact, in a hundredth of the rounds', () => {
  const measured = tablePlan().flatMap(({ group, rounds }, at) =>
    measureGroup(group, rounds / 100, streamOf(`table-${at}`)),
  )
  expect(measured.length).toBeGreaterThan(900)
  expect(measured.filter(({ inside }) => inside).length / measured.length).toBeGreaterThanOrEqual(0.98)
})

test('at least 97 of a hundred methods of the lotteries return what is exact, in a two-thousandth of the draws', () => {
  const measured = lotteryPlan().flatMap(({ group, rounds }, at) =>
    measureGroup(group, rounds / 2000, streamOf(`lottery-${at}`)),
  )
  expect(measured.length).toBeGreaterThan(250)
  expect(measured.filter(({ inside }) => inside).length / measured.length).toBeGreaterThanOrEqual(0.97)
})

test('what players decide at the live tables returns by the way it is counted for', () => {
  const measured = askedPlan({ counted: false }).flatMap(({ group, rounds }, at) =>
    measureGroup(group, rounds / 1000, streamOf(`asked-${at}`)),
  )
  expect(measured.map(({ game, bet, inside }) => `${game} ${bet} ${inside}`)).toEqual([
    'CARD_POKER ante, played with Q-6-4 or better true',
    'CARD_POKER PAIR_PLUS_4 pair_plus true',
    'CARD_POKER PAIR_PLUS_3 pair_plus true',
    'CARD_POKER PAIR_PLUS_33 pair_plus true',
    'HOLDEM aa_bonus true',
    'BLACKJACK by the chart true',
    'BLACKJACK by the chart, never surrendered true',
    'BLACKJACK bet behind that follows true',
    'BLACKJACK bet behind true',
    'BLACKJACK perfect pairs true',
    'BLACKJACK 21+3 true',
    'BLACKJACK insurance wherever it is offered true',
  ])
})

test('a return that is stated two tenths too high is found', () => {
  const dice = instantPlan()[0]!.group
  const boasting = { ...dice, bets: dice.bets.map((bet) => ({ ...bet, exact: bet.exact * 1.2, deviation: 10 })) }
  const [counted] = measureGroup(boasting, 1_000_000, streamOf('dice'))
  expect(measureGroup(dice, 1_000_000, streamOf('dice'))[0]?.inside).toBe(true)
  expect(counted?.inside).toBe(false)
})
