import { randomUUID } from 'node:crypto'
import type { Words } from '@croupier/engine/chance.ts'
import { safeParse, type z } from 'zod'

/** What a fuzzer draws by; the same seed draws the same. */
export class Draw {
  readonly #words: Words

  constructor(words: Words) {
    this.#words = words
  }

  /** A whole number from 0, below this one. */
  below = (count: number): number => this.#words.next() % count
  /** One in so many times. */
  oneIn = (count: number): boolean => this.below(count) === 0
  of = <T>(values: readonly T[]): T => {
    const value = values[this.below(values.length)]
    if (value === undefined && values.length === 0) throw new Error('there is nothing to draw from')
    return value as T // Below the length.
  }
}

/** Texts and ids that answers have brought, by the name of their field: later requests name them. */
export class FoundValues {
  readonly #ids: string[] = []
  readonly #texts = new Map<string, string[]>()
  readonly #most = 400

  /** Remember what an answer said. */
  take(value: unknown, name = ''): void {
    if (typeof value === 'string') this.#keep(name, value)
    else if (Array.isArray(value)) for (const one of value.slice(0, 20)) this.take(one, name)
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) this.take(one, key)
  }

  ids = (): readonly string[] => this.#ids
  texts = (name: string): readonly string[] => this.#texts.get(name) ?? []

  #keep(name: string, text: string): void {
    if (text.length > 80) return
    if (UUID.test(text) && this.#ids.length < this.#most) this.#ids.push(text)
    const known = this.#texts.get(name) ?? []
    if (known.length < 30 && !known.includes(text)) this.#texts.set(name, [...known, text])
  }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Words that the product's own patterns take; which of them a field takes is tried. */
const LIKELY = [
  'LUCKY',
  'DICE',
  'LUCKY_TWENTY',
  'SSC_1M',
  'DWD',
  '1||||',
  'INHOUSE',
  'EN',
  'en',
  'vi',
  'PHP',
  'risk',
  'other',
  'own_words',
  'duplicate',
  'test',
  '10.00',
  '1',
  '0.01',
  '500',
  '50.00',
  '2',
  '63',
  '+63',
  '917',
  '2026-11-21',
  '2026-11-21T12:00:00.000Z',
  '{}',
  'ls',
  'lucky01',
  'operator01',
  'support',
  'maria@inbox.example',
  '09171234567',
  'Demo2026pass',
  '274913',
  'a',
  'https://play.example/launch',
  '127.0.0.1',
  '10.0.0.0/8',
  '::1',
  '::/0',
  'members.freeze',
  '/wps/operator/members',
  'red',
  'player',
  'banker',
  'b',
  'a'.repeat(16),
  'A'.repeat(43),
  'a'.repeat(64),
  'cashier',
  'members',
  'id',
  '12:00',
]

/** Texts that break what does not look: encodings, escapes, directions, statements, paths, keys of prototypes. */
const TEXTS = [
  '',
  ' ',
  '\uD800',
  'a\uDC00',
  '\u0000',
  'a\u0000b',
  '\u0007',
  '\u202Eabc',
  '\uFEFF',
  '\u2028',
  '\uFFFF',
  '😀'.repeat(60),
  'a'.repeat(300),
  'a'.repeat(9000),
  '0'.repeat(70),
  "'; drop table x; --",
  '\\',
  '\\u0000',
  '%00',
  '%ED%A0%80',
  '../../etc/passwd',
  '<script>',
  '{{7*7}}',
  '${7*7}',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  'true',
  '[]',
  '-1',
  '-0',
  '1e309',
  '1e-9',
  '0x10',
  '9223372036854775807',
  '9223372036854775808',
  '922337203685477.5807',
  '0.00001',
  ' 1',
  '9999999999999.9999',
  '2147483648',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  '2199-12-31',
  '1900-01-01',
  '+010000-01-01',
  '2026-11-21T25:00:00.000Z',
  'junk',
  '2199-12-31T23:59:59.999Z',
  '1900-01-01T00:00:00.000Z',
  '+999',
  '+1 868',
  '0063',
  'a:b:c',
  '*',
  '%',
  '_',
  '(',
  '[',
  '$1',
  '^(a+)+$',
]
const NUMBERS = [-1, -0, 0, 0.5, 1e21, 1e-9, 2_147_483_647, 2_147_483_648, 9_007_199_254_740_991, 1e308]
const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))
const OTHERS = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  deep(60),
  deep(4000),
  { __proto__x: 1 },
  [null],
  { a: { b: {} } },
  Array(3000).fill(0),
]

