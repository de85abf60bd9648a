import { tableGameOf } from '@croupier/engine/tables/tables.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { runIsolated } from '#kernel/fault-isolation.ts'
import { inParts } from '#kernel/in-parts.ts'
import { notify } from '#kernel/notifications.ts'
import {
  type Correction,
  correctBets,
  endPart,
  nextCorrections,
  noteUncorrected,
  runningCorrections,
} from '../../../betting/corrections/corrections.ts'
import type { MemberEnd } from '../../../betting/endings/endings.ts'
import * as bets from '../bets/store.ts'
import { announceMembers, endsOf, type TableEnd } from '../dealer/settle-bets.ts'
import { findRounds, type RoundRow } from '../store.ts'
import { endingOf } from './effects.ts'

/** Take all corrections of rounds of live tables to their end. However many do it at once, and wherever one is killed. */
export async function correctRounds(deps: Deps): Promise<void> {
  const corrections = await runningCorrections(deps.db)
  const rounds = await findRounds(
    deps.db,
    corrections.map(({ roundId }) => roundId),
  )
  await runIsolated(deps, corrections, async (correction) => {
    const round = rounds.get(correction.roundId)
    if (round) await correctRound(deps, round, correction)
  })
}

/** Part by part, each one transaction; a bet that cannot be corrected is noted, and the others go on. */
async function correctRound(deps: Deps, round: RoundRow, begun: Correction): Promise<void> {
  const ending = await endingOf(deps.db, round, begun.kind)
  if (!ending) throw new Error(`round ${round.code} is of a game that is not known`)
  for (let correction: Correction | undefined = begun; correction?.state === 'running';) {
    const running: Correction = correction
    const { ends, upto } = await nextCorrections(deps.db, running, ending)
    await inParts(deps.db, await tableEndsOf(deps, { round, correction: running }, ends), {
      work: (tx, part) => correctPart(tx, { round, correction: running }, part, deps.now()),
      setAside: (tx, end, reason) => noteUncorrected(tx, running, { end, reason }, deps.now()),
    })
    correction = await inTransaction(deps.db, async (tx) => {
      await notify(tx, [{ topic: 'table_changed', brandId: round.brandId, keys: [round.tableId] }])
      return endPart(tx, running, upto, deps.now())
    })
  }
}

/** A round that is being corrected. */
interface CorrectedRound {
  readonly round: RoundRow
  readonly correction: Correction
}

/** How bets end at their table: judged with all that their members have on the round, because turnover follows from that. */
async function tableEndsOf(
  deps: Deps,
  { round, correction }: CorrectedRound,
  ends: readonly MemberEnd[],
): Promise<readonly TableEnd[]> {
  const game = tableGameOf(round.gameCode)
  if (correction.kind === 'void' || !game) return ends.map((end) => ({ ...end, state: 'returned' }))
  const members = new Set(ends.map(({ memberId }) => memberId))
  const all = await bets.findBetsOf(deps.db, [...members], [round.id])
  const laid = all.filter(({ state }) => state !== 'undone')
  const judged = new Map(endsOf(game, round, laid, deps.now()).map((end) => [end.bet.id, end]))
  return ends.map((end) => {
    const own = judged.get(end.betId)
    return own ? { ...end, ...own.settlement, state: own.bet.state } : { ...end, state: 'returned' }
  })
}

async function correctPart(
  tx: Tx,
  { round, correction }: CorrectedRound,
  part: readonly TableEnd[],
  now: Date,
): Promise<void> {
  const corrected = await correctBets(tx, correction, part, now)
  if (corrected.length === 0) return
  await bets.decideBets(
    tx,
    corrected.map(({ betId, state, payout }) => ({ id: betId, state, payout, decidedAt: now })),
  )
  await announceMembers(tx, round.brandId, round.gameCode, corrected)
}
