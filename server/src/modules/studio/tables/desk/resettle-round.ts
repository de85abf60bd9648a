import type * as contract from '@croupier/contract/console-table-rounds.ts'
import { amountText } from '@croupier/engine/money.ts'
import { tableGameOf } from '@croupier/engine/tables/tables.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { notify } from '#kernel/notifications.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { adjustBets, closeRounds } from '../../../betting/betting.ts'
import { type Brand, brandIn } from '../../../brand/brand.ts'
import { derivedId } from '../../../wallet/wallet.ts'
import * as bets from '../bets/store.ts'
import { type BetEnd, announceMembers } from '../dealer/settle-bets.ts'
import { holdRounds, type RoundRow, wake } from '../store.ts'
import { type Effect, effectOfResettle, effectOfVoid, endsOfResettle, endsOfVoid } from './effects.ts'
import * as store from './store.ts'

type Nothing = Record<string, never>
type RoundRequest = Ask<typeof contract.voidTableRound> | Ask<typeof contract.resettleTableRound>

const subjectOf = ({ id, code }: RoundRow) => ({ type: 'table_round', id, name: code })

/** Every stake of a round is returned: by its dealer where it runs, at once where it was settled. By two people. */
export async function voidRound(deps: Deps, ask: Ask<typeof contract.voidTableRound>): Promise<Nothing> {
  await inTransaction(deps.db, async (tx) => {
    const round = await own(tx, ask)
    const now = deps.now()
    const brand = await brandIn(tx, deps, round.brandId)
    const all = await bets.findBetsOfRound(tx, round.id)
    const effect = effectOfVoid(round, all, brand.currency, now)
    if (!effect) throw new Refusal('round_not_over')
    await needSecond(tx, deps, ask, { rule: 'table_round_void', round, effect, brand })
    // What waits is returned by the dealer; what has been paid or lost already, of a round cut off while it settled too, is here.
    const ends = endsOfVoid(
      all.filter(({ state }) => state !== 'placed'),
      now,
    )
    const counts = await moveDifferences(
      tx,
      { round, ends, what: `void ${round.settlement}`, reason: ask.body.reason },
      now,
    )
    if (round.phase !== 'settled') {
      await store.voidRound(tx, round.id, now)
      await wake(tx, round.tableId, now)
      return audit(tx, deps, ask, { round, action: 'tables.void', after: { phase: 'void', ...counts } })
    }
    await store.noteResettled(tx, round.id, 'void', now)
    await closeRounds(tx, [round.id], 'void', now)
    await audit(tx, deps, ask, { round, action: 'tables.void', after: { phase: 'void', ...counts } })
  })
  return {}
}

/** Resettle every bet of a settled round by its recorded outcome, and move the difference. By two people. */
export async function resettleRound(deps: Deps, ask: Ask<typeof contract.resettleTableRound>): Promise<Nothing> {
  await inTransaction(deps.db, async (tx) => {
    const round = await own(tx, ask)
    const game = tableGameOf(round.gameCode)
    const now = deps.now()
    const brand = await brandIn(tx, deps, round.brandId)
    const all = await bets.findBetsOfRound(tx, round.id)
    const effect = effectOfResettle(round, all, brand.currency, now)
    if (!effect || !game) throw new Refusal('round_not_over')
    await needSecond(tx, deps, ask, { rule: 'table_round_resettle', round, effect, brand })
    const ends = endsOfResettle(game, round, all, now)
    const what = `resettle ${round.settlement}`
    const counts = await moveDifferences(tx, { round, ends, what, reason: ask.body.reason }, now)
    await store.noteResettled(tx, round.id, 'settled', now)
    await audit(tx, deps, ask, { round, action: 'tables.resettle', after: counts })
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
  readonly rule: 'table_round_void' | 'table_round_resettle'
  readonly round: RoundRow
  readonly effect: Effect
  readonly brand: Pick<Brand, 'decimals'>
}

/** The second person is shown what it comes to. */
const needSecond = (tx: Tx, deps: Deps, { session }: RoundRequest, { rule, round, effect, brand }: RoundChange) => {
  const { bets: changed, members, returned, taken } = effect
  const text = (units: bigint) => amountText(units, brand.decimals)
  const money = { returned: text(returned), taken: text(taken) }
  const facts = { code: round.code, phase: round.phase, bets: changed, members, ...money }
  return needTwo(tx, session, { rule, subject: subjectOf(round), facts }, deps.now())
}

/** How bets end now, and why. */
interface Resettlement {
  readonly round: RoundRow
  readonly ends: readonly BetEnd[]
  readonly what: string
  readonly reason: string
}

/** Move the differences; what a member has spent already is owed. */
async function moveDifferences(tx: Tx, { round, ends, what, reason }: Resettlement, now: Date) {
  if (ends.length === 0) return { changed: 0, uncovered: 0 }
  const verdicts = await adjustBets(
    tx,
    ends.map(({ bet, settlement }) => ({ ...settlement, id: derivedId(bet.id, what), betId: bet.id, reason })),
    now,
  )
  const done = ends.filter((_, at) => verdicts[at]?.ok)
  await bets.decideBets(
    tx,
    done.map(({ bet }) => bet),
  )
  await announceMembers(
    tx,
    round.brandId,
    round.gameCode,
    done.map(({ bet }) => bet),
  )
  return { changed: done.length, uncovered: ends.length - done.length }
}

interface AuditedAction {
  readonly round: RoundRow
  readonly action: 'tables.void' | 'tables.resettle'
  readonly after: Readonly<Record<string, unknown>>
}

async function audit(tx: Tx, deps: Deps, ask: RoundRequest, { round, action, after }: AuditedAction): Promise<void> {
  await record(
    tx,
    doerOf(ask),
    {
      brandId: round.brandId,
      action,
      subject: subjectOf(round),
      before: { phase: round.phase, settlement: round.settlement },
      after,
      reason: ask.body.reason,
      note: ask.body.note,
    },
    deps.now(),
  )
  await notify(tx, [{ topic: 'table_changed', brandId: round.brandId, keys: [round.tableId] }])
}
