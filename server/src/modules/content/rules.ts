import type { Session } from '#kernel/session.ts'
import { atField, type Verdict, yes } from '#kernel/refusal.ts'

/** The types named in a list such as `B,H`; all of them when nothing is named. */
export function typesOf<T extends string>(text: string | undefined, known: readonly T[]): Verdict<ReadonlySet<T>> {
  if (text === undefined || text.trim() === '') return yes(new Set(known))
  const asked = text.split(',').map((one) => one.trim())
  const found = known.filter((type) => asked.includes(type))
  return found.length === new Set(asked).size ? yes(new Set(found)) : atField('types', 'invalid')
}

/** Where a promotion stands by its dates. The last moment is already over. */
export function statusOf(
  { from, until }: { readonly from: Date; readonly until: Date | null },
  now: Date,
): 'running' | 'upcoming' | 'ended' {
  if (until !== null && until <= now) return 'ended'
  return from > now ? 'upcoming' : 'running'
}

/** Whether the reader takes a time-out or is excluded: nothing is offered to them, they are only told what concerns their account. */
export const keepsAway = (session: Pick<Session, 'restrained'> | undefined): boolean =>
  session?.restrained === 'timed_out' || session?.restrained === 'self_excluded'
