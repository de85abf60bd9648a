import type { StrayWhy } from '@croupier/contract/console-strays.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { newId } from '#kernel/id.ts'
import { allBrands } from '#modules/brand/brand.ts'
import * as deposits from '../deposits/store.ts'
import * as store from './store.ts'

/** Money of which somebody says that it has arrived. */
export interface Arrived extends Omit<store.NewStray, 'id' | 'brandId'> {
  readonly why: StrayWhy
}

/**
 * Keep money that belongs to no open deposit for a person to look at: at the brand whose request it names, else at the first that
 * takes its currency. What no brand takes is found by the reconciliation alone.
 */
export async function keepStray(tx: Tx, deps: Deps, arrived: Arrived): Promise<void> {
  const named = arrived.about === null ? undefined : await deposits.findDeposit(tx, arrived.about)
  const brandId = named?.brandId ?? (await allBrands(deps)).find(({ currency }) => currency === arrived.asset)?.id
  if (brandId === undefined || arrived.amount <= 0n) return
  await store.insertStray(tx, { ...arrived, id: newId(deps), brandId })
}

/**
 * The company speaks after all of what only its statement has said so far: what is open is the notice's business now. True where
 * somebody has decided on it already, so that nothing more happens.
 */
export async function wasDecided(tx: Tx, deps: Deps, about: string): Promise<boolean> {
  const stray = await store.findOfStatementForUpdate(tx, about)
  if (!stray || stray.state === 'arrived') return false
  if (stray.state === 'credited' || stray.state === 'returned') return true
  const end = { state: 'arrived', reason: '', note: '', by: 'gateway' } as const
  await store.updateStray(tx, stray.id, end, deps.now())
  return false
}
