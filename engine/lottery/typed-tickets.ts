import type { BetContent, ContentForm, Position, TypedForm } from './content.ts'
import { type TicketPlaces, ticketPlaces, TicketSet } from './ticket-places.ts'
import { digitOf, type TextSpan } from './typed-text.ts'

export type TicketFault = TextSpan &
  (
    | { readonly kind: 'letters' }
    | { readonly kind: 'length'; readonly wanted: readonly number[] }
    /** The method has no such ticket: a triple in a group, a number twice in a row. */
    | { readonly kind: 'not_allowed' }
    | { readonly kind: 'too_many'; readonly most: number }
  )

/** A ticket that was typed before, at the place where it comes again. */
export interface TicketDouble extends TextSpan {
  readonly ticket: string
}

export interface ReadTickets {
  /** Undefined where nothing typed is a ticket. */
  readonly content: BetContent | undefined
  /** As many tickets as the content has, each once. */
  readonly count: number
  /** Doubles and faults as they are typed; of more than a hundred the first ones, and how many there are. */
  readonly doubles: readonly TicketDouble[]
  readonly doubleCount: number
  readonly faults: readonly TicketFault[]
  readonly faultCount: number
}

/** Most tickets that are typed in a bet (settled points, *Caps*). */
const TICKETS_MAX = 20_000
const SHOWN_MAX = 100

/** How a token becomes a ticket. */
interface TicketReader extends TicketPlaces {
  /** So many tokens make a ticket where numbers are typed apart. */
  readonly parts: number
  readonly partLength: number
  readonly lengths: readonly number[]
  readonly contentOf: (tickets: readonly string[]) => BetContent
}

/** Read tickets that are typed or pasted, or the text of a file: digits with anything but letters between them. */
export function readTickets(form: ContentForm, text: string): ReadTickets | undefined {
  const reader = readerOf(form)
  if (!reader) return undefined
  const list = new TicketList(reader)
  eachToken(text, (token) => list.take(token))
  list.end()
  return list.result()
}

const readers = new WeakMap<ContentForm, TicketReader>()

/** A form is asked for its values once: there may be ten thousand. */
function readerOf(form: ContentForm): TicketReader | undefined {
  const position = form.positions?.length === 1 ? form.positions[0] : undefined
  const reader = readers.get(form) ?? (form.typed ? typedReader(form.typed) : position && positionReader(position))
  if (reader) readers.set(form, reader)
  return reader
}

interface Token extends TextSpan {
  readonly text: string
  readonly isNumber: boolean
}

class TicketList {
  readonly #reader: TicketReader
  readonly #tickets: TicketSet
  readonly #doubles: TicketDouble[] = []
  readonly #faults: TicketFault[] = []
  #doubleCount = 0
  #faultCount = 0
  #parts: Token[] = []

  constructor(reader: TicketReader) {
    this.#reader = reader
    this.#tickets = new TicketSet(reader)
  }

  /** False when no more are taken. */
  take(token: Token): boolean {
    const { parts, partLength } = this.#reader
    if (parts > 1 && token.isNumber && token.text.length === partLength) {
      this.#parts.push(token)
      return this.#parts.length < parts || this.#add(this.#joined())
    }
    this.end()
    return this.#add(token)
  }

  /** A ticket of which numbers are missing at its end. */
  end(): void {
    if (this.#parts.length > 0) this.#fault(this.#joined(), { kind: 'length', wanted: this.#reader.lengths })
  }

  #joined(): Token {
    const parts = this.#parts
    this.#parts = []
    const text = parts.map((part) => part.text).join('')
    return { text, isNumber: true, start: parts[0]?.start ?? 0, end: parts.at(-1)?.end ?? 0 }
  }

  #add(token: Token): boolean {
    const { start, end, text } = token
    const { lengths } = this.#reader
    if (!token.isNumber) return this.#fault(token, { kind: 'letters' })
    if (!lengths.includes(text.length)) return this.#fault(token, { kind: 'length', wanted: lengths })
    const place = this.#reader.placeOf(text)
    if (place === undefined) return this.#fault(token, { kind: 'not_allowed' })
    if (this.#tickets.has(place)) {
      this.#doubleCount += 1
      if (this.#doubles.length < SHOWN_MAX) this.#doubles.push({ start, end, ticket: this.#reader.ticketAt(place) })
      return true
    }
    if (this.#tickets.count === TICKETS_MAX) {
      this.#fault(token, { kind: 'too_many', most: TICKETS_MAX })
      return false
    }
    this.#tickets.add(place)
    return true
  }

  #fault({ start, end }: TextSpan, fault: FaultReason): true {
    this.#faultCount += 1
    if (this.#faults.length < SHOWN_MAX) this.#faults.push({ start, end, ...fault })
    return true
  }

  result(): ReadTickets {
    const { count } = this.#tickets
    return {
      content: count > 0 ? this.#reader.contentOf(this.#tickets.tickets()) : undefined,
      count,
      doubles: this.#doubles,
      doubleCount: this.#doubleCount,
      faults: this.#faults,
      faultCount: this.#faultCount,
    }
  }
}

type FaultReason =
  | { readonly kind: 'letters' | 'not_allowed' }
  | { readonly kind: 'length'; readonly wanted: readonly number[] }
  | { readonly kind: 'too_many'; readonly most: number }

function typedReader(form: TypedForm): TicketReader {
  const { numbers, digits } = form
  return {
    parts: numbers,
    partLength: digits,
    lengths: [numbers * digits],
    ...ticketPlaces(form),
    contentOf: (tickets) => ({ kind: 'typed', tickets }),
  }
}

function positionReader({ values }: Position): TicketReader {
  const places = new Map(values.map((value, at) => [value, at]))
  return {
    parts: 1,
    partLength: 0,
    lengths: [...new Set(values.map(({ length }) => length))],
    size: values.length,
    placeOf: (text) => places.get(text),
    ticketAt: (place) => values[place] ?? '',
    contentOf: (chosen) => ({ kind: 'choices', positions: [chosen] }),
  }
}

const isLetter = (code: number, char: string): boolean =>
  code < 0x80 ? (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a) : /[\p{L}\p{M}]/u.test(char)

/** Runs of digits and letters; all else is between them. It ends when no more are taken. */
function eachToken(text: string, take: (token: Token) => boolean): void {
  let [start, isNumber, isAscii] = [-1, true, true]
  for (let at = 0; at <= text.length; at++) {
    const code = text.charCodeAt(at)
    const isAsciiDigit = code >= 0x30 && code <= 0x39
    const isDigit = isAsciiDigit || digitOf(code) !== undefined
    if (isDigit || isLetter(code, text[at] ?? '')) {
      if (start < 0) {
        start = at
        isNumber = true
        isAscii = true
      }
      if (!isDigit) isNumber = false
      if (!isAsciiDigit) isAscii = false
    } else if (start >= 0) {
      const typed = text.slice(start, at)
      const isOver = !take({ start, end: at, isNumber, text: isNumber && !isAscii ? asciiDigits(typed) : typed })
      if (isOver) return
      start = -1
    }
  }
}

const asciiDigits = (typed: string): string => Array.from(typed, (char) => digitOf(char.charCodeAt(0))).join('')
