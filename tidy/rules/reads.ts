import { basename } from 'node:path'
import { moduleOf } from '../layout.ts'
import { importsOf, isCode, type Offence, offence, type Rule, type SourceFile, syntaxOf, visit } from '../source.ts'

const WRITES = /\b(insert\s+into|update\s+[a-z_]+\.[a-z_]+|delete\s+from|for\s+(no\s+key\s+)?update)\b/i

/** Rooms that show something and change nothing. */
const SHOWING: readonly string[] = ['reads.ts', 'view.ts', 'words.ts', 'evidence.ts', 'scheduled.ts']

/** What screens ask for writes nothing and locks nothing: it calls no function of a store that does. */
export const readsWriteNothing: Rule = (files) => {
  const writers = new Map(files.filter(isStore).map((file) => [file.path, writersOf(file)]))
  return files
    .filter((file) => moduleOf(file.path) !== undefined && SHOWING.includes(basename(file.path)))
    .flatMap((file) => writesOf(file, writers))
}

const isStore = (file: SourceFile) => isCode(file) && basename(file.path) === 'store.ts'

/** The exported functions of a store whose SQL changes or locks rows. */
function writersOf(file: SourceFile): ReadonlySet<string> {
  const names = syntaxOf(file).program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
    if (!declared || !WRITES.test(file.text.slice(statement.start, statement.end))) return []
    if (declared.type === 'FunctionDeclaration') return declared.id ? [declared.id.name] : []
    if (declared.type !== 'VariableDeclaration') return []
    return declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
  })
  return new Set(names)
}

function writesOf(file: SourceFile, writers: ReadonlyMap<string, ReadonlySet<string>>): Offence[] {
  const found = (name: string, from: string, start: number): Offence[] =>
    writers.get(from)?.has(name) === true ? [offence(file, start, `calls ${name}, which writes or locks`)] : []
  const imported = importsOf(file)
  const spaces = new Map<string, string>()
  const named = syntaxOf(file).module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const from = imported.find(({ start }) => start === moduleRequest.start)?.from ?? ''
    return entries.flatMap(({ importName, localName }) => {
      if (importName.name === null) spaces.set(localName.value, from)
      return importName.name === null ? [] : found(importName.name, from, moduleRequest.start)
    })
  })
  visit(file, {
    MemberExpression({ object, property, start }) {
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return
      named.push(...found(property.name, spaces.get(object.name) ?? '', start))
    },
  })
  return named
}
