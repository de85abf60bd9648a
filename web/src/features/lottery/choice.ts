import {
  type BetContent,
  type ContentFault,
  type ContentForm,
  type Position,
  readContent,
  writeContent,
} from '@croupier/engine/lottery/content.ts'
import type { LotteryMethod } from '@croupier/engine/lottery/family.ts'
import { type ReadTickets, readTickets } from '@croupier/engine/lottery/typed-tickets.ts'
import { TICKETS_MAX } from '@croupier/contract/lottery-orders.ts'

/** How a content is given: at positions, by bankers and others, or typed. */
export type ChoiceWay = 'choices' | 'bankers' | 'typed'

/** What a member has chosen so far, in the way in which it is chosen. */
export interface Choice {
  readonly way: ChoiceWay
  readonly positions: readonly (readonly string[])[]
  readonly text: string
}

/** From so many numbers on they are typed before they are picked. */
const PICKED_MAX = 100

/** The ways in which the contents of a form can be given, the usual one first. */
export function choiceWays({ positions, bankers, typed }: ContentForm): readonly ChoiceWay[] {
  const [sole, second] = positions ?? []
  const many = second === undefined ? (sole?.values.length ?? 0) : 0
  if (many > PICKED_MAX) return ['typed']
  return [
    ...(positions ? (['choices'] as const) : []),
    ...(bankers ? (['bankers'] as const) : []),
    ...(typed || many === PICKED_MAX ? (['typed'] as const) : []),
  ]
}

/** The positions that are chosen at in this way. */
export const positionsOf = ({ positions, bankers }: ContentForm, way: ChoiceWay): readonly Position[] =>
  way === 'bankers' ? (bankers ?? []) : way === 'choices' ? (positions ?? []) : []

/** Nothing chosen yet. */
export const emptyChoice = (form: ContentForm, way: ChoiceWay = choiceWays(form)[0] ?? 'choices'): Choice => ({
  way,
  positions: positionsOf(form, way).map(() => []),
  text: '',
})

/** With these values at a position, in the order in which they are written; more than it takes push out what was chosen first. */
export function withValues(form: ContentForm, choice: Choice, at: number, values: readonly string[]): Choice {
  const position = positionsOf(form, choice.way)[at]
  if (!position) return choice
  const kept = new Set(values.slice(-position.max))
  return {
    ...choice,
    positions: choice.positions.map((chosen, index) =>
      index === at ? position.values.filter((value) => kept.has(value)) : chosen,
    ),
  }
}

/** With a value chosen at a position, or no longer. */
export function toggled(form: ContentForm, choice: Choice, at: number, value: string): Choice {
  const chosen = choice.positions[at] ?? []
  const { max = 0 } = positionsOf(form, choice.way)[at] ?? {}
  if (chosen.includes(value))
    return withValues(
      form,
      choice,
      at,
      chosen.filter((one) => one !== value),
    )
  if (chosen.length >= max && max > 2) return choice
  return withValues(form, choice, at, [...chosen, value])
}

export const QUICK_SETS = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const
export type QuickSet = (typeof QUICK_SETS)[number]

/** The values of a quick set at a position. Big is the upper half of the numbers. */
export function quickValues({ values }: Position, set: QuickSet): readonly string[] {
  const half = values.length / 2
  const picks: Record<QuickSet, (value: string, at: number) => boolean> = {
    all: () => true,
    big: (_, at) => at >= half,
    small: (_, at) => at < half,
    odd: (value) => Number(value) % 2 === 1,
    even: (value) => Number(value) % 2 === 0,
    clear: () => false,
  }
  return values.filter(picks[set])
}

/**
 * The quick sets that make sense at a position: numbers have all of them, and none chooses more than may be chosen. A hundred numbers
 * have pickers of their own for the others.
 */
export function quickSets(position: Position): readonly QuickSet[] {
  if (areWholeNumbers(position)) return ['all', 'clear']
  const areNumbers = position.values.length > 3 && position.values.every((value) => /^\d+$/.test(value))
  return QUICK_SETS.filter((set) => {
    if (set === 'clear') return true
    if (position.max < 2 || (!areNumbers && set !== 'all')) return false
    return quickValues(position, set).length <= position.max
  })
}

/** Whether all numbers of two digits and more are chosen among: 00 to 99, 000 to 999. */
export const areWholeNumbers = ({ values }: Position): boolean => {
  const digits = values[0]?.length ?? 0
  return digits > 1 && values.length === 10 ** digits
}

const NOTHING_TYPED: ReadTickets = {
  content: undefined,
  count: 0,
  doubles: [],
  doubleCount: 0,
  faults: [],
  faultCount: 0,
}

const lastRead = new WeakMap<ContentForm, { readonly text: string; readonly read: ReadTickets }>()

