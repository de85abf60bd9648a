import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from './database.ts'
import { readCatalogue } from './statements/catalogue.ts'
import { compiled } from './statements/compile.ts'
import { type AnswerColumn, openDescriber } from './statements/describe.ts'
import { nullables } from './statements/nullable.ts'
import { NEVER_NULL } from './statements/never-null.ts'
import { rowType } from './statements/row-type.ts'
import { allSources, functionOf, type Source } from './statements/sources.ts'
import { textOf, textsByCallers } from './statements/text-of.ts'

const database = await freshDatabase()
const describer = await openDescriber(database.url)
afterAll(async () => {
  await describer.close()
  await database.drop()
})

const sources = allSources()
const catalogue = await readCatalogue(database.db)
const statements = sources.flatMap((source) => source.statements.map((statement) => ({ source, ...statement })))

interface PreparedText {
  readonly text: string
  readonly columns: readonly AnswerColumn[]
}

const lineOf = (source: Source, at: number) => `${source.path}:${source.text.slice(0, at).split('\n').length}`

/** A statement with all the texts that it is sent with, as PostgreSQL prepares them. */
async function prepare({
  node,
  scope,
  source,
}: (typeof statements)[number]): Promise<readonly PreparedText[] | string> {
  const own = textOf(node, scope)
  const answer = await describer.describe(own)
  if (typeof answer !== 'string') return [{ text: own, columns: answer }]
  const prepared: PreparedText[] = []
  for (const text of textsByCallers(node, scope, sources)) {
    const columns = await describer.describe(text)
    if (typeof columns !== 'string') prepared.push({ text, columns })
  }
  return prepared.length > 0 ? prepared : `${lineOf(source, node.start)} ${answer}\n${own}`
}

const prepared: {
  readonly statement: (typeof statements)[number]
  readonly answer: readonly PreparedText[] | string
}[] = []
for (const statement of statements) prepared.push({ statement, answer: await prepare(statement) })

const stated = new Set<string>()

/** Which columns may be null; what is stated not to be is noted as used. */
function nullsOf(text: string, columns: readonly AnswerColumn[], asker: string): readonly boolean[] {
  const found = nullables(text, catalogue)
  return columns.map(({ name }, at) => {
    const key = `${asker}.${name}`
    if (found[at] === false || !(key in NEVER_NULL)) return found[at] ?? true
    stated.add(key)
    return false
  })
}

test('PostgreSQL prepares every statement whose rows are read, on the current schema', () => {
  expect(prepared.length).toBeGreaterThan(450)
  expect(prepared.map(({ answer }) => answer).filter((answer) => typeof answer === 'string')).toEqual([])
})

test('the declared row of every statement has the columns, types and nulls that PostgreSQL answers with', async () => {
  const edits = prepared.flatMap(({ statement: { source, node, scope }, answer }) => {
    const { start, end } = node.typeArguments!
    if (typeof answer === 'string') return []
    const row = source.text.slice(start + 1, end - 1)
    const answers = answer.map(({ text, columns }) => rowType(columns, nullsOf(text, columns, functionOf(scope))))
    const checks = answers.map((one) => `AnswerChecked<${row}, ${one}, AnswerUndeclared<${row}, ${one}>>`)
    return [{ source, start: start + 1, end: end - 1, text: checks.join(' & ').replaceAll(/\s*\n\s*/g, ' ') }]
  })
  expect(await compiled(sources, edits)).toEqual([])
  expect([...stated].toSorted()).toEqual(Object.keys(NEVER_NULL).toSorted())
})
