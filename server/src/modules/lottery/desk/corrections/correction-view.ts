import type { DrawCorrection } from '@croupier/contract/console-draws.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Db } from '#kernel/database.ts'
import { type Correction, correctionsOf, sumsOf } from '../../../betting/corrections/corrections.ts'
import type { Brand } from '../../../brand/brand.ts'
import type { LotteryRow } from '../../store.ts'
import { nameOf } from '../../view.ts'
import { decimalsOf } from './draw-facts.ts'
import { isOfMoney } from './issue-rounds.ts'
import * as store from './store.ts'

interface CorrectionContext {
  readonly brands: readonly Brand[]
  readonly lotteries: readonly LotteryRow[]
  readonly language: string
}

/** Corrections of draws as they are shown: how far the book has come with their rounds, and what that has moved. */
export async function correctionViews(
  db: Db,
  rows: readonly store.ShownCorrectionRow[],
  context: CorrectionContext,
): Promise<DrawCorrection[]> {
  const rounds = Map.groupBy(
    await store.findRoundsOf(
      db,
      rows.map(({ id }) => id),
    ),
    ({ correctionId }) => correctionId,
  )
  return Promise.all(rows.map((row) => correctionView(db, row, rounds.get(row.id) ?? [], context)))
}

async function correctionView(
  db: Db,
  row: store.ShownCorrectionRow,
  rounds: readonly store.CorrectedRoundRow[],
  { brands, lotteries, language }: CorrectionContext,
): Promise<DrawCorrection> {
  const [begun, sums] = await Promise.all([
    Promise.all(rounds.map(async ({ id, roundId }) => (await correctionsOf(db, roundId)).find((one) => one.id === id))),
    Promise.all(rounds.filter(isOfMoney).map(({ id }) => sumsOf(db, id))),
  ])
  const count = (of: (one: Correction) => number) => begun.reduce((sum, one) => sum + (one ? of(one) : 0), 0)
  const lottery = lotteries.find(({ code }) => code === row.lottery)
  return {
    correctionId: row.id,
    gameCode: row.lottery,
    name: lottery ? nameOf(lottery, language) : row.lottery,
    issueNo: row.issueNo,
    kind: row.kind,
    numbersBefore: row.numbersBefore && [...row.numbersBefore],
    numbersAfter: row.numbersAfter && [...row.numbersAfter],
    state: begun.some((one) => one?.state === 'running') ? 'running' : 'done',
    bets: count(({ bets }) => bets),
    done: count(({ done }) => done),
    failed: count(({ failed }) => failed),
    sums: [...Map.groupBy(sums.flat(), ({ asset }) => asset)].map(([asset, own]) => {
      const sum = (of: 'returned' | 'taken' | 'owed') =>
        amountText(
          own.reduce((all, one) => all + one[of], 0n),
          decimalsOf(brands, asset),
        )
      return { currency: asset, returned: sum('returned'), taken: sum('taken'), owed: sum('owed') }
    }),
    reason: row.reason,
    askedBy: row.askedBy,
    confirmedBy: row.confirmedBy,
    at: row.at.toISOString(),
  }
}
