import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { hashesOfLinks } from '../../chains/chains.ts'
import * as store from './store.ts'

/** Issues in one transaction. */
const PART = 500

/** Void draws tell their links as others do: nobody can say that one was made void because of what it would have drawn. */
export async function revealLinks(deps: Deps, lottery: string): Promise<void> {
  const issues = await store.findUntold(deps.db, lottery, deps.now(), PART)
  for (const [chainId, own] of Map.groupBy(issues, (issue) => issue.chainId)) {
    if (chainId === null) continue
    const links = own.map(({ link }) => link ?? 0)
    const hashes = await hashesOfLinks(deps.db, chainId, { from: Math.min(...links), to: Math.max(...links) })
    const told = own.map(({ id, link }) => ({ id, hash: hashes.get(link ?? 0) ?? null }))
    await inTransaction(deps.db, (tx) => store.saveHashes(tx, told))
  }
}
