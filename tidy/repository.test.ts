import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRepository } from './repository.ts'
import { actionsAlone, actionsTested, roomsJoin } from './rules/actions.ts'
import { chance } from './rules/chance.ts'
import { classNames } from './rules/class-names.ts'
import { doors } from './rules/doors.ts'
import { glossary } from './rules/glossary.ts'
import { languages } from './rules/languages.ts'
import { leftUndone } from './rules/left-undone.ts'
import { levels } from './rules/levels.ts'
import { markup } from './rules/markup.ts'
import { migrationNumbers } from './rules/migrations.ts'
import { names } from './rules/names.ts'
import { nesting } from './rules/nesting.ts'
import { outside } from './rules/outside.ts'
import { phrases } from './rules/phrases.ts'
import { purity } from './rules/purity.ts'
import { readsWriteNothing } from './rules/reads.ts'
import { reexports } from './rules/reexports.ts'
import { rooms } from './rules/rooms.ts'
import { length, width } from './rules/size.ts'
import { siteLayers } from './rules/site-layers.ts'
import { sqlInStores, sqlOfOwnSchema } from './rules/sql.ts'
import { styles } from './rules/styles.ts'
import { tables } from './rules/tables.ts'
import { interception } from './rules/interception.ts'
import { patience } from './rules/patience.ts'
import { testsRun } from './rules/tests-run.ts'
import { typeNames } from './rules/type-names.ts'
import { refusalWords } from './rules/words.ts'
import { isCode, type Offence, syntaxOf } from './source.ts'

const files = readRepository()
const words = readFileSync(new URL('../docs/glossary.md', import.meta.url), 'utf8')
const show = ({ path, line, says }: Offence) => `${path}:${line} ${says}`

test('the whole repository is read', () => {
  expect(files.map(({ path }) => path)).toContain('tidy/repository.test.ts')
  expect(files.filter(isCode).length).toBeGreaterThan(50)
  expect(files.filter(isCode).flatMap((file) => syntaxOf(file).errors)).toEqual([])
})

test.each([
  ['imports go down and through doors', levels],
  ['the layers of a site import downwards', siteLayers],
  ['a class that code takes from a style is there', classNames],
  ['rules and engine are arithmetic', purity],
  ['nothing is decided by Math.random', chance],
  ['SQL is in stores', sqlInStores],
  ['SQL names its own schema', sqlOfOwnSchema],
  ['no two migrations share a number', migrationNumbers],
  ['every action has a test beside it', actionsTested],
  ['doors and stores join a transaction and open none', roomsJoin],
  ['no action calls another', actionsAlone],
  ['every refusal has words in every language', refusalWords],
  ['words by language are typed by the languages', languages],
  ['what people read uses the terms of the trade', phrases],
  ['nothing asks the pool inside a transaction', nesting],
  ['nothing is exported from where it does not live', reexports],
  ['a door has a dozen functions', doors],
  ['every file of a module is in a room', rooms],
  ['reads write nothing', readsWriteNothing],
  ['routes and jobs are tables', tables],
  ['no text becomes markup uncleaned', markup],
  ['calls to others follow no redirect and have an end', outside],
  ['no file is too long', length],
  ['no line is too wide', width],
  ['styles take lengths, colours and sides by name', styles],
  ['every file is named after its noun', names],
  ['every type is a noun phrase', typeNames],
  ['a word of the glossary has one sense', glossary(words)],
  ['every test runs', testsRun],
  ['no test gives up after a second', patience],
  ['no journey takes a route away', interception],
  ['nothing is left undone', leftUndone],
] as const)('%s', (_, rule) => {
  expect(rule(files).map(show)).toEqual([])
})
