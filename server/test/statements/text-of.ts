import {
  type ArrowFunctionExpression,
  type BlockStatement,
  type CallExpression,
  type Function as FunctionNode,
  type FunctionBody,
  type MemberExpression,
  type Node,
  type ObjectExpression,
  type Program,
  type TemplateLiteral,
  Visitor,
} from 'oxc-parser'
import { encryptionKeys } from '#kernel/encryption-key.ts'
import { keptKeys } from '#kernel/kept-keys.ts'
import type { SealedColumn } from '#kernel/sealed-column.ts'
import { modules } from '../../src/modules.ts'
import { isSql, meaningOf, type Scope, type Source } from './sources.ts'

type AnyFunction = FunctionNode | ArrowFunctionExpression

/** A piece of a statement: SQL text, a plain string, several pieces in a list, a function, or a value that is sent beside the text. */
type StatementPiece =
  | { readonly kind: 'sql' | 'string'; readonly text: string }
  | { readonly kind: 'list'; readonly pieces: readonly StatementPiece[] }
  | { readonly kind: 'function'; readonly node: AnyFunction; readonly scope: Scope }
  | { readonly kind: 'value' }

/** Stands in the text for a value, until the values are numbered. */
const VALUE = '\u0000'
/** Marks a text that is never sent: its branches exclude each other. */
const NEVER = '\u0001'
const value: StatementPiece = { kind: 'value' }
const sqlOf = (text: string): StatementPiece => ({ kind: 'sql', text })
const DEPTH_MAX = 40

/** Which branch is taken at a fork; where none is named, the one that says most. */
type Choices = ReadonlyMap<string, number>

/** One way through the alternatives of a statement. */
interface Reading {
  readonly choices: Choices
  /** The forks that were met, each with its branches. */
  readonly forks: Map<string, readonly number[]>
}

/** The texts of a statement as the database gets it, as far as they can be read from the code; every branch of an alternative is in one. */
export function textsOf(node: Node, scope: Scope): readonly string[] {
  const texts = new Set<string>()
  const tried = new Set<string>()
  const open: Choices[] = [new Map()]
  for (let choices = open.pop(); choices; choices = open.pop()) {
    const reading: Reading = { choices, forks: new Map() }
    const text = inText(pieceOf(node, scope, { reading, depth: 0 }))
    if (!text.includes(NEVER)) texts.add(numbered(text))
    for (const [fork, branches] of reading.forks)
      for (const branch of branches) {
        if (choices.has(fork) || tried.has(`${fork} ${branch}`)) continue
        tried.add(`${fork} ${branch}`)
        open.push(new Map([...choices, [fork, branch]]))
      }
  }
  return [...texts]
}

function numbered(text: string): string {
  let count = 0
  return text.replaceAll(VALUE, () => `$${++count}`)
}

/** Its texts for those who call the function that it stands in: they know names that it does not. */
export function textsByCallers(node: Node, scope: Scope, sources: readonly Source[]): string[] {
  return sources
    .flatMap(({ calls }) => calls)
    .filter(({ node: { callee }, scope: caller }) => {
      const called = pieceOf(callee, caller, { reading: { choices: new Map(), forks: new Map() }, depth: 0 })
      return called.kind === 'function' && called.node === scope.of
    })
    .flatMap((call) => textsOf(node, calledScope(scope, call.node.arguments, call.scope)))
}

const inSql = (piece: StatementPiece) => (piece.kind === 'sql' ? piece.text : VALUE)
const inText = (piece: StatementPiece) => ('text' in piece ? piece.text : VALUE)

interface ReadContext {
  readonly reading: Reading
  readonly depth: number
}

