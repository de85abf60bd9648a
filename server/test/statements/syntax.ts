/** A query as far as it decides what may be null: what is selected, from what, and what its conditions rule out. */
export interface Query {
  readonly ctes: ReadonlyMap<string, Query>
  readonly branches: readonly Branch[]
}

export interface Branch {
  readonly items: readonly SelectItem[]
  readonly from: readonly FromItem[]
  /** The condition, as tokens; empty where there is none. */
  readonly where: readonly string[]
  readonly grouped: boolean
}

export interface SelectItem {
  readonly name: string
  readonly tokens: readonly string[]
}

export interface FromItem {
  readonly alias: string
  /** Where nothing fits, its columns are null. */
  readonly optional: boolean
  readonly table?: string
  readonly query?: Query
  readonly columns: readonly string[]
}

/** Space and comments, which are passed over, or a word: quoted text and names, parameters, numbers, names, signs. */
const TOKEN = new RegExp(
  [
    String.raw`\s+|--[^\n]*`,
    String.raw`('(?:[^']|'')*'|"(?:[^"]|"")*"`,
    String.raw`\$\d+|\d+(?:\.\d+)?|[a-z_]\w*`,
    String.raw`::|=>|<=|>=|<>|!=|->>|->|\|\||@>|<@|!~|[-+*/%=<>~()[\],.;:^&|?#])`,
  ].join('|'),
  'giy',
)

/** The words of a statement. */
export const tokensOf = (text: string): string[] =>
  [...text.matchAll(TOKEN)].flatMap(([, token]) =>
    token === undefined ? [] : [token.startsWith("'") || token.startsWith('"') ? token : token.toLowerCase()],
  )

const OPENS = new Set(['(', '[', 'case'])
const CLOSES = new Set([')', ']', 'end'])

/** The places of these words outside of parentheses. */
export function placesOf(tokens: readonly string[], words: readonly string[]): number[] {
  const places: number[] = []
  let depth = 0
  for (const [at, token] of tokens.entries()) {
    if (CLOSES.has(token)) depth--
    if (depth === 0 && words.includes(token)) places.push(at)
    if (OPENS.has(token)) depth++
  }
  return places
}

/** The pieces between these words. */
export function split(tokens: readonly string[], ...words: string[]): string[][] {
  const places = placesOf(tokens, words)
  return [...places, tokens.length].map((end, at) => tokens.slice(at === 0 ? 0 : (places[at - 1] ?? 0) + 1, end))
}

/** Where the parenthesis that opens here closes. */
export function closeOf(tokens: readonly string[], open: number): number {
  let depth = 0
  for (let at = open; at < tokens.length; at++) {
    if (tokens[at] === '(') depth++
    if (tokens[at] === ')' && --depth === 0) return at
  }
  return tokens.length
}

export const isQuery = (tokens: readonly string[]): boolean =>
  ['select', 'with', 'values'].includes(tokens.find((token) => token !== '(') ?? '')

/** The tokens without parentheses that hold all of them. */
export function bare(tokens: readonly string[]): readonly string[] {
  return tokens[0] === '(' && closeOf(tokens, 0) === tokens.length - 1 ? bare(tokens.slice(1, -1)) : tokens
}

export const nameOf = (token = '') => (token.startsWith('"') ? token.slice(1, -1) : token)

/** Read a statement. */
export function parse(all: readonly string[], known: ReadonlyMap<string, Query> = new Map()): Query {
  const tokens = bare(all.filter((token) => token !== ';'))
  const ctes = new Map(known)
  let at = 0
  if (tokens[0] === 'with') {
    do {
      at += tokens[at + 1] === 'recursive' ? 2 : 1
      const name = nameOf(tokens[at])
      const open = tokens.indexOf('as', at) + 1
      const begin = tokens.indexOf('(', open)
      const named = tokens[at + 1] === '(' ? namesIn(tokens.slice(at + 2, closeOf(tokens, at + 1))) : []
      const end = closeOf(tokens, begin)
      const inner = tokens.slice(begin + 1, end)
      // What refers to itself has the columns of its beginning.
      if (tokens[at - 1] === 'recursive') ctes.set(name, renamed(parse(split(inner, 'union')[0] ?? [], ctes), named))
      ctes.set(name, renamed(parse(inner, ctes), named))
      at = end + 1
    } while (tokens[at] === ',')
  }
  const parts = split(tokens.slice(at), 'union', 'except', 'intersect')
    .map((part) => (part[0] === 'all' ? part.slice(1) : part))
    .map((part) => (part[0] === '(' ? bare(part.slice(0, closeOf(part, 0) + 1)) : part))
  const branches = parts.flatMap((part) =>
    part[0] === 'with' || placesOf(part, ['union']).length > 0 ? parse(part, ctes).branches : [branchOf(part, ctes)],
  )
  return { ctes, branches }
}

const namesIn = (tokens: readonly string[]) => split(tokens, ',').map(([first]) => nameOf(first))

const renamed = (query: Query, names: readonly string[]): Query =>
  names.length === 0
    ? query
    : {
        ...query,
        branches: query.branches.map((branch) => ({
          ...branch,
          items: branch.items.map((item, at) => ({ ...item, name: names[at] ?? item.name })),
        })),
      }

const CLAUSES = [
  'from',
  'where',
  'group',
  'having',
  'window',
  'order',
  'limit',
  'offset',
  'fetch',
  'for',
  'returning',
  'set',
  'using',
  'on',
]

