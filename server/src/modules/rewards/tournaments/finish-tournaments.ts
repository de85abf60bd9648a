import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { doEach, keysAside, retryTasks, type Subject, type Task } from '#kernel/failed-task.ts'
import { inParts } from '#kernel/in-parts.ts'
import { announce } from '#kernel/outbox.ts'
import { closeContest, leaderboardOf, progressOf } from '#modules/betting/contests/contests.ts'
import { derivedId } from '#modules/wallet/wallet.ts'
import { deferPrizes, payPrize, payPrizes } from './prizes.ts'
import { isDecided, ranksOf, spanAfter } from './rules.ts'
import * as store from './store.ts'
import { writeAnnounced } from './write-announced.ts'

/**
 * Pay the prizes of tournaments that have ended, once each, however often and by however many this is run. Where the prizes of one
 * cannot be paid together they are paid one by one, and one that cannot be paid at all is tried again.
 */
export async function finishTournaments(deps: Deps): Promise<void> {
  const aside = await keysAside(deps.db, finishTournament)
  const failed: Subject[] = []
  for (const one of await store.findDue(deps.db, deps.now(), aside))
    await inParts(deps.db, [one], {
      async work(tx) {
        const decided = await decide(tx, deps, one)
        if (decided) await payPrizes(tx, decided.tournament, decided.ranks, deps.now())
      },
      setAside: async () => void failed.push(one),
    })
  if (failed.length === 0) return
  await doEach(deps, finishTournament, failed)
  await retryTasks(deps, [payPrize])
}

/** Decide who has won what; the prizes are paid one by one. */
export const finishTournament: Task = {
  name: 'finish_tournament',
  async work(tx, deps, subjects) {
    for (const one of subjects) {
      const decided = await decide(tx, deps, one)
      if (decided) await deferPrizes(tx, deps, decided.tournament, decided.ranks)
    }
  },
}

interface DecidedTournament {
  readonly tournament: store.TournamentRow
  readonly ranks: readonly store.RankRow[]
}

/** Write down who has won what; undefined where it was done before, or bets are still waited for or not counted. */
async function decide(tx: Tx, deps: Deps, { key: id }: Subject): Promise<DecidedTournament | undefined> {
  const now = deps.now()
  const tournament = await store.lockTournament(tx, id)
  // Somebody else was quicker, or it was called off meanwhile.
  if (tournament?.state !== 'announced') return undefined
  if (!isDecided(tournament, await progressOf(tx, id), now)) return undefined

  const ranks = ranksOf(await leaderboardOf(tx, id), tournament.prizes)
  if (ranks.length > 0) await store.insertRanks(tx, id, ranks)
  await store.saveTournament(tx, { ...tournament, state: 'paid', paidAt: now })
  await closeContest(tx, id)
  await announceNext(tx, tournament, now)
  await announce(tx, [{ topic: 'tournament_paid', brandId: tournament.brandId, keys: [id] }])
  return { tournament, ranks }
}

/** One that repeats is followed by the next, under the same terms. */
async function announceNext(tx: Tx, tournament: store.TournamentRow, now: Date): Promise<void> {
  const span = spanAfter(tournament, now)
  if (!span) return
  await writeAnnounced(tx, { ...tournament, ...span, id: derivedId(tournament.id, 'next') })
}
