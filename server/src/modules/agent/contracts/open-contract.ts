import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, no, Refusal } from '#kernel/refusal.ts'
import type { Session } from '#kernel/session.ts'
import { type Brand, brandIn } from '#modules/brand/brand.ts'
import { isAgent } from '#modules/identity/hierarchy/hierarchy.ts'
import { sideOf } from './rules.ts'
import * as store from './store.ts'

/** A contract that nobody else changes meanwhile, with who of the two asks. */
export interface OpenContract {
  readonly brand: Brand
  readonly row: store.ContractRow
  readonly side: 'given' | 'own'
}

/** Only agents have contracts. */
export function mustBeAgent({ agentType }: Pick<Session, 'agentType'>): void {
  if (!isAgent(agentType)) must(no('forbidden'))
}

/** Lock what hangs together with a contract and read it then; whoever is neither of the two is answered as if there were none. */
export async function openContract(
  tx: Tx,
  deps: Deps,
  contractId: string,
  session: Pick<Session, 'memberId' | 'brandId' | 'agentType'>,
): Promise<OpenContract> {
  mustBeAgent(session)
  const seen = await store.findContract(tx, contractId)
  if (!seen || !sideOf(seen, session.memberId)) throw new Refusal('not_found')
  await store.lockContracts(tx, seen.brandId, seen.kind)
  // Read again: it may have changed while the lock was waited for.
  const row = (await store.findContract(tx, contractId)) ?? seen
  const side = sideOf(row, session.memberId)
  if (!side) throw new Refusal('not_found')
  return { brand: await brandIn(tx, deps, row.brandId), row, side }
}
