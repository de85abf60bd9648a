const PAGE_SIZE = 200
const PAGES_MAX = 5000

interface Page<Row> {
  readonly totalPages: number
  readonly list: readonly Row[]
}

/** Every row of a range once, page after page; at most a million, which is all that a spreadsheet takes, or as many pages as said. */
export async function everyPage<Row>(
  fetchPage: (pageNo: number, pageSize: number) => Promise<Page<Row>>,
  idOf: (row: Row) => string,
  pagesMost = PAGES_MAX,
): Promise<readonly Row[]> {
  // What is added at the top meanwhile pushes a row to the next page, where it is met again.
  const rows = new Map<string, Row>()
  let pages = 1
  for (let pageNo = 1; pageNo <= Math.min(pages, pagesMost); pageNo += 1) {
    const { totalPages, list } = await fetchPage(pageNo, PAGE_SIZE)
    for (const row of list) if (!rows.has(idOf(row))) rows.set(idOf(row), row)
    pages = totalPages
  }
  return [...rows.values()]
}
