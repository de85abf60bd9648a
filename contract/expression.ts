/** A regular expression without what makes matching slow: no back-references, no looking around, no lazy repeats. */
type Node =
  | { readonly kind: 'one'; readonly test: RegExp }
  | { readonly kind: 'sequence' | 'choice'; readonly of: readonly Node[] }
  | { readonly kind: 'repeat'; readonly of: Node; readonly min: number; readonly max: number }

type State = { readonly test: RegExp; readonly next: number } | { readonly to: number[] }

const END = -1
const STATES_MAX = 4000
const REPEATS_MAX = 500

/** Whether a text is an anchored expression (`^…$`) that `accepts` can work with. */
export function isExpression(expression: string): boolean {
  try {
    compiled(expression)
    return true
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}

/**
 * Whether the whole text is accepted by an anchored expression: literals, classes, groups, `|`, `* + ? {n,m}`.
 * The time grows with the length of the text alone, whatever the expression. Throws SyntaxError on other syntax.
 */
export function accepts(expression: string, text: string): boolean {
  const { states, start } = compiled(expression)
  let alive = reached(states, [start])
  for (const character of text) {
    const next = [...alive].flatMap((index) => {
      const state = states[index]
      return state && 'test' in state && state.test.test(character) ? [state.next] : []
    })
    if (next.length === 0) return false
    alive = reached(states, next)
  }
  return alive.has(END)
}

function reached(states: readonly State[], from: readonly number[]): Set<number> {
  const seen = new Set<number>()
  const open = [...from]
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    if (seen.has(index)) continue
    seen.add(index)
    const state = states[index]
    if (state && 'to' in state) open.push(...state.to)
  }
  return seen
}

function compiled(expression: string): { states: readonly State[]; start: number } {
  if (!expression.startsWith('^') || !expression.endsWith('$')) throw new SyntaxError('not anchored')
  const states: State[] = []
  return { states, start: build(states, parse(expression.slice(1, -1)), END) }
}

function build(states: State[], node: Node, next: number): number {
  switch (node.kind) {
    case 'one':
      return push(states, { test: node.test, next })
    case 'sequence':
      return node.of.reduceRight((after, part) => build(states, part, after), next)
    case 'choice':
      return push(states, { to: node.of.map((part) => build(states, part, next)) })
    case 'repeat':
      return buildRepeat(states, node, next)
  }
}

function buildRepeat(states: State[], { of, min, max }: Extract<Node, { kind: 'repeat' }>, next: number): number {
  let start = next
  if (max === Infinity) {
    const to = [next]
    start = push(states, { to })
    to.push(build(states, of, start))
  } else {
    for (let count = min; count < max; count += 1) start = push(states, { to: [next, build(states, of, start)] })
  }
  for (let count = 0; count < min; count += 1) start = build(states, of, start)
  return start
}

function push(states: State[], state: State): number {
  if (states.length >= STATES_MAX) throw new SyntaxError('too large')
  return states.push(state) - 1
}

const GROUP = /(\(\?:|[()|])/u
const SIGN = /([*+?]|\{\d{1,3}(?:,\d{0,3})?\})/u
const ATOM = /(\[(?:\\.|[^\\\]])+\]|\\[pP]\{[A-Za-z_=]+\}|\\[dDwWsS]|\\[^A-Za-z0-9]|[^\\^$.[\]{}*+?()|]|\.)/u
const TOKEN = new RegExp([GROUP, SIGN, ATOM].map(({ source }) => source).join('|'), 'uy')

interface Reader {
  readonly source: string
  at: number
}

function parse(source: string): Node {
  const reader: Reader = { source, at: 0 }
  const node = parseChoice(reader)
  if (reader.at < source.length) throw new SyntaxError(`unexpected at ${reader.at}`)
  return node
}

function parseChoice(reader: Reader): Node {
  const of = [parseSequence(reader)]
  while (peek(reader)?.[1] === '|') {
    reader.at += 1
    of.push(parseSequence(reader))
  }
  return { kind: 'choice', of }
}

function parseSequence(reader: Reader): Node {
  const of: Node[] = []
  for (let token = peek(reader); token && token[1] !== '|' && token[1] !== ')'; token = peek(reader)) {
    of.push(repeated(reader, parseOne(reader, token)))
  }
  return { kind: 'sequence', of }
}

function parseOne(reader: Reader, [whole, group, , atom]: RegExpExecArray): Node {
  reader.at += whole.length
  if (atom !== undefined) return { kind: 'one', test: new RegExp(`^(?:${atom})$`, 'u') }
  if (group === undefined) throw new SyntaxError(`nothing to repeat before ${reader.at}`)
  const inner = parseChoice(reader)
  if (peek(reader)?.[1] !== ')') throw new SyntaxError('a group is left open')
  reader.at += 1
  return inner
}

function repeated(reader: Reader, of: Node): Node {
  const token = peek(reader)
  const sign = token?.[2]
  if (sign === undefined) return of
  reader.at += sign.length
  const [min, max] = timesOf(sign)
  if (max < min || min > REPEATS_MAX || (max !== Infinity && max > REPEATS_MAX))
    throw new SyntaxError(`cannot repeat ${sign}`)
  return { kind: 'repeat', of, min, max }
}

function timesOf(sign: string): [min: number, max: number] {
  if (sign === '*') return [0, Infinity]
  if (sign === '+') return [1, Infinity]
  if (sign === '?') return [0, 1]
  const [min, max] = sign.slice(1, -1).split(',')
  if (max === undefined) return [Number(min), Number(min)]
  return [Number(min), max === '' ? Infinity : Number(max)]
}

function peek({ source, at }: Reader): RegExpExecArray | undefined {
  TOKEN.lastIndex = at
  return TOKEN.exec(source) ?? undefined
}
