import { randomUUID } from 'node:crypto'
import { jwks } from '@croupier/contract/brand.ts'
import type { AskedOf, Call, ReplyOf } from '@croupier/contract/call.ts'
import { CompactEncrypt, importJWK, type JWK } from 'jose'
import type { Connection, HttpAnswer } from './connection.ts'

/** The result of a call: its answer, a refusal of the site, or an unknown outcome. */
export type Answer<C extends Call> =
  | { readonly kind: 'value'; readonly value: ReplyOf<C> }
  | { readonly kind: 'refused'; readonly code: string; readonly extra: Readonly<Record<string, unknown>> }
  /** Ask again after so long. */
  | { readonly kind: 'later'; readonly waitMs: number }
  | { readonly kind: 'lost' }

export interface AskOptions<C extends Call> {
  readonly body?: AskedOf<C, 'body'>
  readonly query?: AskedOf<C, 'query'>
  readonly params?: AskedOf<C, 'params'>
  /** Goes with the body as a form. */
  readonly file?: { readonly name: string; readonly type: string; readonly bytes: Buffer }
}

/** The site's clock. */
export type SiteClock = () => Date

const TOO_MANY = 429
const SERVER_FAULT = 500
const SECOND_MS = 1000

/** Makes calls of the contract as somebody's browser does. */
export function openCaller(
  connection: Connection,
  { merchant, now }: { readonly merchant: string; readonly now: SiteClock },
) {
  let token: string | undefined

  async function ask<const C extends Call>(call: C, options: AskOptions<C> = {}): Promise<Answer<C>> {
    try {
      const plain = call.encrypted ? await sealed(options.body ?? {}) : options.body
      const { body, type } = await contentOf(plain, options.file)
      const answer = await connection.call({
        method: call.method,
        path: pathOf(call, options),
        headers: {
          merchant,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(type === undefined ? {} : { 'content-type': type }),
        },
        ...(body === undefined ? {} : { body }),
      })
      return answerOf(answer)
    } catch {
      return { kind: 'lost' }
    }
  }

  /** The payload of an encrypted call; a key that has just been rotated is still good for a day. */
  async function sealed(plain: object): Promise<{ readonly payload: string }> {
    const found = await ask(jwks)
    if (found.kind !== 'value') throw new Error('there is no key')
    const [jwk] = found.value.keys as readonly JWK[] // The site publishes what a browser can import.
    if (jwk?.kid === undefined) throw new Error('there is no key')
    const stamped = { iat: Math.floor(now().getTime() / SECOND_MS), jti: randomUUID(), ...plain }
    const payload = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(stamped)))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: jwk.kid })
      .encrypt(await importJWK(jwk, 'ECDH-ES'))
    return { payload }
  }

  return {
    ask,
    get token() {
      return token
    },
    logIn: (given: string | undefined) => void (token = given),
    close: () => connection.close(),
  }
}

export type Caller = ReturnType<typeof openCaller>

/** What an answer says, whatever was asked. */
export function answerOf<C extends Call>({ status, headers, text }: HttpAnswer): Answer<C> {
  if (status === TOO_MANY || status >= SERVER_FAULT) {
    const seconds = Number(headers['retry-after'])
    const asked = Number.isFinite(seconds) && seconds > 0
    if (status === TOO_MANY || asked) return { kind: 'later', waitMs: (asked ? seconds : 1) * SECOND_MS }
    return { kind: 'lost' }
  }
  // Answers have the contract's form.
  const said = JSON.parse(text) as {
    readonly success?: boolean
    readonly value?: ReplyOf<C>
    readonly errorCode?: string
  }
  if (said.success === true) return { kind: 'value', value: said.value as ReplyOf<C> }
  const extra = (said.value ?? {}) as Readonly<Record<string, unknown>>
  return { kind: 'refused', code: said.errorCode ?? 'unknown', extra }
}

interface Content {
  readonly body: string | Buffer | undefined
  readonly type: string | undefined
}

/** What is sent, as JSON, or as a form where a file goes with it. */
async function contentOf(body: object | undefined, file: AskOptions<Call>['file']): Promise<Content> {
  if (file === undefined) return { body: body && JSON.stringify(body), type: body && 'application/json' }
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) form.set(name, String(value))
  form.set('file', new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name)
  const written = new Response(form)
  return { body: Buffer.from(await written.arrayBuffer()), type: written.headers.get('content-type') ?? undefined }
}

function pathOf<C extends Call>({ path }: C, { params, query }: AskOptions<C>): string {
  const named = (params ?? {}) as Readonly<Record<string, unknown>>
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(named[name])))
  const asked = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  return asked === '' ? filled : `${filled}?${asked}`
}
