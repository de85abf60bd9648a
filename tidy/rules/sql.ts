import { basename } from 'node:path'
import { LEVELS, moduleOf, schemaOf } from '../layout.ts'
import {
  importsOf,
  isCode,
  isTest,
  type Offence,
  offence,
  type Rule,
  type SourceFile,
  syntaxOf,
  visit,
} from '../source.ts'

const STATEMENTS = [
  /\bselect\s[\s\S]*\sfrom\b/i,
  /\binsert\s+into\b/i,
  /\bupdate\s+[\w.]+\s+(as\s+\w+\s+)?set\b/i,
  /\b(delete\s+from|truncate\s+table)\b/i,
  /\b(create|alter|drop)\s+(table|index|schema|view|database|role)\b/i,
]
const BUILDERS = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto'])
const SCHEMAS = ['kernel', ...[...LEVELS.keys()].map(schemaOf)]

/** SQL is written in stores, in the kernel, in migrations, where the product is measured and tested, and where the past is counted anew. */
export const sqlInStores: Rule = (files) =>
  files
    .filter((file) => isCode(file) && /^(server|run)\//.test(file.path) && !mayHoldSql(file))
    .flatMap((file) => [...statements(file), ...builders(file)])

/** A module's SQL names the tables of its own schema and no other. */
export const sqlOfOwnSchema: Rule = (files) => [...files.filter(isStore).flatMap(foreignInCode), ...migrationsOf(files)]

const isStore = (file: SourceFile) => basename(file.path) === 'store.ts' && moduleOf(file.path) !== undefined

const mayHoldSql = (file: SourceFile) =>
  isStore(file) || isTest(file) || /^server\/(src\/kernel|test|history\/recount)\//.test(file.path)

const statements = (file: SourceFile): Offence[] =>
  textsOf(file)
    .filter(({ text }) => STATEMENTS.some((statement) => statement.test(text)))
    .map(({ start }) => offence(file, start, 'SQL belongs into a store'))

function builders(file: SourceFile): Offence[] {
  const offences = importsOf(file)
    .filter(({ from, isType }) => !isType && (from === 'kysely' || from === 'pg'))
    .map(({ from, start }) => offence(file, start, `${from} belongs into a store`))
  visit(file, {
    CallExpression({ callee, start }) {
      const name =
        callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : ''
      if (BUILDERS.has(name)) offences.push(offence(file, start, 'a query belongs into a store'))
    },
  })
  return offences
}

const foreignInCode = (file: SourceFile): Offence[] =>
  textsOf(file).flatMap(({ text, start }) =>
    foreign(text, schemaOf(moduleOf(file.path) ?? '')).map((name) =>
      offence(file, start, `names ${name}, which is not its own`),
    ),
  )

/** What a module hands over to another from its own rows: `insert into other.table (…) select … from own.table`. */
const withoutHandovers = (text: string): string =>
  text.replaceAll(/insert into [a-z_]+\.[a-z_]+(?= \([^)]*\)\s+select\b)/g, 'insert into')

function migrationsOf(files: readonly SourceFile[]): Offence[] {
  return files
    .filter(({ path }) => path.startsWith('server/migrations/'))
    .flatMap((file) => {
      const own = schemaIn(basename(file.path))
      if (own === undefined) return [offence(file, 0, 'a migration is named NNNN_module.sql, or NNNN_module_what.sql')]
      return lines(withoutHandovers(withoutMoves(withoutViews(file.text, own), own))).flatMap(({ text, start }) =>
        foreign(text, own).map((name) => offence(file, start, `names ${name}, which is not of ${own}`)),
      )
    })
}

/** The schema that a migration's name begins with: `0005_wallet.sql`, `0120_vendor_wallets_desk.sql`. */
function schemaIn(name: string): string | undefined {
  const words = /^\d{4}_([a-z_]+)\.sql$/.exec(name)?.[1]
  return SCHEMAS.find((schema) => words === schema || words?.startsWith(`${schema}_`))
}

/** A table that a module takes over is named by its old schema once. The text keeps its length. */
const withoutMoves = (text: string, own: string): string =>
  text.replaceAll(new RegExp(`^alter table [a-z_.]+ set schema ${own};`, 'gm'), (move) => ' '.repeat(move.length))

/** Reports read through views: a view of the own schema may look into others. The text keeps its length. */
const withoutViews = (text: string, own: string): string =>
  text.replaceAll(new RegExp(`^create view ${own}\\.[a-z_]+ as\\s[^;]*;`, 'gm'), (view) =>
    view.replaceAll(/[^\n]/g, ' '),
  )

function foreign(text: string, own: string): string[] {
  const names = text.match(/(?<![\w.'$@/-])"?[a-z_]+"?\."?[a-z_]+/g) ?? []
  return names.filter((name) => {
    const schema = name.replaceAll('"', '').split('.')[0] ?? ''
    return schema !== own && SCHEMAS.includes(schema)
  })
}

function lines(text: string) {
  let start = 0
  return text.split('\n').map((line) => {
    const here = start
    start += line.length + 1
    return { text: line.replace(/--.*$/, ''), start: here }
  })
}

/** The words in quotes: strings and templates, with a gap for each expression in them; what is imported is none. */
function textsOf(file: SourceFile): { text: string; start: number }[] {
  const imported = new Set(syntaxOf(file).module.staticImports.map(({ moduleRequest }) => moduleRequest.start))
  const texts: { text: string; start: number }[] = []
  visit(file, {
    Literal({ value, start }) {
      if (typeof value === 'string' && !imported.has(start)) texts.push({ text: value, start })
    },
    TemplateLiteral({ quasis, start }) {
      texts.push({ text: quasis.map((quasi) => quasi.value.raw).join(' … '), start })
    },
  })
  return texts
}
