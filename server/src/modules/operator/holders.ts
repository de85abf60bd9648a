import type { Permission } from '@croupier/contract/permission.ts'
import type { Tx } from '#kernel/database.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { shortfalls } from './rules.ts'
import * as store from './store.ts'

/** Who holds it may make operators and roles, and agree to what others ask of that kind. */
const KEPT: Permission = 'operators.edit'

/** How many may edit operators in each brand, before a change; no other change is judged until this one is over. */
export async function lockHolders(tx: Tx): Promise<ReadonlyMap<number, number>> {
  await store.lockHolders(tx)
  return store.countHolders(tx, KEPT)
}

/** Whether a change leaves enough people in each brand who may edit operators and roles. */
export async function judgeHolders(
  tx: Tx,
  all: readonly Brand[],
  before: ReadonlyMap<number, number>,
): Promise<Verdict<undefined>> {
  const short = shortfalls(before, await store.countHolders(tx, KEPT))
  if (short.length === 0) return yes(undefined)
  const brands = all.filter(({ id }) => short.includes(id)).map(({ merchant }) => merchant)
  return no('last_holder', { fill: { brands: brands.join(', ') }, value: { brands, permission: KEPT } })
}
