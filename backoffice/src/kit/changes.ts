/** One thing that differs: where it stands, and as it was and is; undefined where it was or is not there. */
export interface Change {
  readonly path: string
  readonly before: unknown
  readonly after: unknown
}

/** What differs between two plain values, leaf by leaf; a list counts as one leaf where it holds plain values. */
export function changesBetween(before: unknown, after: unknown, path = ''): readonly Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (!isRecord(before) && !isRecord(after)) return [{ path, before, after }]
  if (
    (before !== null && before !== undefined && !isRecord(before)) ||
    (after !== null && after !== undefined && !isRecord(after))
  )
    return [{ path, before, after }]
  const [was, is] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return names.flatMap((name) => changesBetween(was[name], is[name], path === '' ? name : `${path}.${name}`))
}

/** What a list has gained and lost. */
export function listChange(
  before: unknown,
  after: unknown,
): { readonly gone: readonly string[]; readonly come: readonly string[] } | undefined {
  if (!isTexts(before ?? []) || !isTexts(after ?? []) || (!Array.isArray(before) && !Array.isArray(after)))
    return undefined
  const [was, is] = [(before ?? []) as readonly string[], (after ?? []) as readonly string[]] // Both have been looked at.
  return { gone: was.filter((one) => !is.includes(one)), come: is.filter((one) => !was.includes(one)) }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
