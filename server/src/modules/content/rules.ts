import { atField, type Verdict, yes } from '#kernel/refusal.ts'

/** The types named in a list such as `B,H`; all of them when nothing is named. */
export function typesOf<T extends string>(text: string | undefined, known: readonly T[]): Verdict<ReadonlySet<T>> {
  if (text === undefined || text.trim() === '') return yes(new Set(known))
  const asked = text.split(',').map((one) => one.trim())
  const found = known.filter((type) => asked.includes(type))
  return found.length === new Set(asked).size ? yes(new Set(found)) : atField('types', 'invalid')
}
