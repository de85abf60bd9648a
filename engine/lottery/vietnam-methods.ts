import { Fraction } from '../fraction.ts'
import { choose } from './combinatorics.ts'
import { type BetContent, type Position, soleChoice } from './content.ts'
import { chanceOfLetters } from './digit-words.ts'
import { chooseFrom, ONE } from './digits.ts'
import type { DrawResult, LotteryMethod } from './family.ts'
import { chosenNumbers } from './number-field.ts'
import { expectedWins, fixedTier, hitsOf, share, WIN, whole } from './tiers.ts'

/** What is read of a prize: its last or first digits. */
export type DigitReader = (number: string) => string

export const lastDigits =
  (count: number): DigitReader =>
  (number) =>
    number.slice(-count)

export const firstDigits =
  (count: number): DigitReader =>
  (number) =>
    number.slice(0, count)

/** A number that a draw shows to a method: a part of the prize at this place of the result. */
export interface ShownNumber {
  readonly place: number
  readonly read: DigitReader
}

export interface VietnamMethodName {
  readonly key: string
  readonly group: string
  /** Total return of a winning ticket for one, in hundredths (rulebook §16.2). */
  readonly odds: number
}

/** Numbers of so many digits, in order. */
const numbersOf = (length: number): string[] =>
  Array.from({ length: 10 ** length }, (_, number) => `${number}`.padStart(length, '0'))

const BY_LENGTH: readonly (readonly string[])[] = [0, 1, 2, 3, 4].map(numbersOf)
const TWO = numbersOf(2)

const position = (digits: number, min = 1): Position => chooseFrom(BY_LENGTH[digits] ?? [], min)

const shownIn = (shown: readonly ShownNumber[], result: DrawResult): string[] =>
  shown.map(({ place, read }) => read(result[place] ?? ''))

const count = (content: BetContent): number => soleChoice(content).length

interface NumberBet {
  /** Digits of a chosen number. */
  readonly digits: number
  readonly shown: readonly ShownNumber[]
  /** One ticket is held against all that is shown; otherwise each is charged. */
  readonly once?: true
}

/** Numbers that are paid for each prize in which they stand (bao lô, đề, xỉu chủ, càng). */
export function numbers({ key, group, odds }: VietnamMethodName, { digits, shown, once }: NumberBet): LotteryMethod {
  const all = BigInt(10 ** digits)
  return {
    key,
    group,
    draws: 1,
    form: { positions: [position(digits)] },
    numbers: chosenNumbers(BY_LENGTH[digits] ?? [], { charged: once ? 1 : shown.length }),
    tiers: [fixedTier(WIN, BigInt(odds), 100n)],
    tickets: (content) => count(content) * (once ? 1 : shown.length),
    hits: (content, result) => {
      const chosen = new Set(soleChoice(content))
      return hitsOf(shownIn(shown, result).filter((number) => chosen.has(number)).length)
    },
    expected: (content) => expectedWins(new Fraction(BigInt(count(content) * shown.length), all)),
    // Every prize can show a chosen number.
    most: (_, paid) => paid(WIN).mul(whole(shown.length)),
    covered: (content) => {
      const missed = new Fraction(all - BigInt(count(content)), all)
      return ONE.sub(shown.reduce((chance) => chance.mul(missed), ONE))
    },
  }
}

interface LastTwoBet {
  /** The special prize's place in the result. */
  readonly place: number
  /** What may be chosen; of a bet without a choice nothing. */
  readonly choices: readonly string[]
  readonly wins: (choice: string, number: string) => boolean
}

/** Bets on the last two digits of the special prize, of which one choice wins at most; a bet without a choice is on itself. */
export function lastTwo({ key, group, odds }: VietnamMethodName, { place, choices, wins }: LastTwoBet): LotteryMethod {
  const read = lastDigits(2)
  const chosen = (content: BetContent) => (choices.length === 0 ? [key] : soleChoice(content))
  const isRight = (content: BetContent, number: string) => chosen(content).some((choice) => wins(choice, number))
  const winning = (content: BetContent) => TWO.filter((number) => isRight(content, number))
  return {
    key,
    group,
    draws: 1,
    form: { positions: choices.length === 0 ? [] : [chooseFrom(choices)] },
    numbers: choices.length === 0 ? undefined : chosenNumbers(choices),
    tiers: [fixedTier(WIN, BigInt(odds), 100n)],
    tickets: (content) => chosen(content).length,
    hits: (content, result) => hitsOf(isRight(content, read(result[place] ?? '')) ? 1 : 0),
    expected: (content) => expectedWins(share(winning(content).length, 100)),
    most: (_, paid) => paid(WIN),
    covered: (content) => share(winning(content).length, 100),
    cover: (content) => ({
      field: `LAST_2_${place}`,
      outcomes: new Map(winning(content).map((number) => [Number(number), 1n])),
      ways: 100n,
    }),
  }
}

interface TogetherBet {
  /** So many numbers make a combination. */
  readonly together: number
  readonly shown: readonly ShownNumber[]
  /** Results that are compared: two stations of Đá 2. */
  readonly draws?: number
  /** What a combination is charged, in tickets. */
  readonly charged?: number
}

/** Numbers of which all of a combination appear, each once at least (xiên, đá): C(n, k) combinations, each paid once. */
export function together(
  { key, group, odds }: VietnamMethodName,
  { together: size, shown, draws = 1, charged = 1 }: TogetherBet,
): LotteryMethod {
  return {
    key,
    group,
    draws,
    form: { positions: [position(2, size)] },
    numbers: chosenNumbers(TWO, { together: size, charged }),
    tiers: [fixedTier(WIN, BigInt(odds), 100n)],
    tickets: (content) => choose(count(content), size) * charged,
    hits: (content, result) => hitsOf(choose(appearing(content, shown, result), size)),
    expected: (content) =>
      expectedWins(
        chanceOfLetters(shown.length, { letters: 100, chosen: size, least: size }).mul(
          whole(choose(count(content), size)),
        ),
      ),
    most: (content, paid) => paid(WIN).mul(whole(choose(Math.min(count(content), shown.length), size))),
    covered: (content) => chanceOfLetters(shown.length, { letters: 100, chosen: count(content), least: size }),
  }
}

/** Numbers of which none of a combination appears (lô trượt): C(n, k) combinations, each paid once. */
export function absent({ key, group, odds }: VietnamMethodName, { together: size, shown }: TogetherBet): LotteryMethod {
  return {
    key,
    group,
    draws: 1,
    form: { positions: [position(2, size)] },
    numbers: chosenNumbers(TWO, { together: size }),
    tiers: [fixedTier(WIN, BigInt(odds), 100n)],
    tickets: (content) => choose(count(content), size),
    hits: (content, result) => hitsOf(choose(count(content) - appearing(content, shown, result), size)),
    expected: (content) =>
      expectedWins(
        ONE.sub(chanceOfLetters(shown.length, { letters: 100, chosen: size, least: 1 })).mul(
          whole(choose(count(content), size)),
        ),
      ),
    // With all hundred numbers chosen something of them appears.
    most: (content, paid) => paid(WIN).mul(whole(choose(Math.min(count(content), 99), size))),
    covered: (content) =>
      ONE.sub(
        chanceOfLetters(shown.length, { letters: 100, chosen: count(content), least: count(content) - size + 1 }),
      ),
  }
}

function appearing(content: BetContent, shown: readonly ShownNumber[], result: DrawResult): number {
  const drawn = new Set(shownIn(shown, result))
  return soleChoice(content).filter((number) => drawn.has(number)).length
}