function pieceOf(node: Node, scope: Scope, { reading, depth }: ReadContext): StatementPiece {
  if (depth > DEPTH_MAX) return value
  const go = (inner: Node, at = scope) => pieceOf(inner, at, { reading, depth: depth + 1 })
  const deeper: NodeReader = Object.assign(go, { reading })
  const fork = (name: Node) => `${scope.source.path} ${scope.source.text.slice(name.start, name.end)}`
  switch (node.type) {
    case 'TaggedTemplateExpression':
      return isSql(node.tag) ? sqlOf(joined(node.quasi, (one) => inSql(deeper(one)))) : value
    case 'TemplateLiteral': {
      const text = joined(node, (one) => inText(deeper(one)))
      return text.includes(VALUE) ? value : { kind: 'string', text }
    }
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number'
        ? { kind: 'string', text: String(node.value) }
        : value
    case 'Identifier': {
      const meaning = meaningOf(node.name, scope)
      return meaning?.node ? deeper(meaning.node, meaning.scope) : value
    }
    case 'ConditionalExpression':
      return chosen(reading, fork(node.test), [deeper(node.consequent), deeper(node.alternate)])
    case 'LogicalExpression':
      return chosen(reading, fork(node), [deeper(node.left), deeper(node.right)])
    case 'ArrayExpression':
      return { kind: 'list', pieces: node.elements.flatMap((one) => elementsOf(one, deeper)) }
    case 'ObjectExpression':
      return byName(node, deeper)
    case 'MemberExpression':
      return memberOf(node, scope, deeper)
    case 'CallExpression':
      return callOf(node, scope, deeper)
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return { kind: 'function', node, scope }
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return deeper(node.expression)
    default:
      return value
  }
}

type NodeReader = ((node: Node, scope?: Scope) => StatementPiece) & { readonly reading: Reading }

const joined = ({ quasis, expressions }: TemplateLiteral, textOf: (node: Node) => string) =>
  quasis.map((quasi, at) => (quasi.value.cooked ?? '') + (expressions[at] ? textOf(expressions[at]) : '')).join('')

/** Of alternatives the one that says most. */
const fullest = (pieces: readonly StatementPiece[]): StatementPiece =>
  (['function', 'sql', 'list', 'string'] as const)
    .map((kind) => pieces.find((piece) => piece.kind === kind && !(piece.kind === 'list' && piece.pieces.length === 0)))
    .find((piece) => piece !== undefined) ?? value

/** Of alternatives the one that this reading takes. Those that say nothing of the text are none. */
function chosen({ choices, forks }: Reading, fork: string, pieces: readonly StatementPiece[]): StatementPiece {
  const branches = [...pieces.keys()].filter((at) => pieces[at]?.kind !== 'value')
  const branch = choices.get(fork)
  const piece = branch === undefined ? undefined : pieces[branch]
  if (piece && piece.kind !== 'value') return piece
  if (branches.length > 1) forks.set(fork, branches)
  return fullest(pieces)
}

/** The values of a record, by names: of two records with the same names the same one is taken. */
function byName(node: ObjectExpression, deeper: NodeReader): StatementPiece {
  const named = node.properties.flatMap((one) =>
    one.type === 'Property' && one.key.type === 'Identifier' ? [{ name: one.key.name, value: one.value }] : [],
  )
  const sorted = named.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const fork = sorted.map(({ name }) => name).join()
  return chosen(
    deeper.reading,
    fork,
    sorted.map(({ value: one }) => deeper(one)),
  )
}

function elementsOf(node: Node | null, deeper: NodeReader): readonly StatementPiece[] {
  if (node?.type !== 'SpreadElement') return node ? [deeper(node)] : []
  const spread = deeper(node.argument)
  return spread.kind === 'list' ? spread.pieces : []
}

