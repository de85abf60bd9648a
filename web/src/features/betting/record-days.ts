/** What belongs to one business day. */
export interface DayGroup<T> {
  readonly day: string
  readonly list: readonly T[]
}

/** A record in its order, cut where the business day changes. */
export function byDay<T>(list: readonly T[], dayOf: (one: T) => string): readonly DayGroup<T>[] {
  const groups: { day: string; list: T[] }[] = []
  for (const one of list) {
    const day = dayOf(one)
    const last = groups.at(-1)
    if (last?.day === day) last.list.push(one)
    else groups.push({ day, list: [one] })
  }
  return groups
}
