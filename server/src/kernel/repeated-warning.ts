import type { Deps } from './deps.ts'

const ONCE_MS = 60_000
const KNOWN_MAX = 1000

interface Repetition {
  /** Since it was last written. */
  count: number
  writtenAt: number
}

const known = new WeakMap<Deps['log'], Map<string, Repetition>>()

/** Log an error that may come again and again: the first time at once, then once a minute with how often it came. */
export function warnRepeated(
  deps: Pick<Deps, 'log' | 'now'>,
  fields: { readonly err: unknown } & Readonly<Record<string, unknown>>,
  message: string,
): void {
  const errors = known.get(deps.log) ?? new Map<string, Repetition>()
  known.set(deps.log, errors)
  if (errors.size > KNOWN_MAX) errors.clear()
  const key = keyOf(fields, message)
  const now = deps.now().getTime()
  const before = errors.get(key)
  const count = (before?.count ?? 0) + 1
  if (before !== undefined && Math.abs(now - before.writtenAt) < ONCE_MS) {
    before.count = count
    return
  }
  errors.set(key, { count: 0, writtenAt: now })
  deps.log.warn({ ...fields, count }, message)
}

/** The same error of the same thing: what tells two apart is what they say. */
const keyOf = ({ err, ...about }: { readonly err: unknown }, message: string): string =>
  JSON.stringify([message, err instanceof Error ? `${err.name} ${err.message}` : String(err), about])
