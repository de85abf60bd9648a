import type { HistoryContext } from './context.ts'
import type { Merchant, Person } from './persons.ts'

/** Those of the history who have registered at a brand before this day, by the ids of their members. */
export async function ourMembers(
  { members, number, memberIdOf }: HistoryContext,
  merchant: Merchant,
): Promise<ReadonlyMap<string, Person>> {
  const there = members.filter((person) => person.merchant === merchant && person.joins < number)
  return new Map(await Promise.all(there.map(async (person) => [await memberIdOf(person), person] as const)))
}
