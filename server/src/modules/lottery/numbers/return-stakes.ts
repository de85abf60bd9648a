import type { Tx } from '#kernel/database.ts'
import type { OrderLineRow } from '../orders/store.ts'
import { findFamilies } from '../store.ts'
import { stakeOfIssue, stakesOfLine } from './count-stakes.ts'
import { WHOLE_ISSUE } from './rules.ts'
import * as store from './store.ts'

/** Lines were taken back: what they staked on numbers that are counted can be staked again. */
export async function returnStakes(tx: Tx, lines: readonly OrderLineRow[]): Promise<void> {
  const counted = await store.findCounted(tx, lines)
  if (counted.length === 0) return
  const known = new Set(counted.map(nameOf))
  const families = await findFamilies(tx, [...new Set(lines.map(({ issueId }) => issueId))])
  const sums = new Map<string, store.StakeRow>()
  for (const line of lines) {
    const { brandId, issueId, asset } = line
    const ofLine = known.has(nameOf(line)) ? stakesOfLine(families.get(issueId) ?? '', line) : []
    const ofIssue = known.has(nameOf({ ...line, method: WHOLE_ISSUE.method })) ? [stakeOfIssue(line)] : []
    for (const { method, number, stake, pays } of [...ofLine, ...ofIssue]) {
      const key = `${nameOf({ brandId, issueId, method })} ${asset} ${number}`
      const before = sums.get(key) ?? { brandId, issueId, asset, method, number, stake: 0n, pays: 0n }
      sums.set(key, { ...before, stake: before.stake - stake, pays: before.pays - pays })
    }
  }
  const changes = [...sums.values()]
  await store.lockKnown(tx, changes)
  await store.addStakes(tx, changes)
}

const nameOf = ({ brandId, issueId, method }: store.CountedMethod): string => `${brandId} ${issueId} ${method}`
