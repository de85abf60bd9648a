import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import {
  type ArrowFunctionExpression,
  type CallExpression,
  type Function as FunctionNode,
  type ImportDeclaration,
  type Node,
  type Program,
  type TaggedTemplateExpression,
  parseSync,
  Visitor,
} from 'oxc-parser'

export const ROOT = join(import.meta.dirname, '../../..')

/** What a function or a file calls by a name: the value's expression, a function, or a parameter, of which nothing is known. */
type Meaning = { readonly node: Node | undefined; readonly scope: Scope }

/** Names and what they mean, within a function or a file. */
export interface Scope {
  readonly source: Source
  /** The function whose names they are; none of a file. */
  readonly of?: Node
  readonly outer: Scope | undefined
  readonly names: Map<string, Meaning>
}

/** A piece of code and what its names mean. */
export interface FoundNode<T extends Node> {
  readonly node: T
  readonly scope: Scope
}

/** A file of the product, read. */
export interface Source {
  readonly path: string
  readonly text: string
  readonly scope: Scope
  /** What each function calls by a name inside. */
  readonly inner: Map<Node, Scope>
  /** The templates with a declared row, each with the scope that it stands in. */
  readonly statements: FoundNode<TaggedTemplateExpression>[]
  /** Those without one, of which only what they do is wanted. */
  readonly commands: FoundNode<Node>[]
  /** What is sent past Kysely: the text that a connection is asked with, and the declared row. */
  readonly raw: FoundNode<CallExpression>[]
  readonly calls: FoundNode<CallExpression>[]
}

const sources = new Map<string, Source>()

/** Every file that the server is made of: no other of the product holds statements. */
export const allSources = (): readonly Source[] =>
  globSync(['server/src/**/*.ts', 'server/seed/**/*.ts', 'server/history/**/*.ts'], { cwd: ROOT })
    .filter((path) => !path.includes('.test.'))
    .toSorted()
    .map(readSource)

function readSource(path: string): Source {
  const known = sources.get(path)
  if (known) return known
  const text = readFileSync(join(ROOT, path), 'utf8')
  const source: Source = {
    path,
    text,
    statements: [],
    commands: [],
    raw: [],
    calls: [],
    inner: new Map(),
    scope: { source: undefined as never, outer: undefined, names: new Map() },
  }
  Object.assign(source.scope, { source })
  sources.set(path, source)
  readNames(source)
  return source
}

function readNames(source: Source): void {
  let scope = source.scope
  const note = (name: string, node: Node | undefined) => void scope.names.set(name, { node, scope })
  const enter = (node: FunctionNode | ArrowFunctionExpression) => {
    if ('id' in node && node.id && node.type === 'FunctionDeclaration') note(node.id.name, node)
    scope = { source, of: node, outer: scope, names: new Map() }
    source.inner.set(node, scope)
    for (const parameter of node.params) for (const name of namesOf(parameter)) note(name, undefined)
  }
  const leave = () => void (scope = scope.outer ?? scope)
  const { program } = parseSync(source.path, source.text)
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier') note(id.name, init ?? undefined)
      else for (const name of namesOf(id)) note(name, undefined)
    },
    ImportDeclaration(node) {
      for (const one of node.specifiers)
        if (one.type === 'ImportSpecifier' && one.imported.type === 'Identifier') note(one.local.name, node)
    },
    TaggedTemplateExpression(node) {
      if (isSql(node.tag) && node.typeArguments) source.statements.push({ node, scope })
    },
    CallExpression(node) {
      const { callee } = node
      if (callee.type === 'Identifier') source.calls.push({ node, scope })
      if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return
      const { object, property } = callee
      if (property.name === 'query' && node.arguments[0]) source.raw.push({ node, scope })
      if (property.name === 'execute' && isCommand(object)) source.commands.push({ node: object, scope })
    },
  }).visit(program)
}

/** The names that a pattern binds. */
function namesOf(pattern: Node): string[] {
  const names: string[] = []
  new Visitor({ Identifier: ({ name }) => void names.push(name) }).visit({
    type: 'Program',
    body: [pattern],
  } as unknown as Program)
  return names
}

/** The name of the function that a piece of code stands in; of one within another the outer. */
export function functionOf(scope: Scope): string {
  if (scope.outer === undefined) return ''
  const [own] = [...scope.outer.names].find(([, { node }]) => node === scope.of) ?? []
  return functionOf(scope.outer) || (own ?? '')
}

/** A template without a declared row, or a text that is made where it is sent. */
const isCommand = (node: Node): boolean =>
  node.type === 'TaggedTemplateExpression'
    ? isSql(node.tag) && !node.typeArguments
    : node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && isSql(node.callee.object)

export const isSql = (node: Node) => node.type === 'Identifier' && node.name === 'sql'

/** What a name means where it stands; followed into the file that it is imported from. */
export function meaningOf(name: string, scope: Scope): Meaning | undefined {
  for (let at: Scope | undefined = scope; at; at = at.outer) {
    const meaning = at.names.get(name)
    if (meaning?.node?.type === 'ImportDeclaration') return imported(name, meaning.node, at)
    if (meaning) return meaning
  }
  return undefined
}

function imported(name: string, { source, specifiers }: ImportDeclaration, scope: Scope): Meaning | undefined {
  const from = source.value
  const path = from.startsWith('.')
    ? relative(ROOT, join(ROOT, dirname(scope.source.path), from))
    : from.replace(/^#(kernel|modules)\//, 'server/src/$1/')
  if (!path.startsWith('server/')) return undefined
  const specifier = specifiers.find(({ local }) => local.name === name)
  const original =
    specifier?.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier' ? specifier.imported.name : name
  return meaningOf(original, readSource(path).scope)
}
