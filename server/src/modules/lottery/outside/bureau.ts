import { createHmac } from 'node:crypto'
import { Moment } from '@croupier/contract/field.ts'
import { SIGNED_HEADERS, signedText } from '@croupier/contract/vendor-signature.ts'
import { compactVerify, errors } from 'jose'
import { z } from 'zod'
import type { Config, ResultsBureau } from '#kernel/config.ts'
import { foreignText } from '#kernel/plain-text.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'

/** A draw of an official lottery, whose result the bureau is to tell. */
export interface OfficialDraw {
  readonly gameCode: string
  readonly issueNo: string
  /** Key of the engine's family, by which the bureau knows its prizes. */
  readonly family: string
  readonly drawAt: Date
}

/** What the bureau says was drawn. */
export interface OfficialResult {
  readonly gameCode: string
  readonly issueNo: string
  readonly drawAt: Date
  /** 1 for a result, one more for each correction of it. */
  readonly version: number
  /** In the order of the family's prizes. */
  readonly numbers: readonly string[]
  readonly at: Date
}

/** The same as it comes by itself. */
export interface ResultNotice extends OfficialResult {
  /** The same each time that it is sent. */
  readonly eventId: string
}

type Settings = Pick<Config, 'resultsBureau'>

const WAIT_MS = 10_000
/** A day of all lotteries is some 50 kB. */
const MOST_BYTES = 1_000_000
const MOST_RESULTS = 5000
/** Each try is signed anew, so a notice is never older than its journey. */
const FRESH_MS = 5 * 60_000
const MOST_CHARACTERS = 10_000

const RESULT = {
  gameCode: z.string().regex(/^[A-Z\d_]{2,30}$/),
  issueNo: z.string().regex(/^\d{8,20}$/),
  drawAt: Moment,
  version: z.number().int().min(1).max(1_000_000),
  numbers: z
    .array(z.string().regex(/^\d{1,6}$/))
    .min(1)
    .max(50),
  at: Moment,
}
const dated = <T extends { readonly drawAt: string; readonly at: string }>({ drawAt, at, ...rest }: T) => ({
  ...rest,
  drawAt: new Date(drawAt),
  at: new Date(at),
})
const DayResults = z.object({ results: z.array(z.object(RESULT).transform(dated)).max(MOST_RESULTS) })
const Payload = z
  .object({
    ...RESULT,
    jti: foreignText(200).pipe(z.string().min(1)),
    type: z.enum(['draw_result', 'draw_corrected']),
  })
  .refine(({ type, version }) => (type === 'draw_result') === (version === 1))
  .transform(({ jti, type: _, ...result }): ResultNotice => ({ eventId: jti, ...dated(result) }))
const Signed = z.object({ iat: z.number() })

/** Have a draw's result told; the same draw again does nothing, at another time it is moved. Throws when it is not taken. */
export async function announceDraw(config: Settings, { drawAt, ...draw }: OfficialDraw, now: Date): Promise<void> {
  const body = JSON.stringify({ ...draw, drawAt: drawAt.toISOString() })
  await ask(config, { method: 'POST', path: '/v1/draws', body, now })
}

/** All results of the draws of a day (UTC), each as told last. Throws when the bureau does not say. */
export async function pullResults(config: Settings, day: string, now: Date): Promise<readonly OfficialResult[]> {
  const said = await ask(config, { method: 'GET', path: `/v1/results?day=${day}`, body: '', now })
  return DayResults.parse(JSON.parse(said)).results
}

/** Read what came as a notice: refused unless the bureau signed it, and signed it just now. */
export async function readResultNotice(config: Settings, jws: string, now: Date): Promise<Verdict<ResultNotice>> {
  // Where there is no bureau nobody can have signed.
  const payload = config.resultsBureau && (await verified(config.resultsBureau, jws))
  if (payload === undefined) return no('notice_signature')

  const signed = Signed.safeParse(payload)
  if (!signed.success || Math.abs(now.getTime() - signed.data.iat * 1000) > FRESH_MS) return no('notice_expired')

  const notice = Payload.safeParse(payload)
  return notice.success ? yes(notice.data) : no('invalid_request')
}

async function verified({ secret }: ResultsBureau, jws: string): Promise<unknown> {
  if (jws.length > MOST_CHARACTERS) return undefined
  try {
    const { payload } = await compactVerify(jws, new TextEncoder().encode(secret), { algorithms: ['HS256'] })
    return JSON.parse(new TextDecoder().decode(payload))
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof SyntaxError) return undefined
    throw error
  }
}

interface Question {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body: string
  readonly now: Date
}

/** The bureau said no. */
export class BureauError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`the results bureau answered ${status}`)
    this.status = status
  }
}

/** What the bureau answers. What it said of its faults no log needs. */
async function ask({ resultsBureau }: Settings, { method, path, body, now }: Question): Promise<string> {
  if (resultsBureau === undefined) throw new Error('no RESULTS_BUREAU_URL is set')
  const { url, key } = resultsBureau
  const where = new URL(url + path)
  const timestamp = String(now.getTime())
  const signed = signedText({ timestamp, method, path: where.pathname + where.search, body })
  const response = await fetch(where, {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== '' && { 'content-type': 'application/json' }),
      [SIGNED_HEADERS.timestamp]: timestamp,
      [SIGNED_HEADERS.signature]: createHmac('sha256', key).update(signed).digest('hex'),
    },
    ...(body !== '' && { body }),
    redirect: 'error',
    signal: AbortSignal.timeout(WAIT_MS),
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new BureauError(response.status)
  }
  return boundedText(response)
}

/** The body of an answer, as far as it is of a reasonable size. */
async function boundedText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.byteLength
    if (size > MOST_BYTES) throw new Error(`the results bureau answered more than ${MOST_BYTES} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
