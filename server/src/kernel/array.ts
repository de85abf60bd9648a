/**
 * PostgreSQL array literals for values whose text needs no quoting. The driver's own way looks at every
 * character of every element, which costs more than the insert on a hot path.
 */

const PLAIN = /^[A-Za-z0-9_:.+-]*$/

/** Whole numbers and uuids, null included. */
export const arrayOf = (values: readonly (bigint | number | string | null)[]): string =>
  `{${values.map((value) => value ?? 'null').join(',')}}`

/** Short tokens made by our own code, such as kinds and codes; refuses anything that would need quoting. */
export function tokens(values: readonly string[]): string {
  const odd = values.find((value) => !PLAIN.test(value) || value === '')
  if (odd !== undefined) throw new Error(`not a plain token: ${JSON.stringify(odd)}`)
  return `{${values.join(',')}}`
}

/** Moments. Rows of one batch share theirs, which is written out once. */
export function moments(values: readonly (Date | null)[]): string {
  let last: Date | null = null
  let text = ''
  const textOf = (value: Date) => (value === last ? text : (text = (last = value).toISOString()))
  return `{${values.map((value) => (value === null ? 'null' : textOf(value))).join(',')}}`
}

/** JSON values, each quoted as an array element. */
export const jsons = (values: readonly unknown[]): string =>
  `{${values.map((value) => (value === null ? 'null' : quoted(JSON.stringify(value)))).join(',')}}`

/** Any text, quoted. */
export const texts = (values: readonly (string | null)[]): string =>
  `{${values.map((value) => (value === null ? 'null' : quoted(value))).join(',')}}`

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