/** Something that a field may choke on. */
export function hostile(draw: Draw, harvest: FoundValues): unknown {
  switch (draw.below(6)) {
    case 0:
      return draw.of(NUMBERS)
    case 1:
      return draw.of(OTHERS)
    case 2:
      return hostileId(draw, harvest)
    default:
      return draw.of(TEXTS)
  }
}

function hostileId(draw: Draw, harvest: FoundValues): string {
  const known = harvest.ids()
  const id = known.length > 0 && draw.oneIn(2) ? draw.of(known) : randomUUID()
  return draw.of([
    id,
    id.toUpperCase(),
    `${id.slice(0, 14)}5${id.slice(15)}`,
    id.replaceAll('-', ''),
    `{${id}}`,
    `${id}\u0000`,
  ])
}

/** A value that the schema takes, as far as one can be found by trying; undefined where it may be left out, at times. */
export function valid(schema: z.core.$ZodType, name: string, draw: Draw, harvest: FoundValues): unknown {
  const known = schema as z.core.$ZodTypes // All of zod's own types are in the union.
  const { def } = known._zod
  const inner = (one: z.core.$ZodType, key = name) => valid(one, key, draw, harvest)
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .map(([key, one]) => [key, inner(one, key)] as const)
          .filter(([, value]) => value !== undefined),
      )
    case 'array':
      return Array.from({ length: 1 + draw.below(2) }, () => inner(def.element))
    case 'tuple':
      return def.items.map((one) => inner(one))
    case 'record':
      return Object.fromEntries([[String(inner(def.keyType)), inner(def.valueType)]])
    case 'union':
      return inner(draw.of(def.options))
    case 'intersection':
      return Object.assign({}, inner(def.left), inner(def.right))
    case 'pipe':
      return inner(def.in)
    case 'lazy':
      return inner(def.getter())
    case 'optional':
    case 'default':
    case 'prefault':
      return draw.oneIn(3) ? undefined : inner(def.innerType)
    case 'nullable':
      return draw.oneIn(6) ? null : inner(def.innerType)
    case 'catch':
    case 'readonly':
    case 'nonoptional':
      return inner(def.innerType)
    case 'enum':
      return draw.of(Object.values(def.entries))
    case 'literal':
      return draw.of(def.values)
    case 'boolean':
      return draw.oneIn(2)
    case 'number': {
      const taken = NUMERIC.filter((number) => safeParse(known, number).success)
      return taken.length > 0 ? draw.of(taken) : 1
    }
    case 'string':
      return textFor(known, name, draw, harvest)
    default:
      return draw.of([1, 'a', { a: [1] }, [], true])
  }
}

const NUMERIC = [1, 2, 3, 4, 5, 0, 8, 10, 16, 30, 60, 100, 1900, 4000]

function textFor(schema: z.core.$ZodType, name: string, draw: Draw, harvest: FoundValues): string {
  if (safeParse(schema, randomUUID()).success && !safeParse(schema, 'a').success) {
    const known = harvest.texts(name).filter((id) => UUID.test(id))
    // The name of a command is new; that of a thing is one of those that there are.
    if (name === 'id' && !draw.oneIn(8)) return randomUUID()
    if (known.length > 0 && !draw.oneIn(4)) return draw.of(known)
    return harvest.ids().length > 0 && !draw.oneIn(10) ? draw.of(harvest.ids()) : randomUUID()
  }
  const taken = [...harvest.texts(name), ...LIKELY].filter((text) => safeParse(schema, text).success)
  return taken.length > 0 ? draw.of(taken) : 'a'
}
