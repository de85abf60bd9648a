import { choose } from './combinatorics.ts'
import { type BetContent, choicesOf, soleChoice } from './content.ts'
import type { NumberField } from './family.ts'

/** A brand closes, caps or pays by half the numbers of a method where there are at most so many (settled points, *Caps*). */
const NUMBERS_MAX = 10_000

interface ChosenNumbers {
  /** What one number is charged, in tickets. */
  readonly charged?: number
  /** So many of the numbers make a combination. */
  readonly together?: number
  /** Another way to write a number: in any order it is the same one. */
  readonly nameOf?: (number: string) => string
  readonly wins?: (number: string, tier: string) => boolean
}

/**
 * Numbers that are chosen one by one. Where several make a combination each of them carries the stakes of all combinations that it is in,
 * and a combination is paid by half where any of its numbers is: the rulebook says nothing of it (§17.1, *Number limits*).
 */
export function chosenNumbers(
  written: readonly string[],
  { charged = 1, together = 1, nameOf = (number) => number, wins }: ChosenNumbers = {},
): NumberField {
  const names = listedOnce(() => written.map(nameOf))
  return {
    get values() {
      return [...names()]
    },
    nameOf: (number) => {
      const name = nameOf(number)
      return names().has(name) ? name : undefined
    },
    tickets: (content) => {
      const chosen = soleChoice(content)
      const each = choose(chosen.length - 1, together - 1) * charged
      const tickets = new Map<string, number>()
      for (const number of chosen) tickets.set(nameOf(number), (tickets.get(nameOf(number)) ?? 0) + each)
      return tickets
    },
    without: (content, numbers) => {
      const left = soleChoice(content).filter((number) => !numbers.has(nameOf(number)))
      return left.length < together ? undefined : { kind: 'choices', positions: [left] }
    },
    // Of what a number is charged one ticket wins by each prize that shows it.
    winning: (tickets) => tickets / charged,
    ...(wins && { wins }),
  }
}

/**
 * Whole tickets that have a value at every place: a ticket is its number. Undefined of methods with more of them than rules are made for,
 * whose tickets nobody lists.
 */
export function ticketNumbers(
  places: readonly (readonly string[])[],
  exists: (values: readonly string[]) => boolean = () => true,
): NumberField | undefined {
  const all = places.reduce((product, values) => product * values.length, 1)
  if (all > NUMBERS_MAX) return undefined
  const names = listedOnce(() => ticketsOf(places, exists))
  const chosen = (content: BetContent) =>
    content.kind === 'typed' ? content.tickets : ticketsOf(choicesOf(content), exists)
  return {
    get values() {
      return [...names()]
    },
    nameOf: (number) => (names().has(number) ? number : undefined),
    tickets: (content) => new Map(chosen(content).map((ticket) => [ticket, 1])),
    without: (content, numbers) => {
      const left = chosen(content).filter((ticket) => !numbers.has(ticket))
      return left.length === 0 ? undefined : { kind: 'typed', tickets: left.toSorted() }
    },
    winning: (tickets) => tickets,
  }
}

/** Nobody waits for thousands of numbers who has no rule for them. */
function listedOnce(list: () => readonly string[]): () => ReadonlySet<string> {
  let listed: ReadonlySet<string> | undefined
  return () => (listed ??= new Set(list()))
}

function ticketsOf(
  places: readonly (readonly string[])[],
  exists: (values: readonly string[]) => boolean,
): readonly string[] {
  const tickets = places.reduce<readonly (readonly string[])[]>(
    (before, values) => before.flatMap((ticket) => values.map((value) => [...ticket, value])),
    [[]],
  )
  return tickets.filter(exists).map((ticket) => ticket.join(''))
}
