import type { Call } from '@croupier/contract/call.ts'
import { exportList } from '@croupier/contract/lists.ts'
import { doerOf, record } from './audit.ts'
import { inTransaction } from './database.ts'
import type { Deps } from './deps.ts'
import { Refusal } from './refusal.ts'
import { type Ask, type Route, route } from './route.ts'

const ROWS_MAX = 10_000
const PAGE_SIZE = 200

interface Page {
  readonly list: readonly unknown[]
  readonly total: number
}

/** The call that makes a file of a list: it asks the list's own call page by page, so it knows all the others. */
export function exportRoutes(routes: readonly Route[]): readonly Route[] {
  const lists = new Map(routes.filter(({ call }) => isList(call)).map((line) => [line.call.path, line]))
  return [route(exportList, (deps, ask) => makeExport(deps, lists, ask))]
}

const isList = ({ method, actor, query }: Call) => method === 'GET' && actor === 'operator' && query !== undefined

async function makeExport(deps: Deps, lists: ReadonlyMap<string, Route>, ask: Ask<typeof exportList>) {
  const { session, body } = ask
  const line = lists.get(body.path)
  if (!line) throw new Refusal('not_found')
  const { permission } = line.call
  if (permission !== undefined && !session.permissions.has(permission)) throw new Refusal('forbidden')

  const rows = await rowsOf(deps, line, ask)
  const text = body.format === 'csv' ? csvOf(body.columns, rows) : jsonOf(body.columns, rows)
  await inTransaction(deps.db, (tx) =>
    record(
      tx,
      doerOf(ask),
      {
        brandId: session.brandId,
        action: 'exports.make',
        subject: { type: 'list', id: body.path, name: body.path },
        after: {
          query: body.query,
          columns: body.columns.map(({ key }) => key),
          format: body.format,
          rows: rows.length,
        },
      },
      deps.now(),
    ),
  )
  return { rows: rows.length, text }
}

async function rowsOf(deps: Deps, line: Route, ask: Ask<typeof exportList>): Promise<readonly unknown[]> {
  const rows: unknown[] = []
  for (let pageNo = 1; ; pageNo++) {
    const query = line.call.query?.safeParse({ ...ask.body.query, pageNo, pageSize: PAGE_SIZE })
    if (!query?.success) throw new Refusal('invalid_request')
    // The list's own call judges and masks; through its schema nothing else can get out.
    const again = { ...ask, query: query.data, params: undefined, body: undefined } as unknown as Ask
    const page = pageOf(line.call.reply.parse(await line.answer(deps, again)))
    if (page.total > ROWS_MAX) throw new Refusal('export_too_large')
    rows.push(...page.list)
    if (page.list.length < PAGE_SIZE || rows.length >= page.total) return rows
  }
}

function pageOf(reply: unknown): Page {
  const page: Partial<Record<keyof Page, unknown>> = Object(reply)
  if (!Array.isArray(page.list) || typeof page.total !== 'number') throw new Refusal('not_found')
  return { list: page.list, total: page.total }
}

type Column = Ask<typeof exportList>['body']['columns'][number]

/** What stands in a row under a name with points. */
const valueAt = (row: unknown, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((value, name) => (Object.hasOwn(Object(value), name) ? Object(value)[name] : null), row)

const jsonOf = (columns: readonly Column[], rows: readonly unknown[]) =>
  JSON.stringify(rows.map((row) => Object.fromEntries(columns.map(({ key }) => [key, valueAt(row, key) ?? null]))))

const csvOf = (columns: readonly Column[], rows: readonly unknown[]) =>
  [columns.map(({ head }) => head), ...rows.map((row) => columns.map(({ key }) => textOf(valueAt(row, key))))]
    .map((cells) => cells.map(cellOf).join(','))
    .join('\r\n')

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(textOf).join(' ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

// A plain number is data; anything else that starts like a formula is made text.
function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^[+-]?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
