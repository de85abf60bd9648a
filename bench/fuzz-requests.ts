import { randomUUID } from 'node:crypto'
import type { Call } from '@croupier/contract/call.ts'
import { leavesOf } from '@croupier/contract/leaves.ts'
import type { z } from 'zod'
import { type Draw, type FoundValues, hostile, valid } from './fuzz-values.ts'

/** Somebody who asks. */
export interface FuzzCaller {
  readonly name: string
  readonly merchant: string
  readonly token: string | undefined
}

export interface FuzzRequest {
  readonly call: Call
  readonly caller: FuzzCaller
  readonly method: Call['method']
  readonly url: string
  readonly headers: Record<string, string>
  readonly body: string | undefined
  readonly remoteAddress: string
}

export interface FuzzContext {
  readonly draw: Draw
  readonly harvest: FoundValues
  /** A plain text as calls that are encrypted take it. */
  readonly sealed: (plain: unknown) => Promise<string>
}

/** A request of this call: as the contract asks for it, with one thing wrong, or broken as a whole. */
export async function requestOf(tools: FuzzContext, call: Call, caller: FuzzCaller): Promise<FuzzRequest> {
  const { draw, harvest } = tools
  const wrong = draw.oneIn(3) ? undefined : draw.of(partsOf(call))
  const params = partOf(tools, call.params, wrong === 'params')
  const query = partOf(tools, call.query, wrong === 'query')
  const body = partOf(tools, call.body, wrong === 'body')
  const headers: Record<string, string> = {
    merchant: caller.merchant,
    ...(caller.token && { authorization: `Bearer ${caller.token}` }),
    ...(call.keyed && { 'idempotency-key': randomUUID() }),
    ...(wrong === 'headers' && oddHeaders(draw, String(hostile(draw, harvest)))),
  }
  const url = addressOf(call, params) + queryText(query, draw)
  const remoteAddress = `10.${draw.below(250)}.${draw.below(250)}.${1 + draw.below(250)}`
  return { call, caller, method: call.method, url, remoteAddress, ...(await written(tools, call, body, headers)) }
}

const partsOf = ({ params, query, body }: Call) =>
  [params && 'params', query && 'query', body && 'body', body && 'body', 'headers'].filter((part) => part !== undefined)

/** A part as its schema takes it, or with one of its leaves replaced, left out or added. */
function partOf({ draw, harvest }: FuzzContext, schema: z.ZodType | undefined, wrong: boolean): unknown {
  if (schema === undefined) return undefined
  const value = valid(schema, '', draw, harvest)
  const leaves = leavesOf(schema)
  if (!wrong || typeof value !== 'object' || value === null) return value
  switch (draw.below(8)) {
    case 0:
      return { ...value, [draw.of(['extra', '__proto__', 'constructor', 'a.b', '\uD800', ''])]: hostile(draw, harvest) }
    case 1:
      return draw.of([undefined, null, [], 'text', 5, [value], {}])
    default:
      return leaves.length === 0 ? { extra: 1 } : replaced(value, draw.of(leaves).path, { draw, harvest })
  }
}

type DrawContext = Pick<FuzzContext, 'draw' | 'harvest'>

/** The value with what stands at a path, as sweeps name it, made hostile. */
function replaced(value: object, path: string, { draw, harvest }: DrawContext): unknown {
  const whole: unknown = structuredClone(value)
  let place = whole
  const keys = path.split(/[.[\]{}]+/).filter((key) => key !== '' && key !== 'key')
  for (const [index, key] of keys.entries()) {
    if (Array.isArray(place) && !(key in place)) place = place[0]
    if (typeof place !== 'object' || place === null) break
    if (index === keys.length - 1) {
      if (draw.oneIn(8)) Reflect.deleteProperty(place, key)
      else Reflect.set(place, key, hostile(draw, harvest))
    } else place = Reflect.get(place, key)
  }
  return whole
}

const oddHeaders = (draw: Draw, value: string): Record<string, string> => {
  const name = draw.of([
    'merchant',
    'language',
    'authorization',
    'idempotency-key',
    'user-agent',
    'content-type',
    'cookie',
    'accept',
    'range',
    'x-forwarded-for',
    'origin',
    'if-none-match',
    'host',
  ])
  // What is no header at all is sent over a socket, elsewhere.
  return {
    [name]: value
      .replaceAll(/[^\t\u0020-\u007E\u00A0-\u00FF]/g, '?')
      .slice(0, 4000)
      .trim(),
  }
}

const addressOf = (call: Call, params: unknown) =>
  call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, name) : params
    return encoded(value) || '%20'
  })

function queryText(query: unknown, draw: Draw): string {
  if (query === undefined || query === null) return ''
  if (typeof query !== 'object') return `?${encoded(query)}`
  const pairs = Object.entries(query).flatMap(([key, value]) => {
    const pair = `${encoded(key)}=${encoded(value)}`
    return draw.oneIn(40) ? [pair, pair] : [pair]
  })
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** Half of a pair of surrogates has no encoding of its own; what comes over the line is one that pretends. */
function encoded(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.isWellFormed() ? encodeURIComponent(text).slice(0, 6000) : '%ED%A0%80'
}

async function written({ draw, sealed }: FuzzContext, call: Call, body: unknown, headers: Record<string, string>) {
  if (call.method === 'GET' && call.body === undefined) return { headers, body: undefined }
  if (call.form) {
    const form = new URLSearchParams(Object.entries(Object(body)).map(([key, value]) => [key, String(value)]))
    return { headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers }, body: form.toString() }
  }
  const plain = call.encrypted && !draw.oneIn(10) ? { payload: await sealed(body) } : body
  const text = plain === undefined ? undefined : broken(JSON.stringify(plain) ?? '', draw)
  return { headers: text === undefined ? headers : { 'content-type': 'application/json', ...headers }, body: text }
}

/** At times what is sent is no JSON, or says a key twice. */
function broken(text: string, draw: Draw): string {
  if (!draw.oneIn(40)) return text
  return draw.of([
    text.slice(0, -1),
    `${text}${text}`,
    text.replace('{', '{"id":"a","id":"b",'),
    text.replace('{', '{"__proto__":{"a":1},'),
    '[',
    '\uFEFF',
    '"',
    '1e999',
    '{"a":'.repeat(20_000),
  ])
}
