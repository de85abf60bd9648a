import type { FieldFault, RefusalCode } from '@croupier/contract/refusal.ts'

/** A fault at one field; `fill` completes its words. */
export interface Fault {
  readonly code: FieldFault
  readonly fill?: Readonly<Record<string, string | number>>
  /** Words of a registration pattern in place of the fault's own. */
  readonly patternId?: number
}

export interface RefusalDetail {
  /** Fills in the words of the code. */
  readonly fill?: Readonly<Record<string, string | number>>
  readonly fields?: Readonly<Record<string, readonly Fault[]>>
  /** Travels to the caller in `value`. */
  readonly value?: Readonly<Record<string, unknown>>
  readonly retryAfterS?: number
}

export interface No {
  readonly ok: false
  readonly code: RefusalCode
  readonly detail: RefusalDetail
}
export interface Yes<T> {
  readonly ok: true
  readonly value: T
}
/** What a rule answers. */
export type Verdict<T> = Yes<T> | No

export const yes = <T>(value: T): Yes<T> => ({ ok: true, value })
export const no = (code: RefusalCode, detail: RefusalDetail = {}): No => ({ ok: false, code, detail })

/** A no that is thrown: the transaction rolls back and the caller is told. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly detail: RefusalDetail

  constructor(code: RefusalCode, detail: RefusalDetail = {}) {
    super(code)
    this.code = code
    this.detail = detail
  }
}

/** The value of a yes; a no becomes a rollback and an answer to the caller. */
export function must<T>(verdict: Verdict<T>): T {
  if (verdict.ok) return verdict.value
  throw new Refusal(verdict.code, verdict.detail)
}

/** A request that is malformed at one field. */
export const atField = (field: string, code: FieldFault, fill: Readonly<Record<string, string | number>> = {}): No =>
  no(code === 'invalid_amount' ? 'invalid_amount' : 'invalid_request', { fields: { [field]: [{ code, fill }] } })
