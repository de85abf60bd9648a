/** What an entry of the log is about, as far as its values are read by it. */
export interface EntryValues {
  readonly action: string
  readonly before: unknown
  readonly after: unknown
}

const NUMBER = /^-?\d+(\.\d+)?$/

/** Fields that hold money, by their last name. */
const MONEY: ReadonlySet<string> = new Set([
  'after',
  'amount',
  'arrived',
  'asked',
  'balance',
  'due',
  'max',
  'min',
  'owed',
  'owedAtMost',
  'payout',
  'prizeTotal',
  'prizes',
  'received',
  'returned',
  'roundMax',
  'stake',
  'stakeMax',
  'stakeMin',
  'tableMax',
  'taken',
  'value',
])

/** Written in stored units of four decimals before entries said their currency. */
const IN_UNITS: ReadonlySet<string> = new Set(['tables.limit', 'tables.create'])
const STORED_DECIMALS = 4

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined

/** The amount that stands there as a decimal text, and its currency; undefined where it is no amount. */
export function amountAt(
  entry: EntryValues,
  path: string,
  value: string,
): { readonly amount: string; readonly currency: string | undefined } | undefined {
  if (!NUMBER.test(value)) return undefined
  const said = fieldOf(entry.after, 'currency') ?? fieldOf(entry.before, 'currency')
  const currency = typeof said === 'string' ? said : undefined
  // Numbers of the policy are numbers there; texts of digits are amounts, but for the accounts that money goes to.
  if (entry.action === 'settings.change') return path.includes('.to.') ? undefined : { amount: value, currency }
  if (!MONEY.has(path.split('.').at(-1) ?? '')) return undefined
  // A limit of time has no currency.
  if (entry.action === 'members.limit' && !value.includes('.')) return undefined
  const units = IN_UNITS.has(entry.action) && currency === undefined && !value.includes('.')
  return { amount: units ? fromUnits(value) : value, currency }
}

function fromUnits(units: string): string {
  const digits = units.replace('-', '').padStart(STORED_DECIMALS + 1, '0')
  const text = `${digits.slice(0, -STORED_DECIMALS)}.${digits.slice(-STORED_DECIMALS)}`
  return units.startsWith('-') ? `-${text}` : text
}

/** What an entry is about in money, the nearest first: what has moved, else what was to be moved. */
const MOVED = ['arrived', 'amount', 'payout', 'returned', 'stake', 'prizeTotal', 'value'] as const

/** The amount that an entry is about, as a decimal text, and its currency where it says one; undefined where it is about none. */
export function movedIn(entry: EntryValues) {
  // A version of the policy may change many amounts, and none of them moves.
  if (entry.action === 'settings.change') return undefined
  for (const name of MOVED)
    for (const side of [entry.after, entry.before]) {
      const value = fieldOf(side, name)
      const found = typeof value === 'string' ? amountAt(entry, name, value) : undefined
      if (found) return found
    }
  return undefined
}
