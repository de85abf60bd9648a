import type { Db } from '#kernel/database.ts'
import { betsOf } from '../../../betting/betting.ts'
import { effectsOf, type MemberChange, previewCorrection } from '../../../betting/corrections/corrections.ts'
import type { Brand } from '../../../brand/brand.ts'
import { NOBODY } from '../../draws/store.ts'
import { isOfMoney, type IssueRound, roundsOfIssue } from './issue-rounds.ts'
import { sumRebates } from './order-lines/store.ts'
import { type IssueChange, nextPart } from './next-part.ts'

/** What moves in one money, and what members could not give back at most. */
export interface EffectSum {
  readonly asset: string
  readonly returned: bigint
  readonly taken: bigint
  readonly owed: bigint
  /** Of stakes that return. */
  readonly rebates: bigint
}

export interface RoundEffect extends IssueRound, EffectSum {
  readonly bets: number
  readonly members: number
}

/** What a change of an issue comes to. Bets of play money are counted, their money is not. */
export interface DrawEffect {
  readonly rounds: readonly RoundEffect[]
  readonly bets: number
  readonly members: number
  readonly sums: readonly EffectSum[]
}

/** What it would come to if an issue were changed so now: of a correction every line is judged, part by part. */
export async function effectOf(db: Db, brands: readonly Brand[], change: IssueChange): Promise<DrawEffect> {
  const rounds: RoundEffect[] = []
  const rebates = change.numbers === null ? await sumRebates(db, change.issueId) : []
  for (const round of await roundsOfIssue(db, brands, change.issueId)) {
    const effects = await effectsOfRound(db, change, round)
    const { bets = 0, members = 0, returned = 0n, taken = 0n, owed = 0n } = effects.get(round.asset) ?? {}
    const rebate = rebates.find(({ brandId, asset }) => brandId === round.brandId && asset === round.asset)
    rounds.push({ ...round, bets, members, returned, taken, owed, rebates: rebate?.amount ?? 0n })
  }
  return {
    rounds,
    bets: rounds.reduce((sum, { bets }) => sum + bets, 0),
    members: rounds.reduce((sum, { members }) => sum + members, 0),
    sums: sumsOf(rounds.filter(isOfMoney)),
  }
}

/** Brands of one currency together. */
const sumsOf = (rounds: readonly EffectSum[]): readonly EffectSum[] =>
  [...Map.groupBy(rounds, ({ asset }) => asset)].map(([asset, own]) => {
    const sum = (of: 'returned' | 'taken' | 'owed' | 'rebates') => own.reduce((all, one) => all + one[of], 0n)
    return { asset, returned: sum('returned'), taken: sum('taken'), owed: sum('owed'), rebates: sum('rebates') }
  })

async function effectsOfRound(db: Db, change: IssueChange, round: IssueRound) {
  if (change.numbers === null) return previewCorrection(db, { roundId: round.roundId, others: 'void' })
  const members = new Map<string, MemberChange>()
  let part = await nextPart(db, change, round, { memberId: NOBODY, betId: NOBODY })
  while (part.upto) {
    const bets = await betsOf(
      db,
      part.ends.map(({ betId }) => betId),
    )
    for (const { betId, memberId, payout } of part.ends) {
      const more = payout - (bets.get(betId)?.payout ?? payout)
      const before = members.get(memberId) ?? { memberId, asset: round.asset, bets: 0, returned: 0n, taken: 0n }
      members.set(memberId, {
        ...before,
        bets: before.bets + 1,
        returned: more > 0n ? before.returned + more : before.returned,
        taken: more < 0n ? before.taken - more : before.taken,
      })
    }
    part = await nextPart(db, change, round, part.upto)
  }
  return effectsOf(db, [...members.values()])
}
