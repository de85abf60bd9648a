import { csvText } from '@croupier/contract/csv.ts'

/** Hand the visitor a CSV file; the mark in front makes spreadsheets read it as UTF-8. */
export function saveCsv(name: string, heads: readonly string[], rows: readonly (readonly string[])[]) {
  const address = URL.createObjectURL(
    new Blob([`\uFEFF${csvText([heads, ...rows])}`], { type: 'text/csv;charset=utf-8' }),
  )
  const link = Object.assign(document.createElement('a'), { href: address, download: `${name}.csv` })
  link.click()
  URL.revokeObjectURL(address)
}
