import type { TypedForm } from './content.ts'

/** Tickets as their places in the order in which contents are written: numbers are compared and sorted faster than texts. */
export interface TicketPlaces {
  /** How many places there are. */
  readonly size: number
  /** Digits of one ticket in a row; undefined where the method has no such ticket. */
  readonly placeOf: (ticket: string) => number | undefined
  readonly ticketAt: (place: number) => string
}

const known = new WeakMap<TypedForm, TicketPlaces>()

/** The places of a form's tickets. What the form allows is asked once for each ticket, as twenty thousand come in one text. */
export function ticketPlaces(form: TypedForm): TicketPlaces {
  const found = known.get(form) ?? placesOf(form)
  known.set(form, found)
  return found
}

/** Tickets of which each is there once. */
export class TicketSet {
  readonly #isThere: Uint8Array
  readonly #ticketAt: (place: number) => string
  #count = 0

  constructor({ size, ticketAt }: Pick<TicketPlaces, 'size' | 'ticketAt'>) {
    this.#isThere = new Uint8Array(size)
    this.#ticketAt = ticketAt
  }

  get count(): number {
    return this.#count
  }

  has(place: number): boolean {
    return this.#isThere[place] === 1
  }

  add(place: number): void {
    if (this.has(place)) return
    this.#isThere[place] = 1
    this.#count += 1
  }

  /** In the order of their places. */
  tickets(): readonly string[] {
    const tickets: string[] = []
    for (let place = 0; tickets.length < this.#count; place++)
      if (this.#isThere[place] === 1) tickets.push(this.#ticketAt(place))
    return tickets
  }
}

const DIGIT_0 = 0x30
/** Of longer tickets there are too many for a byte each. */
const LENGTH_MAX = 7
const JUDGED = { yes: 1, no: 2 } as const

function placesOf(form: TypedForm): TicketPlaces {
  const { numbers, digits, anyOrder } = form
  const length = numbers * digits
  if (length > LENGTH_MAX) throw new RangeError(`tickets of ${length} digits are not typed`)
  const step = 10 ** digits
  const isAllowed = judgeOf(form)
  /** The numbers of the ticket that is being read; in ascending order where their order makes no difference. */
  const read = new Float64Array(numbers)
  return {
    placeOf: (ticket) => {
      if (ticket.length !== length) return undefined
      for (let count = 0; count < numbers; count++) {
        const value = numberAt(ticket, count * digits, digits)
        if (value < 0) return undefined
        let at = count
        for (; anyOrder && at > 0 && (read[at - 1] ?? 0) > value; at--) read[at] = read[at - 1] ?? 0
        read[at] = value
      }
      let place = 0
      for (let at = 0; at < numbers; at++) place = place * step + (read[at] ?? 0)
      return isAllowed(place) ? place : undefined
    },
    ticketAt: (place) => ticketOf(place, length),
    size: 10 ** length,
  }
}

/** The number of so many digits from here on; below 0 where something else is among them. */
function numberAt(text: string, from: number, digits: number): number {
  let value = 0
  for (let at = from; at < from + digits; at++) {
    const digit = text.charCodeAt(at) - DIGIT_0
    if (!(digit >= 0 && digit <= 9)) return -1
    value = value * 10 + digit
  }
  return value
}

const ticketOf = (place: number, length: number): string => `${place}`.padStart(length, '0')

function judgeOf({ numbers, digits, allows }: TypedForm): (place: number) => boolean {
  const length = numbers * digits
  const judged = new Uint8Array(10 ** length)
  return (place) => {
    const found = judged[place]
    if (found !== 0) return found === JUDGED.yes
    const ticket = ticketOf(place, length)
    const parts: string[] = []
    for (let at = 0; at < length; at += digits) parts.push(ticket.slice(at, at + digits))
    const isAllowed = allows(parts)
    judged[place] = isAllowed ? JUDGED.yes : JUDGED.no
    return isAllowed
  }
}
