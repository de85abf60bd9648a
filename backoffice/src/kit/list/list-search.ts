/** A list's state as the address has it: search, sort, page and each filter under its own name. */
export type ListSearch = Readonly<Record<string, string | number | undefined>>

/** What is no filter: `entry` is the row that is open beside the list. */
const OWN = new Set(['q', 'sort', 'page', 'rows', 'entry'])
const LENGTH_MAX = 100
const ROWS = [25, 50, 100, 200] as const
export const ROWS_CHOICE: readonly number[] = ROWS

/** What of an address a list takes: plain texts and numbers of a sensible length. */
export function readListSearch(search: Readonly<Record<string, unknown>>): ListSearch {
  return Object.fromEntries(
    Object.entries(search).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'number' || (typeof entry[1] === 'string' && entry[1].length <= LENGTH_MAX),
    ),
  )
}

/** The filters that are set, in the order they were. */
export const filtersOf = (search: ListSearch): readonly (readonly [string, string])[] =>
  Object.entries(search).flatMap(([key, value]) =>
    OWN.has(key) || value === undefined ? [] : [[key, String(value)] as const],
  )

/** What the call is asked, for an address. */
export function queryOf(search: ListSearch): Record<string, string | number> {
  const { q, sort, page, rows } = search
  const size = ROWS_CHOICE.includes(Number(rows)) ? Number(rows) : 50
  return {
    ...Object.fromEntries(filtersOf(search)),
    ...(q === undefined || q === '' ? {} : { search: String(q) }),
    ...(sort === undefined ? {} : { sort: String(sort) }),
    pageNo: Math.max(1, Math.trunc(Number(page ?? 1)) || 1),
    pageSize: size,
  }
}

/** The sort that a press on a head asks for: up, down, as it comes. */
export function nextSort(now: string | number | undefined, name: string): string | undefined {
  if (now === name) return `-${name}`
  return now === `-${name}` ? undefined : name
}

/** An address without its page and the opened row: what a view keeps. */
export function viewOf(search: ListSearch): string {
  const { page: _, entry: __, ...kept } = search
  const entries = Object.entries(kept).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)] as const],
  )
  return new URLSearchParams(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => [key, value]),
  ).toString()
}
