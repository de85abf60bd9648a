import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { deferAll, type Task } from '#kernel/failed-task.ts'
import { must } from '#kernel/refusal.ts'
import { accountOf, derivedId, houseAccount, transfer } from '#modules/wallet/wallet.ts'
import { announceBalances } from '#modules/wallet/balances/balances.ts'
import * as store from './store.ts'

type Tournament = Pick<store.TournamentRow, 'id' | 'brandId' | 'asset'>

/** Prizes come from what the house spends on promotion; each transfer's id follows from the tournament and the rank. */
export async function payPrizes(
  tx: Tx,
  { id, brandId, asset }: Tournament,
  ranks: readonly store.RankRow[],
  now: Date,
): Promise<void> {
  const won = ranks.filter(({ prize }) => prize > 0n)
  if (won.length === 0) return
  const moves = won.map(({ rank, memberId, prize }) => ({
    id: derivedId(id, `rank ${rank}`),
    kind: 'tournament_prize',
    debit: houseAccount(brandId, 'promotion', asset),
    credit: accountOf(memberId, asset),
    amount: prize,
    cause: id,
  }))
  for (const verdict of await transfer(tx, moves, now)) must(verdict)
  const memberIds = won.map(({ memberId }) => memberId)
  await announceBalances(tx, brandId, memberIds)
}

const NOT_AT_ONCE = 'the prizes of this tournament could not be paid together'

/** Prizes that could not be paid together are paid one by one. */
export const deferPrizes = (
  tx: Tx,
  deps: Deps,
  { id, brandId }: Tournament,
  ranks: readonly store.RankRow[],
): Promise<void> => {
  const won = ranks.filter(({ prize }) => prize > 0n)
  return deferAll(
    tx,
    deps,
    payPrize,
    won.map(({ rank }) => ({ brandId, key: `${id}:${rank}` })),
    NOT_AT_ONCE,
  )
}

/** The prize of one rank. */
export const payPrize: Task = {
  name: 'pay_prize',
  async work(tx, deps, subjects) {
    for (const { brandId, key } of subjects) {
      const [id = '', rank] = key.split(':')
      const tournament = await store.findTournament(tx, brandId, id)
      const won = (await store.findRanks(tx, id)).find((one) => one.rank === Number(rank))
      if (!tournament || !won) throw new Error(`nobody has won rank ${rank} of tournament ${id}`)
      await payPrizes(tx, tournament, [won], deps.now())
    }
  },
}
