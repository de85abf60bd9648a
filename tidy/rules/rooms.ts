import { basename } from 'node:path'
import { doorsOf, moduleOf, NAMED_ROOMS } from '../layout.ts'
import { isCode, isTest, offence, type Rule, type SourceFile, syntaxOf } from '../source.ts'
import { opensTransaction } from './actions.ts'
import { impureWords } from './purity.ts'

/** What a step is given first: the transaction or connection of whoever calls it, or all that an action has. */
const GIVEN = new Set(['tx', 'db', 'deps', 'app', 'ask'])

/** Every file of a module is in a room: it has one of the names, is a door, an action, a step of actions, or a value. */
export const rooms: Rule = (files) =>
  files
    .filter((file) => isCode(file) && !isTest(file) && moduleOf(file.path) !== undefined && !hasRoom(file))
    .map((file) => offence(file, 0, 'is in no room: see the rooms in ARCHITECTURE.md'))

const hasRoom = (file: SourceFile): boolean =>
  NAMED_ROOMS.includes(basename(file.path)) ||
  // Third parties; and what runs in a process of its own.
  /\/outside\/|-process\.ts$/.test(file.path) ||
  doorsOf(moduleOf(file.path) ?? '').includes(file.path) ||
  opensTransaction(file) ||
  isStep(file) ||
  isValue(file)

/** A value file awaits nothing and uses neither clock nor chance. */
const isValue = (file: SourceFile): boolean =>
  impureWords(file).length === 0 && !/\bawait\b|\bPromise\b/.test(file.text)

function isStep(file: SourceFile): boolean {
  return syntaxOf(file).program.body.some((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
    if (declared?.type === 'FunctionDeclaration') return takes(declared.params)
    if (declared?.type === 'ClassDeclaration')
      return declared.body.body.some((member) => member.type === 'MethodDefinition' && takes(member.value.params))
    return (
      declared?.type === 'VariableDeclaration' &&
      declared.declarations.some(({ init }) => init?.type === 'ArrowFunctionExpression' && takes(init.params))
    )
  })
}

const takes = ([first]: readonly { readonly type: string; readonly name?: unknown }[]): boolean =>
  first?.type === 'Identifier' && typeof first.name === 'string' && GIVEN.has(first.name)
