import { type ContentFault, type ContentForm, type Position, readContent } from '@croupier/engine/lottery/content.ts'
import type { BetContent } from '@croupier/engine/lottery/content.ts'
import type { LotteryMethod } from '@croupier/engine/lottery/family.ts'
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

/** The quick sets that make sense at a position: numbers have all of them, and none chooses more than may be chosen. */
export function quickSets(position: Position): readonly QuickSet[] {
  const areNumbers = position.values.length > 3 && position.values.every((value) => /^\d+$/.test(value))
  return QUICK_SETS.filter((set) => {
    if (set === 'clear') return true
    if (position.max < 2 || (!areNumbers && set !== 'all')) return false
    return quickValues(position, set).length <= position.max
  })
}

/** What was typed: the tickets that exist, each once, what is none, and what was typed more than once. */
export interface TypedText {
  readonly tickets: readonly string[]
  readonly wrong: readonly string[]
  readonly doubled: readonly string[]
}

/** Read what was typed with any separators. */
export function readTyped(form: ContentForm, text: string): TypedText {
  const given = text.split(/[^0-9]+/).filter((one) => one !== '')
  const isRight = ticketOf(form)
  const tickets = new Set<string>()
  const wrong = new Set<string>()
  const doubled = new Set<string>()
  for (const one of given) {
    const ticket = isRight(one)
    if (ticket === undefined) wrong.add(one)
    else if (tickets.has(ticket)) doubled.add(ticket)
    else tickets.add(ticket)
  }
  return { tickets: [...tickets], wrong: [...wrong], doubled: [...doubled] }
}

function ticketOf({ typed, positions }: ContentForm): (text: string) => string | undefined {
  if (!typed) {
    const values = new Set(positions?.[0]?.values)
    return (text) => (values.has(text) ? text : undefined)
  }
  const { numbers, digits, allows, anyOrder } = typed
  return (text) => {
    if (text.length !== numbers * digits) return undefined
    const parts = Array.from({ length: numbers }, (_, at) => text.slice(at * digits, (at + 1) * digits))
    if (!allows(parts)) return undefined
    return (anyOrder ? parts.toSorted() : parts).join('')
  }
}

/** How the choice is written, as far as it goes. */
function contentText(form: ContentForm, { way, positions, text }: Choice): string {
  if (way !== 'typed') return positions.map((chosen) => chosen.join(',')).join('|')
  const { tickets } = readTyped(form, text)
  return form.typed ? tickets.toSorted().join(' ') : tickets.toSorted().join(',')
}

/** What keeps a choice from being a bet. */
export type ChoiceFault =
  | ContentFault
  | { readonly kind: 'wrong'; readonly count: number }
  | { readonly kind: 'no_tickets' }
  | { readonly kind: 'too_many'; readonly most: number }

export type CountedChoice =
  | { readonly text: string; readonly bet: BetContent; readonly tickets: number; readonly fault?: never }
  | { readonly fault: ChoiceFault }

/** The choice as a bet with its tickets, or what is missing. */
export function countedChoice(method: Pick<LotteryMethod, 'form' | 'tickets'>, choice: Choice): CountedChoice {
  const { form } = method
  if (choice.way === 'typed') {
    const { wrong } = readTyped(form, choice.text)
    if (wrong.length > 0) return { fault: { kind: 'wrong', count: wrong.length } }
  }
  return countedText(method, contentText(form, choice))
}

/** A content as it is written, as a bet with its tickets. */
export function countedText(method: Pick<LotteryMethod, 'form' | 'tickets'>, text: string): CountedChoice {
  const { content, fault } = readContent(method.form, text)
  if (fault) return { fault }
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
  if (content.kind === 'typed') return { way: 'typed', positions: [], text: content.tickets.join(' ') }
  if (!ways.includes('choices')) return { way: 'typed', positions: [], text: text.replaceAll(',', ' ') }
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
