import type { Node } from 'oxc-parser'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from './database.ts'
import { readCatalogue } from './statements/catalogue.ts'
import { compiled } from './statements/compile.ts'
import { type AnswerColumn, openDescriber } from './statements/describe.ts'
import { nullables } from './statements/nullable.ts'
import { NEVER_NULL } from './statements/never-null.ts'
import { rowType } from './statements/row-type.ts'
import { allSources, type FoundNode, functionOf, type Source } from './statements/sources.ts'
import { textsByCallers, textsOf } from './statements/text-of.ts'
import { UNCOVERED } from './statements/uncovered.ts'

const database = await freshDatabase()
const describer = await openDescriber(database.url)
afterAll(async () => {
  await describer.close()
  await database.drop()
})

const sources = allSources()
const catalogue = await readCatalogue(database.db)

/** A statement, as it stands in the code. */
interface Statement extends Pick<FoundNode<Node>, 'node' | 'scope'> {
  readonly source: Source
  /** Where its declared row stands; undefined where none is read. */
  readonly row: { readonly start: number; readonly end: number } | undefined
  /** What its text is read from. */
  readonly said: Node
}

const statements = sources.flatMap((source): readonly Statement[] => [
  ...source.statements.map(({ node, scope }) => ({
    source,
    node,
    scope,
    said: node,
    row: node.typeArguments ?? undefined,
  })),
  ...source.commands.map(({ node, scope }) => ({ source, node, scope, said: node, row: undefined })),
  ...source.raw.flatMap(({ node, scope }) => {
    const [said] = node.arguments
    return said === undefined ? [] : [{ source, node, scope, said, row: node.typeArguments ?? undefined }]
  }),
])

interface PreparedText {
  readonly text: string
  readonly columns: readonly AnswerColumn[]
}

const nameOf = ({ source, scope }: Statement) => `${source.path.replace('server/', '')} ${functionOf(scope)}`.trim()

/** A statement with all the texts that it is sent with, as PostgreSQL prepares them; or what it objects to. */
async function prepare({ said, scope }: Statement): Promise<readonly PreparedText[] | string> {
  const [own, faults] = await prepareAll(textsOf(said, scope))
  if (faults.length === 0) return own
  const [called, others] = await prepareAll(textsByCallers(said, scope, sources))
  return called.length > 0 && others.length === 0 ? called : faults.join('\n')
}

async function prepareAll(texts: readonly string[]): Promise<readonly [PreparedText[], string[]]> {
  const [prepared, faults]: [PreparedText[], string[]] = [[], []]
  for (const text of texts) {
    const columns = await describer.describe(text)
    if (typeof columns === 'string') faults.push(`${columns}\n${text}`)
    else prepared.push({ text, columns })
  }
  return [prepared, faults]
}

const prepared: { readonly statement: Statement; readonly answer: readonly PreparedText[] | string }[] = []
for (const statement of statements) prepared.push({ statement, answer: await prepare(statement) })

/** json and jsonb. */
const JSON_TYPES: ReadonlySet<number> = new Set([114, 3802])

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

test('PostgreSQL prepares every statement in each of its alternatives, on the current schema, but for those listed with why', () => {
  const failed = prepared.flatMap(({ statement, answer }) =>
    typeof answer === 'string' ? [{ statement, answer }] : [],
  )
  const unlisted = failed.filter(({ statement }) => !(nameOf(statement) in UNCOVERED))
  expect(unlisted.map(({ statement, answer }) => `${nameOf(statement)}: ${answer}`)).toEqual([])
  const names = failed.map(({ statement }) => nameOf(statement)).toSorted()
  expect(names).toEqual(Object.keys(UNCOVERED).toSorted())

  const texts = prepared.flatMap(({ answer }) => (typeof answer === 'string' ? [] : answer))
  const rows = statements.filter(({ row }) => row !== undefined).length
  const json = texts.reduce((sum, { columns }) => sum + columns.filter(({ type }) => JSON_TYPES.has(type)).length, 0)
  process.stdout.write(
    [
      `${statements.length - failed.length} of ${statements.length} statements are covered, with ${texts.length} texts; ${rows} declare a row`,
      ...names.map((name) => `not covered: ${name}: ${UNCOVERED[name]}`),
      `not compared: what ${json} columns of JSON hold inside, which PostgreSQL does not know\n`,
    ].join('\n'),
  )
  expect(rows).toBeGreaterThan(450)
})

test('the declared row of every statement has the columns, types and nulls that PostgreSQL answers with', async () => {
  const edits = prepared.flatMap(({ statement: { source, row: declared, scope }, answer }) => {
    if (typeof answer === 'string' || declared === undefined) return []
    const { start, end } = declared
    const row = source.text.slice(start + 1, end - 1)
    const answers = answer.map(({ text, columns }) => rowType(columns, nullsOf(text, columns, functionOf(scope))))
    const checks = [...new Set(answers)].map((one) => `AnswerChecked<${row}, ${one}, AnswerUndeclared<${row}, ${one}>>`)
    return [{ source, start: start + 1, end: end - 1, text: checks.join(' & ').replaceAll(/\s*\n\s*/g, ' ') }]
  })
  expect(await compiled(sources, edits)).toEqual([])
  expect([...stated].toSorted()).toEqual(Object.keys(NEVER_NULL).toSorted())
})
