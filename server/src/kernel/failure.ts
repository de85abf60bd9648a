import { type Failure, type FieldError, type RefusalCode, REFUSALS } from '@croupier/contract/refusal.ts'
import { ownText, type OwnTexts, refusalText } from '@croupier/contract/words/words.ts'
import { constraintOf, outageOf, sqlStateOf } from './outage.ts'
import { type Fault, Refusal, type RefusalDetail } from './refusal.ts'
import { faultText } from './words.ts'

/** A failed call as it goes out. */
export interface FailedReply {
  readonly status: number
  readonly retryAfterS: number | undefined
  readonly body: Failure
}

/** The language of a caller, and what the brand says in its own way in it. */
export interface CallerLanguage {
  readonly language: string
  readonly texts?: OwnTexts
}

/** The envelope of a refusal, in words of the caller's language. */
export function failureOf({ code, detail }: Pick<Refusal, 'code' | 'detail'>, tongue: CallerLanguage): FailedReply {
  const value = valueOf(detail, tongue)
  const message =
    ownText(tongue.texts, `refusal.${code}`, detail.fill) ?? refusalText(tongue.language, code, detail.fill)
  return {
    status: REFUSALS[code],
    retryAfterS: detail.retryAfterS,
    body: { success: false, errorCode: code, message, ...(value === undefined ? {} : { value }) },
  }
}

function valueOf({ fields, value }: RefusalDetail, tongue: CallerLanguage): Failure['value'] {
  if (fields === undefined) return value
  const said = Object.entries(fields).map(([field, faults]) => [field, faults.map((fault) => errorOf(fault, tongue))])
  return { ...value, fields: Object.fromEntries(said) as Record<string, readonly FieldError[]> } // Made of just that, a line above.
}

const errorOf = (fault: Fault, tongue: CallerLanguage): FieldError => ({
  code: fault.code,
  message: faultText(tongue, fault),
})

const BY_STATUS: Readonly<Record<number, RefusalCode>> = {
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
}

/** A text with a NUL, which PostgreSQL does not store. */
const NO_SUCH_CHARACTER = '22021'

/** A row under an id that is there already: somebody else has done something under it. */
const UNIQUE = '23505'

/** So soon it is worth asking again. */
const RETRY_S = 1

/** The database does not answer now. */
const away = () => new Refusal('temporarily_unavailable', { retryAfterS: RETRY_S })

/** As it is told to who moves money: whether that was done is not known, and asking again with the same id tells. */
export const notKnown = (): Refusal => new Refusal('outcome_unknown', { retryAfterS: RETRY_S })

/** The refusal behind an error: our own, or what the web server or the database found wrong with the request; undefined for a bug. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (sqlStateOf(error) === NO_SUCH_CHARACTER) return new Refusal('invalid_request')
  if (sqlStateOf(error) === UNIQUE && constraintOf(error)?.endsWith('_pkey') === true) return new Refusal('id_reused')
  if (outageOf(error) !== undefined) return away()
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return status >= 400 && status < 500 ? new Refusal(BY_STATUS[status] ?? 'invalid_request') : undefined
}
