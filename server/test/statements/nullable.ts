import {
  bare,
  type Branch,
  closeOf,
  type FromItem,
  isQuery,
  nameOf,
  parse,
  placesOf,
  type Query,
  split,
  tokensOf,
} from './syntax.ts'

/** Of each table and view its columns in their order, and whether one may be null. */
export type Catalogue = ReadonlyMap<string, ReadonlyMap<string, boolean>>

interface Scope {
  readonly branch: Branch
  readonly outer: Scope | undefined
  readonly catalogue: Catalogue
}

/** Which columns of a statement's answer may be null, in their order. What cannot be told may be. */
export function nullables(text: string, catalogue: Catalogue): readonly boolean[] {
  return columnsOf(parse(tokensOf(text)), undefined, catalogue).map(({ nullable }) => nullable)
}

interface Column {
  readonly name: string
  readonly nullable: boolean
}

function columnsOf(query: Query, outer: Scope | undefined, catalogue: Catalogue): readonly Column[] {
  const [first = [], ...others] = query.branches.map((branch) => {
    const scope = { branch, outer, catalogue }
    return branch.items.flatMap(({ name, tokens }): readonly Column[] =>
      tokens.at(-1) === '*' && tokens.length !== 2 && (tokens.length === 1 || tokens.at(-2) === '.')
        ? branch.from
            .filter(({ alias }) => tokens.length === 1 || alias === nameOf(tokens[0]))
            .flatMap((from) => allOf(from, scope))
        : [{ name, nullable: isNullable(tokens, scope) }],
    )
  })
  return first.map(({ name, nullable }, at) => ({
    name,
    nullable: nullable || others.some((one) => one[at]?.nullable ?? true),
  }))
}

function allOf(from: FromItem, scope: Scope): readonly Column[] {
  const columns = from.query
    ? columnsOf(from.query, beside(from, scope), scope.catalogue)
    : from.table
      ? [...(scope.catalogue.get(from.table) ?? [])].map(([name, nullable]) => ({ name, nullable }))
      : from.columns.map((name) => ({ name, nullable: false }))
  return columns.map(({ name, nullable }) => ({
    name,
    nullable: (nullable || from.optional) && !isRuledOut([name], scope),
  }))
}

const BINARY = [
  '=',
  '<>',
  '!=',
  '<',
  '>',
  '<=',
  '>=',
  '+',
  '-',
  '*',
  '/',
  '%',
  '||',
  '~',
  '@>',
  '<@',
  'in',
  'between',
  'like',
  'ilike',
]
const ALWAYS = new Set([
  'count',
  'exists',
  'row_number',
  'rank',
  'dense_rank',
  'now',
  'nextval',
  'gen_random_uuid',
  'clock_timestamp',
  'concat',
  'concat_ws',
  'jsonb_build_object',
  'json_build_object',
  'jsonb_build_array',
  'array',
  'starts_with_null',
  'pg_backend_pid',
  'uuid_send',
])
const AGGREGATES = new Set([
  'sum',
  'min',
  'max',
  'avg',
  'array_agg',
  'jsonb_agg',
  'json_agg',
  'jsonb_object_agg',
  'json_object_agg',
  'bool_or',
  'bool_and',
  'string_agg',
  'every',
])
const MAYBE = new Set([
  'nullif',
  'lag',
  'lead',
  'first_value',
  'last_value',
  'to_regclass',
  'jsonb_path_query_first',
  'substring',
  'regexp_match',
  'array_position',
  'array_length',
  'any_value',
  'mode',
  'percentile_cont',
  'percentile_disc',
])
const CONSTANTS = new Set(['true', 'false', 'current_date', 'current_timestamp', 'localtimestamp'])

function isNullable(all: readonly string[], scope: Scope): boolean {
  const tokens = bare(all)
  const each = (parts: readonly (readonly string[])[]) =>
    parts.some((part) => part.length > 0 && isNullable(part, scope))
  if (tokens.length === 0) return true
  if (isQuery(tokens)) return isEmptyable(tokens, scope)
  for (const word of ['or', 'and'])
    if (tokens[0] !== 'case' && !hasBetween(tokens) && placesOf(tokens, [word]).length > 0)
      return each(split(tokens, word))
  if (tokens[0] === 'not') return isNullable(tokens.slice(1), scope)
  if (placesOf(tokens, ['is']).length > 0) return false
  if (placesOf(tokens, ['->', '->>', '#>', '#>>']).length > 0) return true
  if (placesOf(tokens, BINARY).some((at) => at > 0))
    return each(
      split(tokens, ...BINARY, 'and', 'not').map((part) =>
        part[0] === 'any' || part[0] === 'all'
          ? ['true']
          : part[0] === '(' && tokens.includes('in') && isQuery(bare(part))
            ? ['true']
            : part,
      ),
    )
  const zone = placesOf(tokens, ['at'])[0]
  if (zone !== undefined && tokens[zone + 1] === 'time') return isNullable(tokens.slice(0, zone), scope)
  const cast = placesOf(tokens, ['::']).at(-1)
  if (cast !== undefined && cast > 0) return isNullable(tokens.slice(0, cast), scope)
  return isPrimaryNullable(tokens, scope)
}

