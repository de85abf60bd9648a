import type { Deps } from '#kernel/deps.ts'
import { atField, must } from '#kernel/refusal.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { listsReason } from '#modules/brand/reasons/reasons.ts'

/** Refused at `reason` where the brand lists none of this code for the action. */
export async function mustList(deps: Deps, brandId: number, action: string, reason: string): Promise<void> {
  if (!listsReason(await brandOf(deps, brandId), action, reason)) must(atField('reason', 'invalid'))
}