function memberOf({ object, property, computed }: MemberExpression, scope: Scope, deeper: NodeReader): StatementPiece {
  const meaning = object.type === 'Identifier' ? meaningOf(object.name, scope) : undefined
  const record = meaning?.node && bare(meaning.node)
  if (record?.type !== 'ObjectExpression' || !meaning) return value
  const key = computed ? wordOf(deeper(property)) : property.type === 'Identifier' ? property.name : undefined
  const named = record.properties.find(
    (one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === key,
  )
  return deeper(named?.type === 'Property' ? named.value : record, meaning.scope)
}

const wordOf = (piece: StatementPiece) => (piece.kind === 'string' ? piece.text : undefined)

const bare = (node: Node): Node =>
  node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? bare(node.expression) : node

function callOf({ callee, arguments: args }: CallExpression, scope: Scope, deeper: NodeReader): StatementPiece {
  const first = args[0]
  if (callee.type === 'MemberExpression' && isSql(callee.object) && callee.property.type === 'Identifier')
    return first ? madeBy(callee.property.name, first, args[1], deeper) : value
  if (callee.type === 'Identifier' && callee.name === 'String' && first) return deeper(first)
  if (callee.type === 'MemberExpression' && !callee.computed && callee.property.type === 'Identifier' && first) {
    const made = callee.property.name === 'map' ? deeper(first) : value
    if (made.kind === 'function') return { kind: 'list', pieces: [resultOf(made.node, made.scope, [], scope, deeper)] }
  }
  const called = deeper(callee)
  return called.kind === 'function' ? resultOf(called.node, called.scope, args, scope, deeper) : value
}

/** What Kysely's `sql.join`, `sql.raw` and so on make. */
function madeBy(name: string, first: Node, second: Node | undefined, deeper: NodeReader): StatementPiece {
  const piece = deeper(first)
  if (name === 'join') {
    const between = second ? inSql(deeper(second)) : ', '
    return sqlOf(piece.kind === 'list' && piece.pieces.length > 0 ? piece.pieces.map(inSql).join(between) : VALUE)
  }
  if (name === 'lit') return sqlOf(piece.kind === 'string' ? piece.text : '1')
  if (!['raw', 'ref', 'table', 'id'].includes(name)) return value
  return sqlOf(piece.kind === 'value' ? exampleOf(first, deeper) : inText(piece))
}

/** Which columns are sealed the installation's own list says. */
const SEALED: readonly SealedColumn[] = [...modules.flatMap(({ sealed = [] }) => sealed), encryptionKeys, keptKeys]

function exampleOf(node: Node, { reading }: NodeReader): string {
  const name = node.type === 'MemberExpression' ? node.property : node
  if (name.type !== 'Identifier' || !isPart(name.name)) return VALUE
  const part = name.name
  const isHash = node.type === 'MemberExpression' && node.object.type === 'Identifier' && node.object.name === 'hash'
  const pieces = SEALED.map((sealed) => sqlOf(isHash ? (sealed.hash?.column ?? NEVER) : sealed[part]))
  return inText(chosen(reading, 'sealed', pieces))
}

const isPart = (name: string): name is 'table' | 'key' | 'column' => ['table', 'key', 'column'].includes(name)

/** What a function returns for these arguments. */
function resultOf(
  node: AnyFunction,
  at: Scope,
  args: readonly Node[],
  caller: Scope,
  deeper: NodeReader,
): StatementPiece {
  const inner = at.source.inner.get(node)
  if (!inner || !node.body) return value
  const scope = calledScope(inner, args, caller)
  if (node.body.type !== 'BlockStatement') return deeper(node.body, scope)
  const fork = `${at.source.path} ${node.start}`
  return chosen(
    deeper.reading,
    fork,
    returnsOf(node.body).map((returned) => deeper(returned, scope)),
  )
}

/** The names of a function when it is called with these arguments. */
function calledScope(inner: Scope, args: readonly Node[], caller: Scope): Scope {
  const names: Scope['names'] = new Map()
  const scope: Scope = { ...inner, names }
  for (const [name, meaning] of inner.names) names.set(name, { node: meaning.node, scope })
  const params = inner.of && 'params' in inner.of ? inner.of.params : []
  for (const [index, parameter] of params.entries())
    if (parameter.type === 'Identifier') names.set(parameter.name, { node: args[index], scope: caller })
  return scope
}

function returnsOf(body: FunctionBody | BlockStatement): readonly Node[] {
  const found: Node[] = []
  let depth = 0
  const enter = () => void depth++
  const leave = () => void depth--
  new Visitor({
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    ReturnStatement({ argument }) {
      if (depth === 0 && argument) found.push(argument)
    },
  }).visit({ type: 'Program', body: [body] } as unknown as Program)
  return found
}
