import type { Db } from '#kernel/database.ts'
import { roundsOf } from '../../../betting/betting.ts'
import type { Brand } from '../../../brand/brand.ts'
import { roundIdOf } from '../../orders/command.ts'
import type { OrderLineOwner } from '../store.ts'

/** What one brand's members have bet on an issue in one money. */
export interface IssueRound extends OrderLineOwner {
  readonly roundId: string
}

/** In what trial accounts bet. */
const PLAY_MONEY = 'FUN'

/** The rounds of an issue on which somebody has bet, those of trial accounts too. */
export async function roundsOfIssue(db: Db, brands: readonly Brand[], issueId: string): Promise<readonly IssueRound[]> {
  const possible = brands.flatMap(({ id: brandId, currency }) =>
    [currency, PLAY_MONEY].map((asset) => ({ roundId: roundIdOf(issueId, brandId, asset), brandId, asset })),
  )
  const there = await roundsOf(
    db,
    possible.map(({ roundId }) => roundId),
  )
  return possible.filter(({ roundId }) => there.has(roundId))
}

/** Whether a round is of money, and not of play money. */
export const isOfMoney = ({ asset }: Pick<IssueRound, 'asset'>): boolean => asset !== PLAY_MONEY
