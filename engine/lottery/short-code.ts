import { floorTo, timesFloor } from '../fraction.ts'
import { type BetContent, readContent } from './content.ts'
import { familyOf, methodOf } from './families.ts'
import type { Lottery } from './lotteries.ts'
import { seriesNumbers, withPermuted } from './pickers.ts'
import {
  BETWEEN_PATTERN,
  BREAK_PATTERN,
  METHOD_PATTERN,
  NO_NUMBERS,
  NUMBER_PATTERN,
  numbersNamed,
  SERIES_PATTERN,
  SET_PATTERN,
  type ShortMethod,
  shortMethodOf,
  STAKE_PATTERN,
  STATION_PATTERN,
  stationsOf,
  WORD_PATTERN,
} from './short-code-words.ts'
import { foldedText, matchAt, type TextSpan, type TextMatch } from './typed-text.ts'

/** One bet that was typed: a method with its numbers at a station, or at two of them together. */
export interface ShortBet extends TextSpan {
  readonly gameCodes: readonly string[]
  readonly method: string
  readonly content: BetContent
  readonly tickets: number
  /** Of one ticket, in stored units. */
  readonly stake: bigint
  readonly amount: bigint
}

export type ShortFault = TextSpan &
  (
    | {
        readonly kind:
          | 'word'
          | 'station_closed'
          | 'station_ambiguous'
          | 'no_station'
          | 'no_numbers'
          /** Numbers behind which no method stands. */
          | 'no_method'
          | 'no_stake'
          /** A stake of nothing, or finer than the currency has it. */
          | 'stake'
          | 'series'
          /** The station’s family has no such method. */
          | 'method'
          | 'two_stations'
      }
    | { readonly kind: 'digits'; readonly wanted: readonly number[] }
    /** Too few numbers, or too many, for the method. */
    | { readonly kind: 'count'; readonly min: number; readonly max: number }
    | { readonly kind: 'too_many'; readonly most: number }
  )

/** A number at the place where it is typed. */
export interface TypedNumber extends TextSpan {
  readonly number: string
}

export interface ReadShortCode {
  readonly bets: readonly ShortBet[]
  readonly tickets: number
  readonly amount: bigint
  /** Numbers that are typed again before a method, where they come again. */
  readonly doubles: readonly TypedNumber[]
  readonly faults: readonly ShortFault[]
}

export interface ShortCodeTerms {
  /** Lotteries on sale, in their order of the day. */
  readonly onSale: readonly Lottery[]
  /** Where bets are placed before a station is named: the one whose board it is. */
  readonly station?: Lottery
  /** What a stake of one is, in stored units: a thousand dong. */
  readonly stakeUnit: bigint
  /** The smallest payable step of the currency, in stored units. */
  readonly unit: bigint
}

/** Most bets and faults of one text: it may name many stations with many methods each. */
const PARTS_MAX = 1000
const TEXT_MAX = 400_000

/**
 * Read the short code of the trade: `tg 25 39 bl5 dd10; mb 123 xc2` is bao lô and đầu đuôi of two numbers at Tiền Giang and xỉu chủ
 * of one at the North. Stations hold until others are named; numbers until others follow a method.
 */
export function readShortCode(text: string, terms: ShortCodeTerms): ReadShortCode {
  const { plain, places } = foldedText(text.slice(0, TEXT_MAX))
  const reader = new ShortCodeReader(plain, terms)
  reader.read()
  const typed = <S extends TextSpan>(span: S): S => ({
    ...span,
    start: places[span.start] ?? 0,
    end: places[span.end] ?? text.length,
  })
  const tooLong: ShortFault = { kind: 'too_many', most: TEXT_MAX, start: TEXT_MAX, end: text.length }
  const faults = reader.faults.map(typed).toSorted((one, other) => one.start - other.start)
  return {
    bets: reader.bets.map(typed),
    tickets: reader.bets.reduce((sum, { tickets }) => sum + tickets, 0),
    amount: reader.bets.reduce((sum, { amount }) => sum + amount, 0n),
    doubles: reader.doubles.map(typed),
    faults: text.length > TEXT_MAX ? [...faults, tooLong] : faults,
  }
}

