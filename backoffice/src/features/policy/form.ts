import type { Path } from '../../kit/setting-name.ts'

/** The part of JSON Schema that says what a setting looks like. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly additionalProperties?: Schema | boolean
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly required?: readonly string[]
  readonly default?: unknown
}

/** How a setting is edited. */
export type Form =
  | { readonly kind: 'group'; readonly parts: readonly (readonly [key: string, schema: Schema])[] }
  | { readonly kind: 'switch' }
  | { readonly kind: 'number'; readonly min?: number | undefined; readonly max?: number | undefined }
  | { readonly kind: 'text'; readonly most?: number | undefined }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'words'; readonly options: readonly string[] }
  | { readonly kind: 'optional'; readonly inner: Form }
  /** Entries that are alike, such as channels. */
  | { readonly kind: 'list'; readonly entry: Schema }
  /** A text for each language. */
  | { readonly kind: 'texts'; readonly most?: number | undefined }
  | { readonly kind: 'json' }

const texts = (values: readonly unknown[] | undefined): readonly string[] | undefined =>
  values?.every((value) => typeof value === 'string') ? values : undefined

const isText = (schema: Schema | boolean | undefined): schema is Schema =>
  typeof schema === 'object' && schema.type === 'string' && schema.enum === undefined

/** How a setting of this form is edited; what has no better way is edited as JSON. */
export function formOf(schema: Schema): Form {
  const { type, anyOf, properties, items, additionalProperties } = schema
  const inner = anyOf?.filter((one) => one.type !== 'null')
  if (inner?.length === 1 && anyOf?.length === 2 && inner[0]) return { kind: 'optional', inner: formOf(inner[0]) }
  const options = texts(schema.enum)
  if (options) return { kind: 'choice', options }
  if (properties && Object.keys(properties).length > 0) return { kind: 'group', parts: Object.entries(properties) }
  if (type === 'boolean') return { kind: 'switch' }
  if (type === 'integer' || type === 'number') return { kind: 'number', min: schema.minimum, max: schema.maximum }
  if (type === 'string') return { kind: 'text', most: schema.maxLength }
  if (type === 'object' && isText(additionalProperties)) return { kind: 'texts', most: additionalProperties.maxLength }
  if (type !== 'array') return { kind: 'json' }
  const words = texts(items?.enum)
  if (words) return { kind: 'words', options: words }
  return items?.properties ? { kind: 'list', entry: items } : { kind: 'json' }
}

/** An entry that nobody has filled in yet: what it must have, empty. */
export function blankOf(entry: Schema, code: string): Readonly<Record<string, unknown>> {
  const parts = (entry.required ?? []).map((key) => [
    key,
    key === 'code' ? code : emptyOf(entry.properties?.[key] ?? {}),
  ])
  return Object.fromEntries(parts)
}

function emptyOf(schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default
  const form = formOf(schema)
  if (form.kind === 'choice') return form.options[0]
  if (form.kind === 'number') return form.min ?? 0
  if (form.kind === 'switch') return false
  if (form.kind === 'group') return blankOf(schema, '')
  if (form.kind === 'words' || form.kind === 'list') return []
  if (form.kind === 'texts') return {}
  return form.kind === 'text' ? '' : null
}

/** A path as one text; a key may have points of its own. */
export const keyOf = (path: Path): string => path.join('/')
/** Changed values by their paths. */
export type Draft = ReadonlyMap<string, unknown>

/** What stands at a path. */
export function valueAt(settings: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined),
    settings,
  )
}

/** A value with this at that path. */
export function withAt(settings: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  const own = typeof settings === 'object' && settings !== null ? (settings as Record<string, unknown>) : {}
  return { ...own, [key]: withAt(own[key], rest, value) }
}

/** An amount without the zeros that say nothing; any other text as it is. */
export const plainAmount = (text: string): string => (/^\d+\.\d{4}$/.test(text) ? text.replace(/\.?0+$/, '') : text)

/** The draft with this value at that path; a value that is the old one again is no change. */
export function withChange(draft: Draft, settings: unknown, path: Path, value: unknown): Draft {
  const next = new Map(draft)
  if (JSON.stringify(valueAt(settings, path)) === JSON.stringify(value)) next.delete(keyOf(path))
  else next.set(keyOf(path), value)
  return next
}

/** As the server takes it. */
export const changesOf = (draft: Draft) =>
  [...draft].map(([path, value]) => ({ path: path.split('/'), value: value as never }))

/** The sections of the policy in the order in which they are looked for; what a later release adds comes last. */
const SECTIONS: readonly (readonly [group: string, keys: readonly string[]])[] = [
  ['access', ['flags', 'maintenance', 'maintenanceUntil', 'region', 'registration', 'defaultCountry', 'thirdParty']],
  [
    'login',
    [
      'challengeOn',
      'captchaAfter',
      'lock',
      'factorLock',
      'addressLock',
      'stepUp',
      'session',
      'codes',
      'passwordExpiryDays',
      'defaultPassword',
      'phoneProvider',
      'phoneCaptcha',
      'rateLimits',
    ],
  ],
  ['money', ['cashier', 'payout', 'adjustment', 'awards', 'tournaments', 'pots', 'risk', 'signUpCredit', 'freePlay']],
  [
    'play',
    ['limits', 'realityCheck', 'verification', 'gameLimits', 'pace', 'crash', 'tables', 'openRounds', 'vendorRounds'],
  ],
  ['look', ['site', 'wording', 'feedback']],
]

export interface Section {
  readonly key: string
  readonly group: string
}

/** Every first-level key of the policy in its group. */
export function sectionsOf(schema: Schema): readonly Section[] {
  const keys = Object.keys(schema.properties ?? {})
  const known = SECTIONS.flatMap(([group, some]) =>
    some.filter((key) => keys.includes(key)).map((key) => ({ key, group })),
  )
  const rest = keys.filter((key) => !known.some((one) => one.key === key))
  return [...known, ...rest.map((key) => ({ key, group: 'more' }))]
}
