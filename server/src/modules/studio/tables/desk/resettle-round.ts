import type * as contract from '@croupier/contract/console-table-rounds.ts'
import { amountText } from '@croupier/engine/money.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { notify } from '#kernel/notifications.ts'
import { must, Refusal } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { beginCorrection, isBeingCorrected } from '../../../betting/corrections/corrections.ts'
import { brandIn } from '../../../brand/brand.ts'
import { derivedId } from '../../../wallet/wallet.ts'
import * as bets from '../bets/store.ts'
import { holdRounds, type RoundRow, wake } from '../store.ts'
import { type Effect, effectOf, type RoundAction } from './effects.ts'
import * as store from './store.ts'

type RoundRequest = Ask<typeof contract.voidTableRound> | Ask<typeof contract.resettleTableRound>

const subjectOf = ({ id, code }: RoundRow) => ({ type: 'table_round', id, name: code })

/** Every stake of a round is returned: by its dealer where it runs, by a correction where bets have ended. By two people. */
export async function voidRound(deps: Deps, ask: Ask<typeof contract.voidTableRound>): Promise<EmptyReply> {
  await inTransaction(deps.db, async (tx) => {
    const round = await own(tx, ask)
    const now = deps.now()
    const change = await needSecond(tx, deps, ask, round, 'void')
    if (round.phase !== 'settled') {
      // What waits is returned by the dealer; what has been paid or lost already, of a round cut off while it settled, is corrected.
      if (await bets.hasDecided(tx, round.id)) await begin(tx, deps, ask, change)
      await store.voidRound(tx, round.id, now)
      await wake(tx, round.tableId, now)
    } else {
      await begin(tx, deps, ask, change)
      await store.noteResettled(tx, round.id, 'void', now)
    }
    await audit(tx, deps, ask, change)
  })
  return {}
}

/** Resettle every bet of a settled round by its recorded outcome, and move the difference. By two people. */
export async function resettleRound(deps: Deps, ask: Ask<typeof contract.resettleTableRound>): Promise<EmptyReply> {
  await inTransaction(deps.db, async (tx) => {
    const round = await own(tx, ask)
    const change = await needSecond(tx, deps, ask, round, 'resettle')
    await begin(tx, deps, ask, change)
    await store.noteResettled(tx, round.id, 'settled', deps.now())
    await audit(tx, deps, ask, change)
  })
  return {}
}

/** The round that is meant, held: what is judged of it stays so. */
async function own(tx: Tx, { params, session }: RoundRequest): Promise<RoundRow> {
  const round = (await holdRounds(tx, [params.roundId])).get(params.roundId)
  if (round?.brandId !== session.brandId) throw new Refusal('not_found')
  return round
}

/** What two people agree to. */
interface RoundChange {
  readonly action: RoundAction
  readonly round: RoundRow
  readonly effect: Effect
  readonly facts: Readonly<Record<string, unknown>>
}

/** What it comes to now is shown to the second person; nothing is begun while another correction of the round is under way. */
async function needSecond(
  tx: Tx,
  deps: Deps,
  { session }: RoundRequest,
  round: RoundRow,
  action: RoundAction,
): Promise<RoundChange> {
  const brand = await brandIn(tx, deps, round.brandId)
  if (await isBeingCorrected(tx, round.id)) throw new Refusal('correction_running')
  const effect = await effectOf(tx, round, action, brand.currency)
  if (!effect) throw new Refusal('round_not_over')
  const { bets: changed, members, returned, taken, owed } = effect
  const text = (units: bigint) => amountText(units, brand.decimals)
  const money = { returned: text(returned), taken: text(taken), owedAtMost: text(owed) }
  const facts = { code: round.code, phase: round.phase, bets: changed, members, ...money }
  await needTwo(tx, session, { rule: `table_round_${action}`, subject: subjectOf(round), facts }, deps.now())
  return { action, round, effect, facts }
}

/** The bets follow part by part, by a job that hears of it once this is committed. */
async function begin(tx: Tx, deps: Deps, { body, session }: RoundRequest, change: RoundChange): Promise<void> {
  const { action, round, effect } = change
  const { username: confirmedBy, confirming } = session
  const correction = {
    id: derivedId(round.id, `${action} ${round.settlement}`),
    roundId: round.id,
    brandId: round.brandId,
    kind: action,
    reason: body.reason,
    askedBy: confirming?.askedBy ?? confirmedBy,
    confirmedBy,
    bets: effect.bets,
  }
  must(await beginCorrection(tx, correction, deps.now()))
}

async function audit(tx: Tx, deps: Deps, ask: RoundRequest, { round, action, facts }: RoundChange): Promise<void> {
  await record(
    tx,
    doerOf(ask),
    {
      brandId: round.brandId,
      action: `tables.${action}`,
      subject: subjectOf(round),
      before: { phase: round.phase, settlement: round.settlement },
      after: action === 'void' ? { ...facts, phase: 'void' } : facts,
      reason: ask.body.reason,
      note: ask.body.note,
    },
    deps.now(),
  )
  await notify(tx, [{ topic: 'table_changed', brandId: round.brandId, keys: [round.tableId] }])
}
