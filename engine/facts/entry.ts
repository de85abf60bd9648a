import { paysOf } from './pays.ts'

/** A number as a file of facts writes it: its digits say how exact it is meant to be, so they must not be lost. */
export class Digits {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** A value of a file of facts: JSON, but for the numbers. */
export type FactValue = string | boolean | null | Digits | readonly FactValue[] | GivenObject

export interface GivenObject {
  readonly [name: string]: FactValue
}

/** One fact: a game, a bet on it, perhaps what goes in, and what is claimed to come out. */
export interface FactEntry {
  readonly id: string
  readonly game: string
  readonly bet: string
  readonly input: GivenObject
  /** What the entry is about, in the grammar of families and methods; empty where it has none. */
  readonly subject: GivenObject
  /** Every compared claim by its name: `p`, `edge_fraction`, `expect.dice` … */
  readonly claims: ReadonlyMap<string, FactValue>
  /** How far a decimal may be off, where the entry states it. */
  readonly tolerance: string | undefined
}

const compared = [
  'p',
  'p_fraction',
  'pays',
  'edge',
  'edge_fraction',
  'rtp',
  'p_win',
  'tickets',
  'p_hit_per_ticket',
  'odds_1960',
  'rtp_1960',
  'rtp_1800',
]

const isObject = (value: FactValue | undefined): value is GivenObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Digits)

/** The text of a string or a number, undefined for anything else. */
export function textOf(value: FactValue | undefined): string | undefined {
  if (value instanceof Digits) return value.text
  return typeof value === 'string' ? value : undefined
}

/** The facts of a file: a list of entries, or an object that holds the list as `facts` or `entries`. Throws with a reason. */
export function entriesOf(json: string): FactEntry[] {
  // The third argument has the number as it is written; without it `0.50` and `0.5` would be the same.
  const file: FactValue = JSON.parse(json, (_name, value: FactValue, context?: { readonly source?: string }) =>
    typeof value === 'number' ? new Digits(context?.source ?? String(value)) : value,
  )
  const list = isObject(file) ? (file.facts ?? file.entries) : file
  if (!Array.isArray(list)) throw new Error('there is no list of facts in it')
  return list.map(entryOf)
}

function entryOf(fact: FactValue, index: number): FactEntry {
  if (!isObject(fact)) throw new Error(`fact ${index + 1} is not an object`)
  const { expect } = fact
  const subject = isObject(fact.subject) ? fact.subject : {}
  const figures = Object.entries(fact).flatMap(([name, value]) =>
    compared.includes(name) ? [[name, name === 'pays' ? paysIn(subject, value) : value] as const] : [],
  )
  const expected = isObject(expect)
    ? Object.entries(expect).flatMap(([name, value]) =>
        name === 'tolerance' ? [] : [[`expect.${name}`, value] as const],
      )
    : expect === undefined
      ? []
      : [['expect', expect] as const]
  return {
    id: textOf(fact.id) ?? '',
    game: textOf(fact.game) ?? '',
    bet: textOf(fact.bet) ?? '',
    input: isObject(fact.input) ? fact.input : {},
    subject,
    claims: new Map([...figures, ...expected]),
    tolerance: textOf(fact.tolerance) ?? (isObject(expect) ? textOf(expect.tolerance) : undefined),
  }
}

/** Where the subject says what is meant, the words of a pay table do not count. */
const paysIn = (subject: GivenObject, pays: FactValue): FactValue =>
  typeof pays === 'string' && Object.keys(subject).length > 0 ? paysOf(pays) : pays
