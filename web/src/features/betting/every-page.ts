const PAGE_SIZE = 200
const PAGES_MAX = 250

interface Page<Row> {
  readonly totalPages: number
  readonly list: readonly Row[]
}

/** Every row of a range, page after page; at most 50,000, which is more than a spreadsheet wants. */
export async function everyPage<Row>(
  fetchPage: (pageNo: number, pageSize: number) => Promise<Page<Row>>,
): Promise<readonly Row[]> {
  const rows: Row[] = []
  let pages = 1
  for (let pageNo = 1; pageNo <= Math.min(pages, PAGES_MAX); pageNo += 1) {
    const { totalPages, list } = await fetchPage(pageNo, PAGE_SIZE)
    rows.push(...list)
    pages = totalPages
  }
  return rows
}
