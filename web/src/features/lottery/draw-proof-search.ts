/** Which draw an address wants proved, and an own order on it. */
export interface DrawProofSearch {
  readonly gameCode?: string | undefined
  readonly issueNo?: string | undefined
  readonly order?: string | undefined
}

const CODE = /^[A-Z][A-Z0-9_]{2,29}$/
const ISSUE = /^\d{6,16}$/
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

/** Read an address's search; what makes no sense is left out. An issue may have been read as a number. */
export function readDrawProof({ gameCode, issueNo, order }: Readonly<Record<string, unknown>>): DrawProofSearch {
  const issue = typeof issueNo === 'number' ? String(issueNo) : issueNo
  if (!isText(gameCode, CODE) || !isText(issue, ISSUE)) return {}
  return { gameCode, issueNo: issue, ...(isText(order, UUID) && { order }) }
}

const isText = (value: unknown, form: RegExp): value is string => typeof value === 'string' && form.test(value)
