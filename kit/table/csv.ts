import { csvText } from '@croupier/contract/csv.ts'
import { saveFile } from '../save-file.ts'

/** Hand the visitor a CSV file; the mark in front makes spreadsheets read it as UTF-8. */
export function saveCsv(name: string, heads: readonly string[], rows: readonly (readonly string[])[]) {
  saveFile(`${name}.csv`, new Blob([`\uFEFF${csvText([heads, ...rows])}`], { type: 'text/csv;charset=utf-8' }))
}
