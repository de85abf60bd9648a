/** The SQLSTATE of an error from the database, if it is one; of an error of its connection the system's own word. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** The constraint that an error from the database speaks of, if it does. */
export function constraintOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('constraint' in error)) return undefined
  return typeof error.constraint === 'string' ? error.constraint : undefined
}

/** What is known of a question that the database did not answer: nothing of it was done, or whether it was is unknown. */
export type Outage = 'not_done' | 'unknown'

/** The transaction was given up before it was to be committed: nothing of it was done. */
export class DatabaseUnavailableError extends Error {
  constructor(cause: unknown) {
    super('the database was lost before the commit', { cause })
  }
}

/** Never sent, or refused by the server itself, which then rolls back. */
const NOT_DONE = new Set([
  '55P03', // a lock that was not to be had in time
  '57014', // a statement that took too long
  '25P03', // idle in a transaction for too long
  '57P03', // the server is starting
  '40001',
  '40P01', // tried again as often as it is worth
  'ECONNREFUSED',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
/** Too many connections, no memory, no room on the disk. */
const NO_ROOM = /^53/
/** The connection went with the answer. */
const LOST = /^(08|57P0)|^(ECONNRESET|EPIPE|ETIMEDOUT)$/

/** The driver has no code for these. */
const NO_CONNECTION = /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/
const SILENT = /^Query read timeout$/
const LOST_CONNECTION =
  /^(Connection terminated|Connection terminated unexpectedly|Client (was closed|has encountered a connection error) and is not queryable)$/

/** Whether an error is the database's absence, and what is then known of the question. */
export function outageOf(error: unknown): Outage | undefined {
  if (error instanceof DatabaseUnavailableError) return 'not_done'
  if (!(error instanceof Error)) return undefined
  const state = sqlStateOf(error)
  if (state !== undefined && (NOT_DONE.has(state) || NO_ROOM.test(state))) return 'not_done'
  if (state !== undefined && LOST.test(state)) return 'unknown'
  if (NO_CONNECTION.test(error.message)) return 'not_done'
  return SILENT.test(error.message) || LOST_CONNECTION.test(error.message) ? 'unknown' : undefined
}
