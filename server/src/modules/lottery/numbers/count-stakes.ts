import { numberStakes } from '@croupier/engine/lottery/number-stakes.ts'
import type { Db, Tx } from '#kernel/database.ts'
import { NOBODY } from '../draws/store.ts'
import { oddsFrom, takenLine } from '../terms.ts'
import { WHOLE_ISSUE } from './rules.ts'
import * as store from './store.ts'

/** So many lines are read at once. */
const LINES_AT_ONCE = 5000

/** What a line stakes on numbers. */
export interface CountedStake extends Pick<store.StakeRow, 'method' | 'number' | 'stake' | 'pays'> {}

/** What a line stakes on the numbers of its method. */
export function stakesOfLine(
  family: string,
  {
    method: key,
    content,
    price,
    odds,
    half,
    unit,
  }: Omit<store.StakedOrderLine, 'id' | 'memberId' | 'asset' | 'amount'>,
): readonly CountedStake[] {
  const taken = takenLine(family, { method: key, content })
  const bet = { content: taken.content, price, odds: oddsFrom(odds), unit, half }
  return numberStakes(taken.method, bet).map((one) => ({ method: key, ...one }))
}

/** What a line stakes on its issue. */
export const stakeOfIssue = ({ amount }: Pick<store.StakedOrderLine, 'amount'>): CountedStake => ({
  ...WHOLE_ISSUE,
  stake: amount,
  pays: 0n,
})

/** Whose lines are counted, and of which methods. */
export interface StakesAsked {
  readonly brandId: number
  readonly issueId: string
  readonly family: string
  readonly methods: readonly string[]
}

/** What is staked on the numbers of methods now: their lines are read, part by part. */
export async function countStakes(
  db: Db,
  { brandId, issueId, family, methods }: StakesAsked,
): Promise<readonly store.StakeRow[]> {
  const sums = new Map<string, store.StakeRow>()
  const ofAll = methods.includes(WHOLE_ISSUE.method)
  const counted = new Set(methods)
  const from = { brandId, issueId, methods: ofAll ? null : methods }
  for (
    let place: Pick<store.StakedOrderLine, 'memberId' | 'id'> | undefined = { memberId: NOBODY, id: NOBODY };
    place;
  ) {
    const lines: readonly store.StakedOrderLine[] = await store.findStakedLines(db, from, place, LINES_AT_ONCE)
    for (const line of lines) {
      const stakes = counted.has(line.method) ? stakesOfLine(family, line) : []
      for (const { method, number, stake, pays } of ofAll ? [...stakes, stakeOfIssue(line)] : stakes) {
        const key = `${line.asset} ${method} ${number}`
        const before = sums.get(key)
        sums.set(key, {
          brandId,
          issueId,
          asset: line.asset,
          method,
          number,
          stake: (before?.stake ?? 0n) + stake,
          pays: (before?.pays ?? 0n) + pays,
        })
      }
    }
    place = lines.length < LINES_AT_ONCE ? undefined : lines.at(-1)
  }
  return [...sums.values()]
}

/** A method that is to be counted from now on. */
export interface UncountedMethod extends store.CountedMethod {
  readonly family: string
}

/**
 * Count methods on issues from now on, with what has been bet until now. Nobody bets on the issues meanwhile: their lines are there or
 * come later, and then they count themselves. However many begin it at once.
 */
export async function countMethods(tx: Tx, methods: readonly UncountedMethod[]): Promise<void> {
  await store.lockIssues(tx, [...new Set(methods.map(({ issueId }) => issueId))])
  const families = new Map(methods.map(({ issueId, family }) => [issueId, family]))
  const begun = await store.insertCounted(tx, methods)
  for (const own of Map.groupBy(begun, ({ brandId, issueId }) => `${brandId} ${issueId}`).values()) {
    const [first] = own
    if (!first) continue
    const { brandId, issueId } = first
    const asked = { brandId, issueId, family: families.get(issueId) ?? '', methods: own.map(({ method }) => method) }
    await store.insertStakes(tx, await countStakes(tx, asked))
  }
}
