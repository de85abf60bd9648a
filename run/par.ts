// npm run par: writes the PAR sheet of every slot into docs/par, from the code that plays.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageOf } from '@croupier/engine/par/sheet.ts'
import { sheets } from '@croupier/engine/par/sheets.ts'

const folder = join(import.meta.dirname, '..', 'docs', 'par')
mkdirSync(folder, { recursive: true })
for (const sheet of sheets) {
  const made = sheet()
  writeFileSync(join(folder, `${made.file}.md`), pageOf(made))
  console.log(`docs/par/${made.file}.md\t${made.total.decimal(6)}`)
}
