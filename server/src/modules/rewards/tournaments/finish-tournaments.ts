import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { eachApart } from '#kernel/each-apart.ts'
import { announce } from '#kernel/outbox.ts'
import { must } from '#kernel/refusal.ts'
import { leadersOf, waitsForBets } from '#modules/betting/betting.ts'
import { accountOf, announceBalances, followerOf, houseAccount, transfer } from '#modules/wallet/wallet.ts'
import { contestOf, isDecided, ranksOf, spanAfter } from './rules.ts'
import * as store from './store.ts'

/** Pay the prizes of tournaments that have ended, once each, however often and by however many this is run. */
export async function finishTournaments(deps: Deps): Promise<void> {
  await eachApart(deps, await store.findDue(deps.db, deps.now()), (id) => finish(deps, id))
}

const finish = (deps: Deps, id: string): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.now()
    const tournament = await store.lockTournament(tx, id)
    // Somebody else was quicker, or it was called off meanwhile.
    if (tournament?.state !== 'announced') return
    const contest = contestOf(tournament)
    if (!isDecided(tournament, await waitsForBets(tx, contest), now)) return

    const ranks = ranksOf(await leadersOf(tx, contest), tournament.prizes)
    if (ranks.length > 0) await store.insertRanks(tx, id, ranks)
    await pay(tx, tournament, ranks, now)
    await store.saveTournament(tx, { ...tournament, state: 'paid', paidAt: now })
    await announceNext(tx, tournament, now)
    await announce(tx, [{ topic: 'tournament_paid', brandId: tournament.brandId, keys: [id] }])
  })

/** Prizes come from what the house spends on promotion; each transfer's id follows from the tournament and the rank. */
async function pay(
  tx: Tx,
  { id, brandId, asset }: store.TournamentRow,
  ranks: readonly store.RankRow[],
  now: Date,
): Promise<void> {
  const won = ranks.filter(({ prize }) => prize > 0n)
  if (won.length === 0) return
  const moves = won.map(({ rank, memberId, prize }) => ({
    id: followerOf(id, `rank ${rank}`),
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

/** One that repeats is followed by the next, under the same terms. */
async function announceNext(tx: Tx, tournament: store.TournamentRow, now: Date): Promise<void> {
  const span = spanAfter(tournament, now)
  if (!span) return
  const next = {
    ...tournament,
    ...span,
    id: followerOf(tournament.id, 'next'),
    state: 'announced',
    paidAt: null,
  } as const
  await store.saveTournament(tx, next)
}
