import { randomInt } from 'node:crypto'
import { MEMBER_STATES } from '@croupier/contract/member-state.ts'
import { seedBrands } from '@croupier/server/seed/seed.ts'
import { dayOf, daysAfter } from '@croupier/server/src/kernel/day.ts'
import { readMembers, readSums } from '@croupier/server/src/modules/operator/people/list/reads.ts'
import { type BenchDatabase, freshDatabase } from './database.ts'
import { AGENTS, BRAND, fillPeople, LEVELS, TAGS, TIME_ZONE, YEARS } from './people-rows.ts'
import { type Bench, type Figure, figure, median, percentile } from './result.ts'

const SIZE = 1_000_000
const QUICK_SIZE = 100_000
const ASKED = 1500
const QUICK_ASKED = 300
const WARM = 60
const ROWS = [25, 50, 100, 200]
/** Rows that pages reach. */
const REACH = 10_000

interface Run {
  /** Milliseconds of each page, by what was asked. */
  readonly pages: ReadonlyMap<string, readonly number[]>
  readonly sums: readonly number[]
}

/** The console's list over a million members: pages by any filters, sort, search and page, asked of the read behind the call. */
export const members: Bench = async ({ quick, runs }) => {
  const database = await freshDatabase('members')
  try {
    await seedBrands(database.deps)
    const size = quick ? QUICK_SIZE : SIZE
    const begun = Date.now()
    await fillPeople(database, size)
    console.log(`${size} members after ${Date.now() - begun} ms`)
    const results: Run[] = []
    for (let run = 0; run < runs; run++) results.push(await measure(database, size, quick ? QUICK_ASKED : ASKED))
    return { figures: figuresOf(results, size), notes: await notesOf(database, quick ? QUICK_ASKED : ASKED) }
  } finally {
    await database.close()
  }
}

async function measure({ deps }: BenchDatabase, size: number, asked: number): Promise<Run> {
  const pages = new Map<string, number[]>(Object.keys(WAYS).map((way) => [way, []]))
  const slow: { readonly ms: number; readonly query: MemberQuery }[] = []
  for (const [way, filters] of Object.entries(WAYS)) {
    for (let turn = -WARM; turn < asked; turn++) {
      const query = { ...filters(size), ...pageDrawn() }
      const begun = performance.now()
      const { list, total } = await readMembers(deps, askOf(query))
      const ms = performance.now() - begun
      const expected = Math.max(0, Math.min(query.pageSize, total - (query.pageNo - 1) * query.pageSize))
      if (list.length !== expected)
        throw new Error(`${list.length} rows instead of ${expected}: ${JSON.stringify(query)}`)
      if (turn < 0) continue
      pages.get(way)?.push(ms)
      slow.push({ ms, query })
    }
  }
  const worst = slow.toSorted((one, other) => other.ms - one.ms).slice(0, 12)
  console.log(worst.map(({ ms, query }) => `${ms.toFixed(0)} ms ${JSON.stringify(query)}`).join('\n'))

  const sums: number[] = []
  for (let turn = 0; turn < 20; turn++) {
    const begun = performance.now()
    await readSums(deps, askOf(turn % 2 === 0 ? {} : filtersDrawn(size)))
    sums.push(performance.now() - begun)
  }
  return { pages, sums }
}

type MemberQuery = Readonly<Record<string, string | number>> & { readonly pageNo: number; readonly pageSize: number }

/** An ask as far as the read looks at it, which is no whole one of any type. */
const askOf = (query: object) => ({ query, session: { brandId: BRAND } }) as never

const oneOf = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T // The index is within the list.

const SORTS = ['lastSeen', 'registered', 'wallet', 'deposits', 'result', 'account']

function pageDrawn() {
  const pageSize = oneOf(ROWS)
  const pageNo = 1 + randomInt(randomInt(3) === 0 ? REACH / pageSize : 3)
  return { pageSize, pageNo, sort: `${oneOf(['', '-', '-'])}${oneOf(SORTS)}` }
}

/** A day of the years that people came in, as often a late one as any. */
const dayDrawn = () =>
  daysAfter(dayOf(new Date(), TIME_ZONE), -(randomInt(2) === 0 ? randomInt(30) : randomInt(YEARS * 365)))

const FILTERS: Readonly<Record<string, () => string | number>> = {
  state: () => oneOf(MEMBER_STATES),
  watch: () => oneOf(['true', 'false']),
  tag: () => oneOf(TAGS),
  level: () => randomInt(LEVELS),
  lineOf: () => `agent${randomInt(AGENTS)}`,
  walletMin: () => `${10 ** randomInt(7)}.00`,
  seenFrom: dayDrawn,
  seenTo: dayDrawn,
  registeredFrom: dayDrawn,
  registeredTo: dayDrawn,
}

/** Up to four filters of any kind. */
function filtersDrawn(_size: number): Readonly<Record<string, string | number>> {
  const names = Object.keys(FILTERS).toSorted(() => randomInt(3) - 1)
  return Object.fromEntries(names.slice(0, 1 + randomInt(4)).map((name) => [name, FILTERS[name]?.() ?? '']))
}

const digits = (size: number) => String(randomInt(size)).padStart(7, '0')

/** What is typed into the search: how an account begins, all of it, a number, an address. */
const searchDrawn = (size: number) => ({
  search: oneOf([
    () => `m${digits(size).slice(0, 1 + randomInt(6))}`,
    () => `m${digits(size)}`,
    () => `+63917${digits(size)}`,
    () => `m${digits(size)}@example.com`,
    () => 'nobody',
  ])(),
})

const WAYS: Readonly<Record<string, (size: number) => Readonly<Record<string, string | number>>>> = {
  'without a filter': () => ({}),
  'by one to four filters': filtersDrawn,
  'by a search': searchDrawn,
  'by a search and filters': (size) => ({ ...filtersDrawn(size), ...searchDrawn(size) }),
}

function figuresOf(results: readonly Run[], size: number): readonly Figure[] {
  const of = `of ${size.toLocaleString('en')} members`
  const all = results.map(({ pages }) => [...pages.values()].flat())
  const at = (share: number, took: (run: Run) => readonly number[]) =>
    results.map((run) => percentile(took(run), share))
  return [
    figure(
      `pages ${of}, any filter, sort, page and search: p50`,
      'ms',
      all.map((took) => percentile(took, 0.5)),
    ),
    figure(
      'p99 of all pages',
      'ms',
      all.map((took) => percentile(took, 0.99)),
      { atMost: 150 },
    ),
    ...Object.keys(WAYS).map((way) =>
      figure(
        `p99 of pages ${way}`,
        'ms',
        at(0.99, ({ pages }) => pages.get(way) ?? []),
        { atMost: 150 },
      ),
    ),
    figure(
      'slowest page',
      'ms',
      all.map((took) => Math.max(...took)),
    ),
    figure(
      'sums over a whole view, asked apart from its page: median',
      'ms',
      results.map(({ sums }) => median(sums)),
    ),
  ]
}

async function notesOf({ pool }: BenchDatabase, asked: number): Promise<readonly string[]> {
  const { rows } = await pool.query(
    `select pg_size_pretty(pg_table_size('operator.person')) as rows, pg_size_pretty(pg_indexes_size('operator.person')) as indexes`,
  )
  return [
    `${asked} pages of each kind and run, one after the other, 25 to 200 rows each, down to the last page that is shown`,
    `a page says how many fit, up to ${REACH.toLocaleString('en')}, and what they have together; the list takes ${rows[0]?.rows}, its indexes ${rows[0]?.indexes}`,
  ]
}