type ReasonOf<F> = F extends TextSpan ? Omit<F, keyof TextSpan> : never
type FaultReason = ReasonOf<ShortFault>

interface NumberGroup extends TextSpan {
  readonly digits: number
  readonly numbers: readonly string[]
  readonly stake: bigint
}

class ShortCodeReader {
  readonly #text: string
  readonly #terms: ShortCodeTerms
  readonly bets: ShortBet[] = []
  readonly doubles: TypedNumber[] = []
  readonly faults: ShortFault[] = []
  #at = 0
  #stations: readonly Lottery[]
  /** The numbers of the group that is being read, and whether a method has followed them. */
  #numbers = new Map<string, TypedNumber>()
  #isBet = false
  /** The last thing read named stations: another one is beside them. */
  #isNaming = false

  constructor(text: string, terms: ShortCodeTerms) {
    this.#text = text
    this.#terms = terms
    this.#stations = terms.station ? [terms.station] : []
  }

  read(): void {
    while (this.#at < this.#text.length && this.bets.length + this.faults.length < PARTS_MAX) {
      if (this.#match(BETWEEN_PATTERN)) continue
      if (this.#match(BREAK_PATTERN)) this.#endGroup()
      else this.#readPart()
    }
    const left = { start: this.#at, end: this.#text.length }
    this.#endGroup()
    if (left.start < left.end) this.#fault(left, { kind: 'too_many', most: PARTS_MAX })
  }

  #fault({ start, end }: TextSpan, reason: FaultReason): void {
    this.faults.push({ start, end, ...reason })
  }

  #match(pattern: RegExp): TextMatch | undefined {
    const found = matchAt(pattern, this.#text, this.#at)
    if (found) this.#at = found.end
    return found
  }

  #readPart(): void {
    if (this.#readMethod() || this.#readStation() || this.#readSet()) return
    const series = this.#match(SERIES_PATTERN)
    if (series) return this.#takeSeries(series)
    const number = this.#match(NUMBER_PATTERN)
    if (number) return this.#take([number[0]], number)
    const word = this.#match(WORD_PATTERN)
    if (word) this.#fault(word, { kind: 'word' })
  }

  /** A word that is a method and a station is a method where there are numbers. */
  #readMethod(): boolean {
    const found = matchAt(METHOD_PATTERN, this.#text, this.#at)
    const method = found && shortMethodOf(found[0])
    if (!method) return false
    const stake = matchAt(STAKE_PATTERN, this.#text, found.end)
    const isPlain = NO_NUMBERS in method.byDigits
    if (isPlain ? !stake : this.#isStation(found[0], stake)) return false
    this.#at = stake?.end ?? found.end
    this.#isNaming = false
    if (!isPlain) this.#isBet = true
    const span = { start: found.start, end: this.#at }
    if (!stake) this.#fault(span, { kind: 'no_stake' })
    else this.#bet(method, { ...span, stake: this.#stakeOf(stake) })
    return true
  }

  /** Some words are both: a method has numbers before it and, where the station is on sale, its stake right behind it. */
  #isStation(word: string, stake: RegExpExecArray | undefined): boolean {
    const { kind } = stationsOf(word, this.#terms.onSale)
    if (kind === 'unknown') return false
    const [hasNumbers, hasStake] = [this.#numbers.size > 0, /^\d/.test(stake?.[0] ?? '')]
    return kind === 'closed' ? !hasNumbers && !hasStake : !hasNumbers || !hasStake
  }

  #stakeOf([, digits = '', million]: RegExpExecArray): bigint | undefined {
    const { stakeUnit, unit } = this.#terms
    const [whole = '', tenths = '0'] = digits.split('.')
    const tenfold = timesFloor(stakeUnit, BigInt(whole + tenths) * (million ? 1000n : 1n), 1n)
    const stake = timesFloor(tenfold, 1n, 10n)
    const isExact = tenfold % 10n === 0n && floorTo(stake, unit) === stake
    return isExact && stake > 0n ? stake : undefined
  }

  #readStation(): boolean {
    const found = matchAt(STATION_PATTERN, this.#text, this.#at)
    if (!found) return false
    const named = stationsOf(found[0], this.#terms.onSale)
    if (named.kind === 'unknown') return false
    this.#at = found.end
    if (!this.#isNaming) {
      this.#endGroup()
      this.#stations = []
    }
    this.#isNaming = true
    if (named.kind === 'stations') this.#stations = [...new Set([...this.#stations, ...named.stations])]
    else this.#fault(found, { kind: `station_${named.kind}` })
    return true
  }

  #readSet(): boolean {
    const found = this.#match(SET_PATTERN)
    if (found) this.#take(numbersNamed(found[0]), found)
    return found !== undefined
  }

  #takeSeries(found: TextMatch): void {
    const [, first = '', second, last = ''] = found
    const numbers = seriesNumbers({ first, last, ...(second !== undefined && { second }) })
    if (numbers) this.#take(numbers, found)
    else this.#fault(found, { kind: 'series' })
  }

  #take(numbers: readonly string[], { start, end }: TextSpan): void {
    if (this.#isBet) this.#endGroup()
    this.#isNaming = false
    for (const number of numbers)
      if (this.#numbers.has(number)) this.doubles.push({ start, end, number })
      else this.#numbers.set(number, { start, end, number })
  }

  /** Numbers that no method followed are named from the first to the last. */
  #endGroup(): void {
    const numbers = [...this.#numbers.values()]
    const [first, last] = [numbers[0], numbers.at(-1)]
    if (first && last && !this.#isBet) this.#fault({ start: first.start, end: last.end }, { kind: 'no_method' })
    this.#numbers = new Map()
    this.#isBet = false
  }

  #bet(method: ShortMethod, { stake, ...span }: TextSpan & { readonly stake: bigint | undefined }): void {
    if (stake === undefined) return this.#fault(span, { kind: 'stake' })
    if (this.#stations.length === 0) return this.#fault(span, { kind: 'no_station' })
    if (NO_NUMBERS in method.byDigits) return this.#place(method, { digits: NO_NUMBERS, numbers: [], stake, ...span })
    if (this.#numbers.size === 0) return this.#fault(span, { kind: 'no_numbers' })
    const wanted = Object.keys(method.byDigits).map(Number)
    for (const [digits, group] of Map.groupBy(this.#numbers.values(), ({ number }) => number.length)) {
      if (!wanted.includes(digits)) {
        for (const number of group) this.#fault(number, { kind: 'digits', wanted })
        continue
      }
      const typed = group.map(({ number }) => number)
      this.#place(method, { digits, numbers: method.isPermuted ? withPermuted(typed) : typed, stake, ...span })
    }
  }

  #place({ byDigits }: ShortMethod, { digits, numbers, stake, ...span }: NumberGroup): void {
    const keys = byDigits[digits] ?? []
    for (const stations of this.#stationsFor(keys, span)) {
      const family = familyOf(stations[0]?.family ?? '')
      const method = keys.map((key) => family && methodOf(family, key)).find((one) => one !== undefined)
      if (!method) {
        this.#fault(span, { kind: 'method' })
        continue
      }
      const { content, fault } = readContent(method.form, numbers.join(','))
      if (!content) {
        // Numbers of the right length can only be too few or too many.
        this.#fault(
          span,
          fault.kind === 'count' ? { kind: 'count', min: fault.min, max: fault.max } : { kind: 'method' },
        )
        continue
      }
      const tickets = method.tickets(content)
      const gameCodes = stations.map(({ gameCode }) => gameCode)
      const amount = timesFloor(stake, BigInt(tickets), 1n)
      this.bets.push({ ...span, gameCodes, method: method.key, content, tickets, stake, amount })
    }
  }

  /** Each station by itself; of a bet on two stations each two of them. */
  #stationsFor(keys: readonly string[], span: TextSpan): readonly (readonly Lottery[])[] {
    if (!keys.includes('DA_2')) return this.#stations.map((station) => [station])
    if (this.#stations.length < 2) this.#fault(span, { kind: 'two_stations' })
    return this.#stations.flatMap((one, at) => this.#stations.slice(at + 1).map((other) => [one, other]))
  }
}
