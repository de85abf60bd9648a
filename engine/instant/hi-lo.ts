import { below } from '../chance.ts'
import type { Words } from '../chance.ts'
import { Fraction } from '../fraction.ts'
import type { Bet, cashOut, Profile, Stage } from '../studio-game.ts'
import { paidAt } from './odds.ts'

/** Hi-Lo (rulebook §32): cards 0 to 51 of an endless deck, four of each rank, the ace lowest. */
export type HiLoBet = Bet<Readonly<Record<string, never>>>

export type Guess = 'hi' | 'lo'

/** What a member does in an open round. */
export type HiLoStep = { readonly kind: Guess | 'skip' } | typeof cashOut

export interface CardShown {
  readonly kind: 'card_shown'
  readonly card: number
  /** What brought it: the deal, a skip or a guess. */
  readonly after: 'deal' | 'skip' | Guess
  readonly right: boolean
  /** What the round is worth after it, in ten-thousandths of the stake; 0n before the first guess and after a wrong one. */
  readonly multiplier: bigint
}

export interface HiLoRound extends Stage<CardShown> {
  readonly multiplier: bigint
}

export const paytableVersion = 'hi-lo-1'
export const cards = 52
export const ranks = 13
export const skipsMax = 52

/** The rank of a card: 1 is the ace, 13 the king. */
export const rankOf = (card: number): number => Math.floor(card / 4) + 1

const suits = ['♠', '♥', '♣', '♦'] as const
export type Suit = (typeof suits)[number]

/** The suit of a card. */
export const suitOf = (card: number): Suit => suits[card % suits.length] ?? '♠'

/** A rank as it stands on the card: A, 2 … 10, J, Q, K. */
export const rankText = (rank: number): string => ({ 1: 'A', 11: 'J', 12: 'Q', 13: 'K' })[rank] ?? String(rank)

/** A card in short: `A♠`, `10♦`. */
export const cardText = (card: number): string => rankText(rankOf(card)) + suitOf(card)

/** How many of the thirteen ranks win a guess; on ace and king one side is “the same”, the other strictly beyond. */
export function favourableRanks(rank: number, guess: Guess): number {
  const beyond = guess === 'hi' ? ranks - rank : rank - 1
  if (beyond === 0) return 1
  return beyond === ranks - 1 ? beyond : beyond + 1
}

/** True when this rank comes after that one as guessed. */
export function isRight(rank: number, guess: Guess, next: number): boolean {
  const favourable = favourableRanks(rank, guess)
  return guess === 'hi' ? next > ranks - favourable : next <= favourable
}

/** What right guesses with this many favourable ranks each are worth: profile × Π 13/f, cut after the fourth decimal. */
export function hiLoMultiplier(favourable: readonly number[], profile: Profile): bigint {
  const chance = chanceOf(favourable)
  return (BigInt(profile) * 100n * chance.denominator) / chance.numerator
}

/** How likely a row of guesses is right: Π f/13. */
export const chanceOf = (favourable: readonly number[]): Fraction =>
  favourable.reduce((chance, ways) => chance.mul(new Fraction(BigInt(ways), BigInt(ranks))), new Fraction(1n))

/** A round as far as these steps take it, a word a card. Throws for a step that cannot be taken. */
export function playHiLo(bet: HiLoBet, steps: readonly HiLoStep[], words: Words): HiLoRound {
  const deal: CardShown = { kind: 'card_shown', card: below(cards, words), after: 'deal', right: true, multiplier: 0n }
  const start: HiLoRound = {
    events: [deal],
    payout: 0n,
    multiplier: 0n,
    done: false,
    mayCashOut: false,
  }
  return steps.reduce((round, step) => {
    const { kind } = step
    if (!canStep(bet, round, step)) throw new Error(`the step ${kind} cannot be taken`)
    if (kind === 'cash_out') return { ...round, done: true, mayCashOut: false }
    return kind === 'skip' ? skipped(round, words) : guessed(bet, round, kind, words)
  }, start)
}

/** True where a round allows this step: a guess within the cap, up to 52 skips, cashing out after the first right guess. */
export function canStep(bet: HiLoBet, round: HiLoRound, { kind }: HiLoStep): boolean {
  if (round.done) return false
  if (kind === 'cash_out') return round.mayCashOut
  if (kind === 'skip') return round.events.filter(({ after }) => after === 'skip').length < skipsMax
  return bet.payoutCap === undefined || paidAt(nextMultiplier(round.events, kind, bet.profile), bet) <= bet.payoutCap
}

/** How many of thirteen ranks every guess so far had on its side. */
export const favourableSoFar = (shown: readonly Pick<CardShown, 'card' | 'after'>[]): number[] =>
  shown.flatMap(({ after }, at) => {
    const before = shown[at - 1]
    return before && after !== 'deal' && after !== 'skip' ? [favourableRanks(rankOf(before.card), after)] : []
  })

/** What the round is worth if this guess is right. */
export function nextMultiplier(
  shown: readonly Pick<CardShown, 'card' | 'after'>[],
  guess: Guess,
  profile: Profile,
): bigint {
  const last = shown.at(-1)
  if (!last) throw new Error('no card to guess from')
  return hiLoMultiplier([...favourableSoFar(shown), favourableRanks(rankOf(last.card), guess)], profile)
}

function skipped(round: HiLoRound, words: Words): HiLoRound {
  const { multiplier } = round
  const event: CardShown = { kind: 'card_shown', card: below(cards, words), after: 'skip', right: true, multiplier }
  return { ...round, events: [...round.events, event] }
}

function guessed(bet: HiLoBet, round: HiLoRound, guess: Guess, words: Words): HiLoRound {
  const card = below(cards, words)
  const right = isRight(rankOf(round.events.at(-1)?.card ?? 0), guess, rankOf(card))
  const multiplier = right ? nextMultiplier(round.events, guess, bet.profile) : 0n
  return {
    events: [...round.events, { kind: 'card_shown', card, after: guess, right, multiplier }],
    payout: paidAt(multiplier, bet),
    multiplier,
    done: !right,
    mayCashOut: right,
  }
}
