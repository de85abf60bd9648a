/** One change of a state: an operation of JSON Patch (RFC 6902), its path a JSON Pointer (RFC 6901). */
export interface LiveChange {
  readonly op: 'add' | 'replace' | 'remove'
  readonly path: string
  readonly value?: unknown
}

/** The state after these changes; what they leave alone stays the same object. */
export const withChanges = (state: unknown, changes: readonly LiveChange[]): unknown =>
  changes.reduce((now, change) => changed(now, change.path.split('/').slice(1), change), state)

function changed(at: unknown, [escaped, ...rest]: readonly string[], change: LiveChange): unknown {
  if (escaped === undefined) return change.value
  const key = escaped.replaceAll('~1', '/').replaceAll('~0', '~')
  if (Array.isArray(at)) {
    const copy: unknown[] = [...at]
    if (rest.length > 0) copy[Number(key)] = changed(copy[Number(key)], rest, change)
    else copy.splice(Number(key), change.op === 'add' ? 0 : 1, ...(change.op === 'remove' ? [] : [change.value]))
    return copy
  }
  // A path leads through objects and lists.
  const { [key]: inner, ...others } = at as Readonly<Record<string, unknown>>
  if (rest.length === 0 && change.op === 'remove') return others
  return { ...others, [key]: rest.length > 0 ? changed(inner, rest, change) : change.value }
}