function branchOf(tokens: readonly string[], ctes: ReadonlyMap<string, Query>): Branch {
  const clause = (word: string): readonly string[] => {
    const place = placesOf(tokens, [word]).find((at) => tokens[at - 1] !== 'distinct')
    if (place === undefined) return []
    const ends = CLAUSES.filter((one) => !(word === 'from' && (one === 'on' || one === 'using')))
    const end = placesOf(tokens.slice(place + 1), ends)[0]
    return tokens.slice(place + 1, end === undefined ? undefined : place + 1 + end)
  }
  const first = tokens[0] ?? ''
  const writes = { insert: tokens.indexOf('into'), update: 0, delete: tokens.indexOf('from') }[first]
  const target =
    writes === undefined
      ? []
      : fromOf(
          tokens.slice(
            writes + 1,
            placesOf(tokens, ['set', 'where', 'using', 'values', 'select', 'returning', '(', 'on'])[0] ?? undefined,
          ),
          ctes,
        )
  const list =
    first === 'select'
      ? upTo(withoutDistinct(tokens.slice(1)), CLAUSES)
      : first === 'values'
        ? tokens.slice(2, closeOf(tokens, 1))
        : clause('returning')
  return {
    items: split(list, ',')
      .filter((item) => item.length > 0)
      .map(itemOf),
    from: [
      ...target,
      ...(first === 'delete' ? fromOf(clause('using'), ctes) : first === 'insert' ? [] : fromOf(clause('from'), ctes)),
    ],
    where: first === 'insert' ? [] : clause('where'),
    grouped: placesOf(tokens, ['group']).length > 0,
  }
}

const upTo = (tokens: readonly string[], words: readonly string[]) =>
  tokens.slice(
    0,
    placesOf(tokens, words).find((at) => tokens[at - 1] !== 'distinct'),
  )

function withoutDistinct(tokens: readonly string[]): readonly string[] {
  if (tokens[0] === 'all') return tokens.slice(1)
  if (tokens[0] !== 'distinct') return tokens
  return tokens[1] === 'on' ? tokens.slice(closeOf(tokens, 2) + 1) : tokens.slice(1)
}

function itemOf(tokens: readonly string[]): SelectItem {
  const as = placesOf(tokens, ['as']).at(-1)
  if (as !== undefined) return { name: nameOf(tokens[as + 1]), tokens: tokens.slice(0, as) }
  const [last = '', before = ''] = [tokens.at(-1), tokens.at(-2)]
  const isAlias =
    tokens.length > 1 &&
    (last.startsWith('"') || /^[a-z_]/.test(last)) &&
    /^[\w")'\]]|end$/.test(before) &&
    before !== '::' &&
    !/^(not|is|and|or|distinct|zone|::)$/.test(before) &&
    !['null', 'true', 'false', 'end'].includes(last)
  return isAlias ? { name: nameOf(last), tokens: tokens.slice(0, -1) } : { name: nameOf(last), tokens }
}

const JOINS = [',', 'join']
const KINDS = ['left', 'right', 'full', 'inner', 'cross', 'outer', 'natural']

function fromOf(tokens: readonly string[], ctes: ReadonlyMap<string, Query>): FromItem[] {
  const found: FromItem[] = []
  const places = placesOf(tokens, JOINS)
  let begin = 0
  let optional = false
  for (const place of [...places, tokens.length]) {
    let end = place
    while (end > begin && KINDS.includes(tokens[end - 1] ?? '')) end--
    found.push(...sourceOf(tokens.slice(begin, end), optional, ctes))
    const kind = tokens.slice(end, place)
    optional = kind.includes('left') || kind.includes('full')
    if (kind.includes('right') || kind.includes('full'))
      found.splice(0, found.length, ...found.map((one) => ({ ...one, optional: true })))
    begin = place + 1
  }
  return found
}

function sourceOf(all: readonly string[], optional: boolean, ctes: ReadonlyMap<string, Query>): FromItem[] {
  const on = placesOf(all, ['on', 'using'])[0]
  const tokens = (on === undefined ? all : all.slice(0, on)).filter(
    (token, at) => !(at === 0 && (token === 'lateral' || token === 'only')),
  )
  if (tokens.length === 0) return []
  if (tokens[0] === '(') {
    const end = closeOf(tokens, 0)
    const inner = tokens.slice(1, end)
    if (!isQuery(inner)) return fromOf(inner, ctes).map((one) => ({ ...one, optional: optional || one.optional }))
    const { alias, columns } = aliasOf(tokens.slice(end + 1))
    return [{ alias, optional, query: renamed(parse(inner, ctes), columns), columns }]
  }
  const call = tokens.indexOf('(')
  const as = tokens.indexOf('as')
  if (call > 0 && (as < 0 || call < as) && tokens[call - 1] !== 'as') {
    const { alias, columns } = aliasOf(tokens.slice(closeOf(tokens, call) + 1))
    return [{ alias: alias || nameOf(tokens[call - 1]), optional, columns }]
  }
  const length = tokens[1] === '.' ? 3 : 1
  const table = tokens.slice(0, length).map(nameOf).join('')
  const { alias, columns } = aliasOf(tokens.slice(length))
  const query = length === 1 ? ctes.get(table) : undefined
  const named = { alias: alias || nameOf(tokens[length - 1]), optional, columns }
  return [query ? { ...named, query: renamed(query, columns) } : { ...named, table }]
}

function aliasOf(all: readonly string[]): { alias: string; columns: readonly string[] } {
  const tokens = all.filter((token) => !['as', 'with', 'ordinality'].includes(token))
  const open = tokens.indexOf('(')
  return {
    alias: open === 0 ? '' : nameOf(tokens[0]),
    columns: open < 0 ? [] : namesIn(tokens.slice(open + 1, closeOf(tokens, open))),
  }
}
