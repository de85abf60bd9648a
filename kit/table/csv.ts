/** A table as CSV for spreadsheets: quoted where needed, and no cell may start a formula. */
export const csvOf = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, ...rows].map((row) => row.map(cellOf).join(',')).join('\r\n')

// A plain negative number is data; anything else that starts like a formula is made text.
const cellOf = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^[+-]?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Hand the visitor a CSV file; the mark in front makes spreadsheets read it as UTF-8. */
export function saveCsv(name: string, heads: readonly string[], rows: readonly (readonly string[])[]) {
  const address = URL.createObjectURL(new Blob([`\uFEFF${csvOf(heads, rows)}`], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: `${name}.csv` })
  link.click()
  URL.revokeObjectURL(address)
}
