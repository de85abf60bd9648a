/** Rows as CSV for spreadsheets: quoted where needed, and no cell may start a formula. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(cellOf).join(',')).join('\r\n')

// A plain number is data; anything else that starts like a formula is made text.
function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^[+-]?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
