/** A table of the catalogue. */
export interface RelationRow {
  readonly id: number
  readonly schema: string
  readonly name: string
  readonly options: string | null
}

/** A column of a table, with its default or what it is computed from. */
export interface ColumnRow {
  readonly of: number
  readonly name: string
  readonly type: string
  readonly notNull: boolean
  readonly identity: string
  readonly generated: string
  readonly expression: string | null
  readonly comment: string | null
}

/** A key, a reference or a check of a table. */
export interface ConstraintRow {
  readonly of: number
  readonly name: string
  readonly kind: string
  readonly text: string
  readonly columns: readonly string[]
}

const WIDTH = 120
/** PostgreSQL's own shorter names, as the migrations use them. */
const SHORT_TYPES: readonly (readonly [RegExp, string])[] = [
  [/\bbigint\b/g, 'int8'],
  [/\binteger\b/g, 'int'],
  [/\bsmallint\b/g, 'int2'],
  [/\bdouble precision\b/g, 'float8'],
  [/\btimestamp with time zone\b/g, 'timestamptz'],
]

/** A table as a person would write it: its columns in lines that align, what holds one column beside it. */
export function tableText(
  table: RelationRow,
  columns: readonly ColumnRow[],
  constraints: readonly ConstraintRow[],
): string {
  const beside = constraints.filter((constraint) => isBeside(table, constraint))
  const below = constraints.filter((constraint) => !isBeside(table, constraint))
  const nameWidth = Math.max(...columns.map(({ name }) => name.length))
  const typeWidth = Math.max(...columns.map(({ type }) => shortType(type).length))
  const lines = [
    ...columns.map((column) => {
      const own = beside.filter(({ columns: [name] }) => name === column.name)
      const words = [...traits(column, own), ...own.map(ownText)].join(' ')
      return `${column.name.padEnd(nameWidth)} ${shortType(column.type).padEnd(typeWidth)} ${words}`.trimEnd()
    }),
    ...below.map((constraint) => belowText(table, constraint)),
  ]
  const comments = columns.filter(({ comment }) => comment !== null)
  return [
    `create table ${table.schema}.${table.name} (`,
    lines.map((line) => wrapped(`  ${line}`)).join(',\n'),
    `)${table.options === null ? '' : ` with (${table.options})`};`,
    ...comments.map(({ name, comment }) => `-- ${name}: ${comment}.`),
  ].join('\n')
}

/** What concerns one column and has the name that PostgreSQL gives by itself is read beside that column. */
const isBeside = (table: RelationRow, { name, kind, columns: [column, ...more] }: ConstraintRow) =>
  more.length === 0 && (kind === 'p' || name.replace(/\d+$/, '') === `${table.name}_${column}_${ENDS[kind]}`)

const ENDS: Readonly<Record<string, string>> = { p: 'pkey', u: 'key', f: 'fkey', c: 'check', x: 'excl' }

function traits({ notNull, identity, generated, expression }: ColumnRow, own: readonly ConstraintRow[]): string[] {
  const isKey = own.some(({ kind }) => kind === 'p')
  const made = identity === 'a' ? 'always' : 'by default'
  const value = expression === null ? '' : normalised(expression)
  return [
    ...(notNull && !isKey ? ['not null'] : []),
    ...(identity === '' ? [] : [`generated ${made} as identity`]),
    ...(generated === '' ? [] : [`generated always as (${value.replace(/^\((.*)\)$/, '$1')}) stored`]),
    ...(expression === null || generated !== '' ? [] : [`default ${value}`]),
  ]
}

const ownText = ({ text }: ConstraintRow) =>
  normalised(text)
    .replace(/^(primary key|unique) \(.*?\)/, '$1')
    .replace(/^foreign key \(.*?\) /, '')

function belowText(table: RelationRow, { name, kind, text, columns }: ConstraintRow): string {
  const usual = [`${table.name}_${ENDS[kind]}`, `${[table.name, ...columns].join('_')}_${ENDS[kind]}`]
  return usual.includes(name.replace(/\d+$/, '')) ? normalised(text) : `constraint ${name} ${normalised(text)}`
}

const shortType = (type: string) => SHORT_TYPES.reduce((text, [long, short]) => text.replaceAll(long, short), type)

/** PostgreSQL's spelling in the house's: small letters outside of quotes, short types, lists as `in`. */
export function normalised(text: string): string {
  const body = /\$function\$[\s\S]*\$function\$/.exec(text)?.[0]
  if (body !== undefined) return text.split(body).map(tidiedWords).join(body)
  return text.split('\n').map(tidiedWords).map(wrapped).join('\n')
}

const tidiedWords = (text: string) =>
  shortType(
    text
      .split(/('(?:[^']|'')*'|"[^"]*")/)
      .map((part, index) => (index % 2 === 0 ? part.toLowerCase() : part))
      .join('')
      .replaceAll(/('(?:[^']|'')*')::(text|int|integer|bigint|jsonb)\b(?!\[)/g, '$1')
      .replaceAll(/= any \(array\[(.*?)\]\)/g, 'in ($1)')
      .replaceAll(/<> all \(array\[(.*?)\]\)/g, 'not in ($1)')
      .replace(' using btree ', ' '),
  )

/** A line of a table or a query that is too long goes on below, from its last comma or conjunction that fits. */
function wrapped(line: string): string {
  if (line.length <= WIDTH) return line
  const places = [...line.slice(0, WIDTH).matchAll(/, | (?=and |or |where |check |references |for each |execute )/g)]
  const last = places.at(-1)
  if (last === undefined || line.slice(0, last.index).trim() === '') return line
  const head = line.slice(0, last.index + last[0].length).trimEnd()
  const indent = ' '.repeat(line.length - line.trimStart().length + 2)
  return `${head}\n${wrapped(indent + line.slice(last.index + last[0].length))}`
}
