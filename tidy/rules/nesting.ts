import type { CallExpression, Function as Declared, ArrowFunctionExpression, Node } from 'oxc-parser'
import { importsOf, isCode, isTest, offence, type Rule, type SourceFile, syntaxOf, visit } from '../source.ts'

/**
 * Nothing asks the pool while it holds a transaction: it would wait for a second connection with the first in hand, and as many at
 * once as there are connections wait for ever. What has a parameter `tx` is in a transaction; so is what is written inside it.
 */
export const nesting: Rule = (files) => {
  const read = files
    .filter((file) => isCode(file) && !isTest(file) && /^server\/(src|seed)\//.test(file.path))
    .map(readFunctions)
  const byName = new Map(read.flatMap(({ functions }) => functions.map((one) => [one.name, one] as const)))
  const asking = thoseThatAsk([...byName.values()])
  return read.flatMap(({ file, functions }) =>
    functions.flatMap(({ uses }) =>
      uses
        .filter(({ held, what }) => held && (what === POOL || asking.has(what)))
        .map(({ what, start }) =>
          offence(
            file,
            start,
            what === POOL
              ? 'asks the pool inside a transaction: use tx, or ask before'
              : `calls ${what.split('#')[1]} inside a transaction, which asks the pool: give it tx, or call it before`,
          ),
        ),
    ),
  )
}

const POOL = 'pool'

/** A function of a file's outermost level, and what it uses: the pool, or a function of some file. */
interface NamedFunction {
  readonly name: string
  readonly uses: readonly CallSite[]
}

interface CallSite {
  readonly what: string
  readonly start: number
  /** Inside a transaction. */
  readonly held: boolean
}

/** Those that ask the pool by themselves or through others, outside of a transaction that they are given. */
function thoseThatAsk(functions: readonly NamedFunction[]): ReadonlySet<string> {
  const asking = new Set<string>()
  for (let found = -1; found < asking.size;) {
    found = asking.size
    for (const { name, uses } of functions)
      if (uses.some(({ what, held }) => !held && (what === POOL || asking.has(what)))) asking.add(name)
  }
  return asking
}

interface ReadFile {
  readonly file: SourceFile
  readonly functions: readonly NamedFunction[]
}

function readFunctions(file: SourceFile): ReadFile {
  const imported = importedNames(file)
  const functions: { readonly name: string; readonly uses: CallSite[] }[] = []
  /** The functions around, from the outermost: whether each is in a transaction. */
  const around: boolean[] = []
  const isHeld = () => around.at(-1) === true
  const use = (what: string, start: number) => functions.at(-1)?.uses.push({ what, start, held: isHeld() })

  function enter(node: Declared | ArrowFunctionExpression): void {
    if (around.length === 0 && node.type === 'FunctionDeclaration') begin(node.id?.name ?? '')
    around.push(isHeld() || takesTx(node))
  }
  const leave = () => void around.pop()
  const begin = (name: string) => functions.push({ name: `${file.path}#${name}`, uses: [] })

  visit(file, {
    VariableDeclarator({ id }) {
      if (around.length === 0) begin(id.type === 'Identifier' ? id.name : '')
    },
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    MemberExpression({ object, property, start }) {
      if (property.type === 'Identifier' && property.name === 'db' && isDeps(object)) use(POOL, start)
    },
    CallExpression(call) {
      const what = calledBy(call, file, imported)
      if (what !== undefined) use(what, call.start)
    },
  })
  return { file, functions }
}

const takesTx = ({ params }: Declared | ArrowFunctionExpression) =>
  params.some((param) => param.type === 'Identifier' && param.name === 'tx')

const isDeps = (node: Node) =>
  (node.type === 'Identifier' && node.name === 'deps') ||
  (node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'deps')

function calledBy({ callee }: CallExpression, file: SourceFile, imported: ReadonlyMap<string, string>) {
  if (callee.type === 'Identifier') return imported.get(callee.name) ?? `${file.path}#${callee.name}`
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined
  const home = callee.object.type === 'Identifier' ? imported.get(callee.object.name) : undefined
  return home?.endsWith('#*') ? home.replace('*', callee.property.name) : undefined
}

/** What each imported name stands for: `file#name`, and `file#*` for all of a file. */
function importedNames(file: SourceFile): ReadonlyMap<string, string> {
  const paths = new Map(importsOf(file).map(({ from, start }) => [start, from]))
  return new Map(
    syntaxOf(file).module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ importName, localName }) => {
        // oxlint-disable-next-line typescript/no-unsafe-enum-comparison -- declared as an enum, and a text when it runs
        const isWhole = importName.kind === 'NamespaceObject'
        return [localName.value, `${paths.get(moduleRequest.start)}#${isWhole ? '*' : (importName.name ?? '')}`]
      }),
    ),
  )
}
