/** Which round or shoe of a live table an address wants proved. */
export interface TableProofSearch {
  readonly table?: string | undefined
  readonly round?: string | undefined
  readonly shoe?: string | undefined
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

/** Whether a text is an id as rounds, shoes and tables have. */
export const isId = (text: unknown): text is string => typeof text === 'string' && UUID.test(text)

/** Read an address's search; what makes no sense is left out. */
export function readProofSearch({ table, round, shoe }: Readonly<Record<string, unknown>>): TableProofSearch {
  if (!isId(table) || (!isId(round) && !isId(shoe))) return {}
  return { table, ...(isId(round) ? { round } : {}), ...(isId(shoe) ? { shoe } : {}) }
}
