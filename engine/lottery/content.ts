import { ticketPlaces, TicketSet } from './ticket-places.ts'

/**
 * What is chosen in a bet. Positions stand in the order of the result and are sets; typed tickets are whole numbers, each once and in
 * ascending order. A content has one of the two.
 */
export type BetContent =
  | { readonly kind: 'choices'; readonly positions: readonly (readonly string[])[] }
  | { readonly kind: 'typed'; readonly tickets: readonly string[] }

/** What may be chosen at a position, in the order in which it is written. */
export interface Position {
  readonly values: readonly string[]
  readonly min: number
  readonly max: number
}

/** Tickets that are typed whole: so many numbers of so many digits each. */
export interface TypedForm {
  readonly numbers: number
  readonly digits: number
  /** Whether a ticket of these numbers exists; of group methods it holds for any order. */
  readonly allows: (numbers: readonly string[]) => boolean
  /** The order of the numbers makes no difference. */
  readonly anyOrder: boolean
}

/** How the contents of a method are written: choices at positions, whole tickets, or either. */
export interface ContentForm {
  readonly positions?: readonly Position[]
  /** Fewest positions with a choice, where they may be empty. */
  readonly filled?: number
  /** The positions of bankers and others, which stand in the place of `positions` where a content has two. */
  readonly bankers?: readonly [Position, Position]
  readonly typed?: TypedForm
  /** What the choices must keep to beside their positions: pairs of places that are compared. */
  readonly allows?: (positions: readonly (readonly string[])[]) => boolean
}

/** Most tickets that are typed in a bet (settled points, *Caps*). */
const TYPED_MAX = 20_000

/** Longest content that is read: twenty thousand tickets of the longest kind with their spaces. */
const TEXT_MAX = 400_000

export type ContentFault =
  | { readonly kind: 'too_long' }
  | { readonly kind: 'positions'; readonly wanted: number }
  | { readonly kind: 'value'; readonly position: number; readonly value: string }
  | { readonly kind: 'count'; readonly position: number; readonly min: number; readonly max: number }
  | { readonly kind: 'filled'; readonly least: number }
  | { readonly kind: 'combination' }
  | { readonly kind: 'typed'; readonly ticket: string }
  | { readonly kind: 'too_many_typed'; readonly most: number }

export type ReadContent =
  | { readonly content: BetContent; readonly fault?: never }
  | { readonly content?: never; readonly fault: ContentFault }

const refused = (fault: ContentFault): ReadContent => ({ fault })

/** Read a content by the grammar of the settled points. Doubles count once; the fault names its position from 0. */
export function readContent(form: ContentForm, text: string): ReadContent {
  if (text.length > TEXT_MAX) return refused({ kind: 'too_long' })
  const { positions, typed } = form
  if (typed && (!positions || looksTyped(text, typed))) return readTyped(typed, text)
  if (!positions) return refused({ kind: 'positions', wanted: 0 })
  const parts = positions.length === 0 && text === '' ? [] : text.split('|')
  const shape = form.bankers && parts.length === 2 ? form.bankers : positions
  if (parts.length !== shape.length) return refused({ kind: 'positions', wanted: shape.length })
  const read: string[][] = []
  for (const [at, position] of shape.entries()) {
    const chosen = readPosition(position, parts[at] ?? '', at)
    if (!Array.isArray(chosen)) return refused(chosen)
    read.push(chosen)
  }
  const { filled = 0 } = form
  if (read.filter((chosen) => chosen.length > 0).length < filled) return refused({ kind: 'filled', least: filled })
  if (form.allows?.(read) === false) return refused({ kind: 'combination' })
  return { content: { kind: 'choices', positions: read } }
}

// Whole tickets have no separators of choices and positions in them.
const looksTyped = (text: string, { numbers, digits }: TypedForm) =>
  !/[|,]/.test(text) && text.trim().split(/\s+/, 1)[0]?.length === numbers * digits && numbers * digits > 1

function readTyped(form: TypedForm, text: string): ReadContent {
  const given = text.trim().split(/\s+/)
  if (given.length > TYPED_MAX) return refused({ kind: 'too_many_typed', most: TYPED_MAX })
  const places = ticketPlaces(form)
  const tickets = new TicketSet(places)
  for (const ticket of given) {
    const place = places.placeOf(ticket)
    if (place === undefined) return refused({ kind: 'typed', ticket: ticket.slice(0, 20) })
    tickets.add(place)
  }
  return { content: { kind: 'typed', tickets: tickets.tickets() } }
}

function readPosition({ values, min, max }: Position, text: string, position: number): string[] | ContentFault {
  // Numbers may be written by spaces too, as they are typed.
  const given = text === '' ? [] : text.trim().split(/\s*,\s*|\s+/)
  if (given.length > TYPED_MAX) return { kind: 'count', position, min, max }
  const chosen = new Set(given)
  const allowed = knownOf(values)
  const unknown = given.find((value) => !allowed.has(value))
  if (unknown !== undefined) return { kind: 'value', position, value: unknown.slice(0, 20) }
  if (chosen.size < min || chosen.size > max) return { kind: 'count', position, min, max }
  return values.filter((value) => chosen.has(value))
}

const known = new WeakMap<readonly string[], ReadonlySet<string>>()

function knownOf(values: readonly string[]): ReadonlySet<string> {
  const found = known.get(values) ?? new Set(values)
  known.set(values, found)
  return found
}

/** The content as it is written, each choice once and in the order of its position: what is stored and shown. */
export const writeContent = (content: BetContent): string =>
  content.kind === 'typed' ? content.tickets.join(' ') : content.positions.map((chosen) => chosen.join(',')).join('|')

/** The choices at the positions; of typed tickets there are none. */
export const choicesOf = (content: BetContent): readonly (readonly string[])[] =>
  content.kind === 'choices' ? content.positions : []

/** A content is read from what the form allows; methods use this where their form has no typed tickets. */
export const soleChoice = (content: BetContent): readonly string[] => choicesOf(content)[0] ?? []

/** Whether this ticket is among the typed ones, which stand in ascending order. */
export function isTyped(tickets: readonly string[], ticket: string): boolean {
  let [from, to] = [0, tickets.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const there = tickets[middle] ?? ''
    if (there === ticket) return true
    if (there < ticket) from = middle + 1
    else to = middle
  }
  return false
}
