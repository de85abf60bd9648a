import { basename } from 'node:path'
import { doorsOf, moduleOf, NAMED_ROOMS } from '../layout.ts'
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

const OPENERS = new Set(['inTransaction', 'batched'])

/** An action, that is what opens a transaction, has a test beside it. */
export const actionsTested: Rule = (files) => {
  const paths = new Set(files.map(({ path }) => path))
  return files
    .filter((file) => isAction(file))
    .filter(({ path }) => !['.test.ts', '.db.test.ts'].some((ending) => paths.has(path.replace(/\.ts$/, ending))))
    .map((file) => offence(file, 0, `has no test beside it: ${basename(file.path, '.ts')}.test.ts or .db.test.ts`))
}

/** Doors, rules and stores work in their caller's transaction, and tables call actions. Reads may open one for a snapshot. */
export const roomsJoin: Rule = (files) =>
  files
    .filter((file) => isRoom(file) && basename(file.path) !== 'reads.ts' && opensTransaction(file))
    .map((file) => offence(file, 0, 'opens a transaction: that is for an action, in a file of its own'))

/** An action is one transaction of its own: no other action calls it. */
export const actionsAlone: Rule = (files) => {
  const actions = new Map(files.filter(isAction).map((file) => [file.path, file]))
  return [...actions.values()].flatMap((file): Offence[] =>
    importsOf(file)
      .filter(({ from, isType }) => !isType && actions.has(from))
      .map(({ from, start }) => offence(file, start, `calls the action ${from}: share a rule or a door`)),
  )
}

const isAction = (file: SourceFile) => !isRoom(file) && opensTransaction(file)

const isRoom = ({ path }: SourceFile) =>
  NAMED_ROOMS.includes(basename(path)) || doorsOf(moduleOf(path) ?? '').includes(path)

export function opensTransaction(file: SourceFile): boolean {
  if (moduleOf(file.path) === undefined || !isCode(file) || isTest(file)) return false
  const opener = syntaxOf(file).module.staticImports.some(
    ({ moduleRequest, entries }) =>
      moduleRequest.value.startsWith('#kernel/') &&
      entries.some(({ importName }) => OPENERS.has(importName.name ?? '')),
  )
  return opener || callsTransaction(file)
}

function callsTransaction(file: SourceFile): boolean {
  let found = false
  visit(file, {
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      found ||= ['transaction', 'startTransaction'].includes(callee.property.name)
    },
  })
  return found
}
