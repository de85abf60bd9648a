import type { Deps } from '#kernel/deps.ts'
import { memberIdsOf } from '#modules/identity/identity.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const ACCOUNT = /^[\w.-]{1,40}$/

/** What an operator has typed into the search of a desk. */
export interface DeskSearch {
  /** The member of that account. */
  readonly memberId: string | undefined
  /** Of a bet, a round or an award. */
  readonly id: string | undefined
  /** Neither: nothing can be found. */
  readonly isUnknown: boolean
}

/** Whose things, or which one, an operator looks for: an account of the brand, or an id. */
export async function searchOf(deps: Deps, brandId: number, text: string | undefined): Promise<DeskSearch> {
  const typed = text?.trim().toLowerCase() ?? ''
  const id = UUID.test(typed) ? typed : undefined
  const isAccount = id === undefined && ACCOUNT.test(typed)
  const memberId = isAccount ? (await memberIdsOf(deps.db, brandId, [typed])).get(typed) : undefined
  return { memberId, id, isUnknown: typed !== '' && memberId === undefined && id === undefined }
}
