import { csvText } from '@croupier/contract/csv.ts'
import type { exportList } from '@croupier/contract/lists.ts'
import { amountText, scale } from '@croupier/engine/money.ts'
import type { Ask } from './route.ts'

type ExportRequest = Ask<typeof exportList>['body']
export type Column = ExportRequest['columns'][number]
export type Format = ExportRequest['format']

/** Rows of a list with the columns that are wanted, and what some of them add up to. */
export interface Sheet {
  readonly columns: readonly Column[]
  readonly rows: readonly unknown[]
  /** Keys of the columns that a sum makes sense of. */
  readonly summed: ReadonlySet<string>
}

/** What stands in a row under a name with points. */
const valueAt = (row: unknown, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((value, name) => (Object.hasOwn(Object(value), name) ? Object(value)[name] : null), row)

/** The value as the screen says it: a code in words, as far as it has some. */
function saidOf(row: unknown, { key, words }: Column): string {
  const text = textOf(valueAt(row, key))
  if (words === undefined) return text
  const said = new Map(Object.entries(words))
  return (
    said.get(text) ??
    text
      .split('.')
      .map((part) => said.get(part) ?? part)
      .join(': ')
  )
}

/** The file's bytes. */
export const bytesOf = (format: Format, sheet: Sheet): Promise<Buffer> | Buffer => FORMATS[format](sheet)

const FORMATS: Readonly<Record<Format, (sheet: Sheet) => Promise<Buffer> | Buffer>> = {
  csv: (sheet) => Buffer.from(csvOf(sheet)),
  json: (sheet) => Buffer.from(jsonOf(sheet)),
  xlsx: xlsxOf,
}

function jsonOf({ columns, rows, summed }: Sheet): string {
  const picked = rows.map((row) => Object.fromEntries(columns.map(({ key }) => [key, valueAt(row, key) ?? null])))
  const sums = Object.fromEntries(columns.flatMap(({ key }) => (summed.has(key) ? [[key, sumOf(rows, key)]] : [])))
  return JSON.stringify({ rows: picked, ...(Object.keys(sums).length > 0 && { sums }) })
}

function csvOf({ columns, rows, summed }: Sheet): string {
  const lines = [
    columns.map(({ head }) => head),
    ...rows.map((row) => columns.map((column) => saidOf(row, column))),
    ...(columns.some(({ key }) => summed.has(key))
      ? [columns.map(({ key }) => (summed.has(key) ? sumOf(rows, key) : ''))]
      : []),
  ]
  return csvText(lines)
}

const HEAD = { fontWeight: 'bold' } as const

async function xlsxOf({ columns, rows, summed }: Sheet): Promise<Buffer> {
  // Only who makes such a file loads what writes it.
  const { default: writeFile } = await import('write-excel-file/node')
  const cells = [
    columns.map(({ head }) => ({ value: head, type: String, ...HEAD })),
    ...rows.map((row) => columns.map((column) => xlsxCell(saidOf(row, column)))),
    ...(columns.some(({ key }) => summed.has(key))
      ? [columns.map(({ key }) => (summed.has(key) ? { ...xlsxCell(sumOf(rows, key)), ...HEAD } : null))]
      : []),
  ]
  return writeFile(cells, { stickyRowsCount: 1 }).toBuffer()
}

/** As many digits as a spreadsheet keeps of a number; longer ones stay text, which is exact. */
const DIGITS_MAX = 15

/** Decimals are numbers there; ids and names of digits are not. */
function xlsxCell(text: string) {
  const [, decimals] = /^-?\d+\.(\d+)$/.exec(text) ?? []
  return decimals === undefined || text.replace(/\D/g, '').length > DIGITS_MAX
    ? { value: text, type: String }
    : { value: Number(text), type: Number, format: `#,##0.${'0'.repeat(decimals.length)}` }
}

/** Exact, with as many decimals as the amounts have. */
function sumOf(rows: readonly unknown[], key: string): string {
  const texts = rows.map((row) => textOf(valueAt(row, key))).filter((text) => AMOUNT.test(text))
  const decimals = Math.max(0, ...texts.map((text) => text.split('.')[1]?.length ?? 0))
  return amountText(
    texts.reduce((sum, text) => sum + partsOf(text), 0n),
    decimals,
  )
}

const AMOUNT = /^-?\d+(\.\d{1,4})?$/

function partsOf(text: string): bigint {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(scale, '0'))
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(textOf).join(' ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
