import { basename } from 'node:path'
import { importsOf, isCode, isTest, type Offence, offence, type Rule, type SourceFile, visit } from '../source.ts'

const OBJECTS = new Set(['performance', 'crypto', 'process', 'console', 'globalThis'])
const CALLS = new Set(['fetch', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'Date'])

/** Rules and the engine are arithmetic: no IO, no clock, no chance; and a rule does not wait. */
export const purity: Rule = (files) =>
  files
    .filter((file) => isCode(file) && !isTest(file) && (isEngine(file) || isRules(file)))
    .flatMap((file) => [...impureImports(file), ...impureWords(file)])

const isEngine = ({ path }: SourceFile) => path.startsWith('engine/') && !path.startsWith('engine/test/')
const isRules = ({ path }: SourceFile) => basename(path) === 'rules.ts'

const impureImports = (file: SourceFile): Offence[] =>
  importsOf(file)
    .filter(({ from, inside, isType }) => !isType && (inside ? !mayServeRules(from) : true))
    .map(({ from, start }) => offence(file, start, `a rule does not import ${from}`))

const mayServeRules = (from: string) =>
  /^(contract|engine)\//.test(from) ||
  (from.startsWith('server/src/modules/') && !/\/(store|reads)\.ts$/.test(from)) ||
  from.startsWith('server/src/kernel/')

export function impureWords(file: SourceFile): Offence[] {
  const offences: Offence[] = []
  const object = (start: number, says: string) => offences.push(offence(file, start, says))
  visit(file, {
    MemberExpression({ object: owner, property, start }) {
      if (owner.type !== 'Identifier') return
      const name = property.type === 'Identifier' ? property.name : ''
      if (owner.name === 'deps') object(start, 'no deps in arithmetic: what it needs of them comes in as values')
      if (OBJECTS.has(owner.name)) object(start, `no ${owner.name} in arithmetic`)
      if (owner.name === 'Date' && name === 'now')
        object(start, 'no clock in arithmetic: the time comes in as an argument')
      if (owner.name === 'Math' && name === 'random') object(start, 'no chance in arithmetic: it comes in as bytes')
    },
    CallExpression({ callee, start }) {
      if (callee.type === 'Identifier' && CALLS.has(callee.name)) object(start, `no ${callee.name}() in arithmetic`)
    },
    NewExpression({ callee, arguments: given, start }) {
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0)
        object(start, 'no clock in arithmetic: the time comes in as an argument')
    },
    AwaitExpression({ start }) {
      if (isRules(file)) object(start, 'a rule does not wait')
    },
    Identifier({ name, start }) {
      if (isRules(file) && name === 'Promise') object(start, 'a rule does not wait')
    },
  })
  return offences
}
