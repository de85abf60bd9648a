import type { Bar } from '#modules/standing/standing.ts'

export interface BarredMember {
  readonly memberId: string
  readonly bar: Bar | null
}

/** Of several who may be excluded the one who stays out the longest. */
export function longestExclusion(
  members: readonly BarredMember[],
): { readonly memberId: string; readonly until: Date | null } | undefined {
  const excluded = members.flatMap(({ memberId, bar }) =>
    bar?.kind === 'self_excluded' ? [{ memberId, until: bar.until }] : [],
  )
  return excluded.toSorted((one, other) => endOf(other) - endOf(one))[0]
}

const endOf = ({ until }: { readonly until: Date | null }): number => until?.getTime() ?? Number.MAX_VALUE