const hasBetween = (tokens: readonly string[]) => placesOf(tokens, ['between']).length > 0

function isPrimaryNullable(tokens: readonly string[], scope: Scope): boolean {
  const [first = '', second] = tokens
  if (first === 'null') return true
  if (first === '-' || first === 'distinct') return isNullable(tokens.slice(1), scope)
  if (/^['\d$]/.test(first) || CONSTANTS.has(first)) return tokens.includes('[')
  if ((first === 'interval' || first === 'date' || first === 'timestamptz') && second?.startsWith("'")) return false
  if (first === 'array') return false
  if (first === 'case') return isCaseNullable(tokens, scope)
  if (second === '(') return isCallNullable(first, tokens, scope)
  if (tokens.length === 1 || (tokens.length === 3 && second === '.'))
    return isColumnNullable(tokens.filter((token) => token !== '.').map(nameOf), scope)
  return true
}

function isCaseNullable(tokens: readonly string[], scope: Scope): boolean {
  const inner = tokens.slice(1, -1)
  const places = placesOf(inner, ['when', 'then', 'else'])
  if (!places.some((at) => inner[at] === 'else')) return true
  return places.some((at, index) => inner[at] !== 'when' && isNullable(inner.slice(at + 1, places[index + 1]), scope))
}

function isCallNullable(name: string, tokens: readonly string[], scope: Scope): boolean {
  const end = closeOf(tokens, 1)
  const inner = tokens.slice(2, end)
  const behind = tokens.slice(end + 1)
  if (behind[0] === '[' || behind[0] === '.') return true
  if (ALWAYS.has(name)) return false
  if (MAYBE.has(name)) return true
  const order = placesOf(inner, ['order'])[0]
  const args = split(order === undefined ? inner : inner.slice(0, order), ',')
  const values = args.map((arg) =>
    name === 'extract' ? arg.slice(arg.indexOf('from') + 1) : arg[1] === '=>' ? arg.slice(2) : arg,
  )
  if (name === 'coalesce' || name === 'greatest' || name === 'least')
    return values.every((arg) => isNullable(arg, scope))
  if (AGGREGATES.has(name)) {
    const filled = (scope.branch.grouped || behind.includes('over')) && !behind.includes('filter')
    return !filled || isNullable(values[0] ?? [], scope)
  }
  return values.some((arg) => arg.length > 0 && isNullable(arg, scope))
}

/** A query in place of a value is null where it finds nothing; one that counts or sums without groups always finds one row. */
function isEmptyable(tokens: readonly string[], scope: Scope): boolean {
  const query = parse(tokens, new Map())
  const [branch] = query.branches
  if (query.branches.length !== 1 || !branch || branch.grouped) return true
  const sums = branch.items[0]?.tokens.some((token) => token === 'count' || AGGREGATES.has(token)) ?? false
  if (branch.from.length > 0 && !sums) return true
  return columnsOf(query, scope, scope.catalogue)[0]?.nullable ?? true
}

function isColumnNullable(path: readonly string[], scope: Scope): boolean {
  const name = path.at(-1) ?? ''
  for (let at: Scope | undefined = scope; at; at = at.outer) {
    const found = at.branch.from.filter(({ alias }) => path.length === 1 || alias === path[0])
    for (const from of found) {
      const nullable = sourceNullable(from, name, at)
      if (nullable !== undefined) return (nullable || from.optional) && !isRuledOut(path, at)
    }
  }
  return true
}

/** What a query among others sees of them: all but itself. */
const beside = (from: FromItem, scope: Scope): Scope => ({
  ...scope,
  branch: { ...scope.branch, from: scope.branch.from.filter((one) => one !== from) },
})

function sourceNullable(from: FromItem, name: string, scope: Scope): boolean | undefined {
  if (from.query)
    return columnsOf(from.query, beside(from, scope), scope.catalogue).find((column) => column.name === name)?.nullable
  if (from.table) return scope.catalogue.get(from.table)?.get(name)
  // What arrays hold that a caller gives, or a series counts.
  return from.columns.includes(name) || from.alias === name ? false : undefined
}

const COMPARES = ['=', '<>', '<', '>', '<=', '>=', 'in', 'between', 'like', '~']

/** Whether the condition holds only where this column is not null. */
function isRuledOut(path: readonly string[], { branch }: Scope): boolean {
  const where = bare(branch.where)
  if (hasBetween(where) || placesOf(where, ['or']).length > 0) return false
  return split(where, 'and').some((all) => {
    const condition = bare(all)
    const length = condition[1] === '.' ? 3 : 1
    const names = condition
      .slice(0, length)
      .filter((token) => token !== '.')
      .map(nameOf)
    if (names.at(-1) !== path.at(-1) || (names.length === 2 && path.length === 2 && names[0] !== path[0])) return false
    const [next = '', not, none] = condition.slice(condition[length] === '::' ? length + 2 : length)
    return COMPARES.includes(next) || (next === 'is' && not === 'not' && none === 'null')
  })
}
