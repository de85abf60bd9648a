import type { Db } from '#kernel/database.ts'
import { memberNames } from '#modules/identity/identity.ts'
import { standingsOf } from '#modules/standing/standing.ts'

/** Whose document it is, for whoever reviews it. */
export interface DocumentOwner {
  readonly account: string
  /** Looks like a member who is excluded: whoever reviews decides whether it is one person. */
  readonly exclusionMatch: boolean
}

/** The owners of these documents, by their ids. */
export async function ownersOf(
  db: Db,
  documents: readonly { readonly memberId: string }[],
): Promise<ReadonlyMap<string, DocumentOwner>> {
  const ids = [...new Set(documents.map(({ memberId }) => memberId))]
  const [names, standings] = await Promise.all([memberNames(db, ids), standingsOf(db, ids)])
  const isMatch = (id: string) => (standings.get(id)?.exclusionMatch ?? null) !== null
  return new Map([...names].map(([id, { account }]) => [id, { account, exclusionMatch: isMatch(id) }]))
}
