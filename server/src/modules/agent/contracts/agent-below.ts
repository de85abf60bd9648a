import type { Db } from '#kernel/database.ts'
import { dayOf, daysAfter } from '#kernel/day.ts'
import { atField, must } from '#kernel/refusal.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { memberHere } from '#modules/identity/identity.ts'
import { downlineOf, isAgent } from '#modules/identity/hierarchy/hierarchy.ts'

/** An agent right below today, or from tomorrow on. Whoever is neither is answered as nobody is. */
export async function agentBelow(
  db: Db,
  memberId: string,
  { account, brand, now }: { readonly account: string; readonly brand: Brand; readonly now: Date },
): Promise<string> {
  const today = dayOf(now, brand.timeZone)
  const found =
    (await downlineOf(db, memberId, account, today)) ?? (await downlineOf(db, memberId, account, daysAfter(today, 1)))
  if (!found) return must(atField('account', 'not_in_line'))
  const member = await memberHere(db, brand.id, found.id)
  if (!member || !isAgent(member.agentType)) return must(atField('account', 'not_allowed'))
  return found.id
}
