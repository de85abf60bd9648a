import { fallingContracts } from '@croupier/engine/agents/contract-top.ts'
import type { Tx } from '#kernel/database.ts'
import { announce } from '#kernel/outbox.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { timedContract } from './rules.ts'
import * as store from './store.ts'

/** End what an agent’s own contracts of a kind and group, as they stand now, no longer carry, with what hangs on it. Both sides hear. */
export async function endFalling(
  tx: Tx,
  { belowId, kind, group }: Omit<store.ContractPair, 'aboveId'>,
  { brand, now }: { readonly brand: Brand; readonly now: Date },
): Promise<void> {
  const own = await store.findOwn(tx, { belowId, kind, group }, now)
  const given = await store.findGiven(tx, { belowId, kind, group }, now)
  const timed = (rows: readonly store.ContractRow[]) => rows.map((row) => timedContract(row, brand.decimals))
  const falling = fallingContracts({ agentId: belowId, own: timed(own), given: timed(given), kind, group }, now)
  if (falling.length === 0) return
  await store.saveEnds(
    tx,
    falling.map(({ contract, at }) => ({ id: contract.id, until: at })),
    'above',
  )
  await announceContracts(
    tx,
    brand.id,
    falling.map(({ contract: { id, aboveId, belowId } }) => ({ id, aboveId, belowId, what: 'fallen' as const })),
  )
}

/** What happened to a contract, as both sides hear it. */
export type ContractNews =
  | 'offered'
  | 'withdrawn'
  | 'accepted'
  | 'rejected'
  | 'lapsed'
  | 'end_asked'
  | 'ending'
  | 'kept'
  | 'fallen'

export interface ContractChange {
  readonly id: string
  readonly aboveId: string | null | undefined
  readonly belowId: string
  readonly what: ContractNews
}

/** Let the two of each contract hear what happened to it. */
export const announceContracts = (tx: Tx, brandId: number, changes: readonly ContractChange[]): Promise<void> =>
  announce(
    tx,
    changes.map(({ id, aboveId, belowId, what }) => ({
      topic: 'contract_changed',
      brandId,
      keys: aboveId ? [aboveId, belowId] : [belowId],
      detail: { contractId: id, what },
    })),
  )
