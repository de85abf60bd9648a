import type { Call } from '@croupier/contract/call.ts'
import type { exportList } from '@croupier/contract/lists.ts'
import type { Deps } from './deps.ts'
import { Refusal } from './refusal.ts'
import type { Ask, Route } from './route.ts'

/** So many rows are waited for; more are made in the background. */
export const WAITED_MOST = 10_000
const ROWS_MAX = 200_000
const PAGE_SIZE = 200

/** The parts of the request that the list's own call reads. */
export type Asker = Pick<Ask<typeof exportList>, 'session' | 'brandId' | 'language' | 'ip' | 'body'>

interface Page {
  readonly list: readonly unknown[]
  readonly total: number
  /** There are more than `total`, which pages do not reach. */
  readonly more: boolean
  /** Where a walk over all of them goes on. */
  readonly next: string | null | undefined
}

/** The first page of a list, which says how long it is. */
export async function firstPage(deps: Deps, line: Route, ask: Asker): Promise<Page> {
  const page = await pageAt(deps, line, ask, { pageNo: 1 })
  return page.more && knows(line.call, 'after') ? pageAt(deps, line, ask, { after: '' }) : page
}

/** All rows of a list: page by page, or in a walk where pages do not reach so far. Says how far it is. */
export async function rowsOf(
  deps: Deps,
  line: Route,
  ask: Asker,
  tell: (rows: number) => Promise<unknown> | undefined = () => undefined,
): Promise<readonly unknown[]> {
  const only = ask.body.only && new Set(ask.body.only)
  const rows: unknown[] = []
  let seen = 0
  let page = await firstPage(deps, line, ask)
  if (!only && (page.total > ROWS_MAX || page.more)) throw new Refusal('export_too_large')
  for (let pageNo = 2; ; pageNo++) {
    seen += page.list.length
    if (seen > ROWS_MAX) throw new Refusal('export_too_large')
    rows.push(...(only ? page.list.filter((row) => only.has(nameOf(row))) : page.list))
    await tell(rows.length)
    const walks = page.next !== undefined
    if (walks ? page.next === null : page.list.length < PAGE_SIZE || seen >= page.total) return rows
    if (rows.length === only?.size) return rows
    page = await pageAt(deps, line, ask, walks ? { after: page.next ?? '' } : { pageNo })
  }
}

/** By what a row is known: each list has one of these, or an id that says of what, before all others. */
function nameOf(row: unknown): string {
  const { id, code, number } = Object(row)
  const [, own] = Object.entries(Object(row)).find(([key]) => key.endsWith('Id')) ?? []
  return String(id ?? code ?? number ?? own)
}

const knows = (call: Call, name: string) =>
  call.query !== undefined && 'shape' in call.query && name in Object(call.query.shape)

async function pageAt(deps: Deps, line: Route, ask: Asker, where: object): Promise<Page> {
  const query = line.call.query?.safeParse({ ...ask.body.query, pageSize: PAGE_SIZE, ...where })
  if (!query?.success) throw new Refusal('invalid_request')
  // The list's own call judges and masks; through its schema nothing else can get out.
  const again = { ...ask, query: query.data, params: undefined, body: undefined } as unknown as Ask
  return pageOf(line.call.reply.parse(await line.answer(deps, again)))
}

function pageOf(reply: unknown): Page {
  const page: Partial<Record<keyof Page, unknown>> = Object(reply)
  if (!Array.isArray(page.list) || typeof page.total !== 'number') throw new Refusal('not_found')
  const next = typeof page.next === 'string' || page.next === null ? page.next : undefined
  return { list: page.list, total: page.total, more: page.more === true && next === undefined, next }
}

/** Columns of which the list itself says sums. */
export function summedOf({ reply }: Call): ReadonlySet<string> {
  const shape = Object('shape' in reply ? reply.shape : {})
  const sums = Object(shape.sums)
  const inner = Object('shape' in sums ? sums : typeof sums.unwrap === 'function' ? sums.unwrap() : {})
  return new Set(Object.keys(Object(inner.shape)))
}
