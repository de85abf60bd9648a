/** So many tables stand side by side. */
export const SIDE_MOST = 4

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

/** The tables that an address names, each once: `a,b`. */
export const tablesIn = (text: unknown): readonly string[] =>
  typeof text === 'string' ? [...new Set(text.split(','))].filter((id) => UUID.test(id)).slice(0, SIDE_MOST) : []
