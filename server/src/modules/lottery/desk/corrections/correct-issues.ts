import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { runIsolated } from '#kernel/fault-isolation.ts'
import { inParts } from '#kernel/in-parts.ts'
import { announce } from '#kernel/outbox.ts'
import { must } from '#kernel/refusal.ts'
import { betsOf, closeRounds } from '../../../betting/betting.ts'
import {
  type Correction,
  correctBets,
  endPart,
  noteUncorrected,
  runningCorrections,
} from '../../../betting/corrections/corrections.ts'
import type { MemberEnd } from '../../../betting/endings/endings.ts'
import { returnRebates } from '../../../betting/shortfalls/shortfalls.ts'
import { derivedId, houseAccount } from '../../../wallet/wallet.ts'
import type { OrderEnd } from '../../draws/store.ts'
import { correctLines, findRebates, giveBackLines } from './order-lines/store.ts'
import { nextPart } from './next-part.ts'
import * as store from './store.ts'

/** Take all corrections of draws to their end. However many do it at once, and wherever one is killed. */
export async function correctIssues(deps: Deps): Promise<void> {
  const corrections = await runningCorrections(deps.db)
  const rounds = await store.findRunningRounds(
    deps.db,
    corrections.map(({ id }) => id),
  )
  await runIsolated(deps, corrections, async (correction) => {
    const round = rounds.get(correction.id)
    if (round) await correctRound(deps, round, correction)
  })
}

/** Part by part, each one transaction; a bet that cannot be corrected is noted, and the others go on. */
async function correctRound(deps: Deps, round: store.RunningRoundRow, begun: Correction): Promise<void> {
  const change = { ...round, numbers: round.kind === 'void' ? null : round.numbersAfter }
  for (let correction: Correction | undefined = begun; correction?.state === 'running';) {
    const running: Correction = correction
    const { ends, orders, upto } = await nextPart(deps.db, change, round, running.place)
    await inParts(deps.db, ends, {
      work: (tx, part) => correctPart(tx, { round, correction: running, orders }, part, deps.now()),
      setAside: (tx, end, reason) => noteUncorrected(tx, running, { end, reason }, deps.now()),
    })
    correction = await inTransaction(deps.db, async (tx) => {
      const ended = await endPart(tx, running, upto, deps.now())
      // A round that nobody had closed yet has its end with its last bet.
      if (ended?.state === 'done' && round.kind === 'void')
        for (const closed of await closeRounds(tx, [round.roundId], 'void', deps.now())) must(closed)
      return ended
    })
  }
}

/** A round that is being corrected, and how the orders end whose lines change. */
interface CorrectedRound {
  readonly round: store.RunningRoundRow
  readonly correction: Correction
  readonly orders: readonly OrderEnd[]
}

async function correctPart(
  tx: Tx,
  { round, correction, orders }: CorrectedRound,
  part: readonly MemberEnd[],
  now: Date,
): Promise<void> {
  const corrected = await correctBets(tx, correction, part, now)
  if (corrected.length === 0) return
  const ids = corrected.map(({ betId }) => betId)
  if (round.kind === 'void') {
    await takeRebates(tx, round, ids, now)
    await giveBackLines(tx, ids)
  } else await correctLines(tx, { ids, orders }, now)
  const keys = [...new Set(corrected.map(({ memberId }) => memberId))]
  await announce(tx, [
    { topic: 'balances_changed', brandId: round.brandId, keys },
    { topic: 'rounds_settled', brandId: round.brandId, keys: [round.lottery] },
  ])
}

/** A stake that returns brings its rebate back: after it, so that it is there. */
async function takeRebates(
  tx: Tx,
  { brandId, asset }: store.RunningRoundRow,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const rebates = await findRebates(tx, ids)
  const bets = await betsOf(
    tx,
    rebates.map(({ id }) => id),
  )
  const returned = rebates.flatMap(({ id, rebate }) => {
    const bet = bets.get(id)
    const to = houseAccount(brandId, 'rebate', asset)
    return bet ? [{ id: derivedId(id, 'rebate returned'), bet, to, amount: rebate }] : []
  })
  await returnRebates(tx, returned, now)
}