/** Read what was typed with any separators. Several parts of a page ask for the same text: it is read once. */
export function readTyped(form: ContentForm, text: string): ReadTickets {
  const last = lastRead.get(form)
  if (last?.text === text) return last.read
  const read = readTickets(form, text) ?? NOTHING_TYPED
  lastRead.set(form, { text, read })
  return read
}

/** The tickets of a content as they are typed, apart from each other by spaces. */
export const typedText = (content: BetContent | undefined): string =>
  content === undefined ? '' : ticketsOf(content).join(' ')

/** The tickets of typed content, or the numbers chosen at its only position. */
export const ticketsOf = (content: BetContent): readonly string[] =>
  content.kind === 'typed' ? content.tickets : (content.positions[0] ?? [])

/** What keeps a choice from being a bet. */
export type ChoiceFault =
  | ContentFault
  | { readonly kind: 'wrong'; readonly count: number }
  | { readonly kind: 'no_tickets' }
  | { readonly kind: 'too_many'; readonly most: number }

export type CountedChoice =
  | { readonly text: string; readonly bet: BetContent; readonly tickets: number; readonly fault?: never }
  | { readonly fault: ChoiceFault; readonly bet?: never }

/** The choice as a bet with its tickets, or what is missing. */
export function countedChoice(method: Pick<LotteryMethod, 'form' | 'tickets'>, choice: Choice): CountedChoice {
  const { form } = method
  if (choice.way !== 'typed') return countedText(method, choice.positions.map((chosen) => chosen.join(',')).join('|'))
  const { content, faultCount } = readTyped(form, choice.text)
  if (faultCount > 0) return { fault: { kind: 'wrong', count: faultCount } }
  if (!content) return { fault: { kind: 'typed', ticket: '' } }
  return counted(method, content, writeContent(content))
}

/** A content as it is written, as a bet with its tickets. */
export function countedText(method: Pick<LotteryMethod, 'form' | 'tickets'>, text: string): CountedChoice {
  const { content, fault } = readContent(method.form, text)
  return fault ? { fault } : counted(method, content, text)
}

function counted(method: Pick<LotteryMethod, 'tickets'>, content: BetContent, text: string): CountedChoice {
  const tickets = method.tickets(content)
  if (tickets === 0) return { fault: { kind: 'no_tickets' } }
  if (tickets > TICKETS_MAX) return { fault: { kind: 'too_many', most: TICKETS_MAX } }
  return { text, bet: content, tickets }
}

/** The choice that a written content was made by, so that a line of a slip can be changed. */
export function choiceOf(form: ContentForm, text: string): Choice {
  const ways = choiceWays(form)
  const { content } = readContent(form, text)
  if (!content) return emptyChoice(form)
  if (content.kind === 'typed' || !ways.includes('choices'))
    return { way: 'typed', positions: [], text: typedText(content) }
  const isBanked = form.bankers !== undefined && content.positions.length === 2
  return { way: isBanked ? 'bankers' : 'choices', positions: content.positions, text: '' }
}

const TRIES = 200

/** The fewest values that make a bet, by chance. */
export function randomChoice(method: Pick<LotteryMethod, 'form' | 'tickets'>): Choice {
  const { form } = method
  const ways = choiceWays(form)
  const empty = emptyChoice(form, ways.includes('choices') ? 'choices' : 'typed')
  for (let tries = 0; tries < TRIES; tries++) {
    const choice = empty.way === 'typed' ? { ...empty, text: randomTicket(form) } : randomPositions(form, empty)
    if (!countedChoice(method, choice).fault) return choice
  }
  return empty
}

function randomPositions(form: ContentForm, empty: Choice): Choice {
  const positions = form.positions ?? []
  const filled = new Set(shuffled(positions.map((_, at) => at)).slice(0, form.filled ?? positions.length))
  return {
    ...empty,
    positions: positions.map(({ values, min }, at) => {
      const count = filled.has(at) ? Math.max(1, min) : min
      const chosen = new Set(shuffled(values).slice(0, count))
      return values.filter((value) => chosen.has(value))
    }),
  }
}

function randomTicket({ typed, positions }: ContentForm): string {
  const sole = positions?.[0]
  if (!typed)
    return shuffled(sole?.values ?? [])
      .slice(0, sole?.min)
      .join(' ')
  return Array.from({ length: typed.numbers * typed.digits }, () => below(10)).join('')
}

function shuffled<T>(values: readonly T[]): T[] {
  return values
    .map((value) => ({ value, at: below(2 ** 32) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ value }) => value)
}

/** By chance from 0 on; that of ten numbers some come a billionth more often does not matter for a suggestion. */
function below(count: number): number {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1))
  return word % count
}
