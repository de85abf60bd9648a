import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/multi-step-rounds.ts'
import { amountText } from '@croupier/engine/money.ts'
import { batched } from '#kernel/batch.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { announce } from '#kernel/outbox.ts'
import { must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Bet, type BetBook, openBets } from '../../betting/betting.ts'
import { saveRounds } from '../../betting/multi-step-rounds/multi-step-rounds.ts'
import { type Brand, brandOf } from '../../brand/brand.ts'
import { playRulesOf } from '#modules/standing/play/play.ts'
import { applyStep, roundView, roundStateOf, wireOf } from './stage.ts'
import * as store from './store.ts'

type Reply = ReplyOf<typeof contract.takeStep>

interface Command {
  readonly id: string
  readonly roundId: string
  readonly index: number
  readonly step: contract.Step
  readonly memberId: string
  readonly brand: Brand
}

/** Continue an open round: one step, or the last one. */
export async function takeStep(deps: Deps, ask: Ask<typeof contract.takeStep>): Promise<Reply> {
  const { body, params, session } = ask
  const brand = await brandOf(deps, ask.brandId)
  return takeSteps(deps, { ...body, roundId: params.roundId, memberId: session.memberId, brand })
}

/** What one batch of steps is judged by, and what it writes. */
interface StepBatch {
  readonly book: BetBook
  readonly rounds: Map<string, store.MultiStepRound>
  /** As they were before this transaction. */
  readonly before: ReadonlyMap<string, store.MultiStepRound>
  readonly known: Map<string, store.StepRow>
  readonly taken: store.StepRow[]
  readonly now: Date
}

const takeSteps = batched(
  async (tx: Tx, commands: readonly Command[], deps: Deps): Promise<readonly Verdict<Reply>[]> => {
    const now = deps.now()
    const roundIds = [...new Set(commands.map(({ roundId }) => roundId))]
    // Whose round it is never changes, so it may be read before the locks.
    const asked = await store.findMultiStepRounds(tx, roundIds)
    const asks = commands.flatMap(({ roundId, memberId, brand }) => {
      const round = asked.get(roundId)
      return round?.memberId === memberId
        ? [{ betId: round.betId, memberId, asset: round.asset, rules: playRulesOf(brand, now) }]
        : []
    })
    const book = await openBets(tx, asks, now)
    const [before, known] = await Promise.all([
      store.findMultiStepRounds(tx, roundIds),
      store.findSteps(
        tx,
        commands.map(({ id }) => id),
      ),
    ])
    const batch: StepBatch = { book, rounds: new Map(before), before, known: new Map(known), taken: [], now }
    const verdicts = commands.map((command) => takeOne(batch, command))
    if (batch.taken.length > 0) await write(tx, batch)
    return verdicts
  },
)

function takeOne(batch: StepBatch, command: Command): Verdict<Reply> {
  const { id, roundId, index, step, memberId, brand } = command
  const round = batch.rounds.get(roundId)
  if (round?.memberId !== memberId || round.brandId !== brand.id) return no('not_found')
  const before = batch.known.get(id)
  if (before) return isSame(before, command) ? yes(before.reply as Reply) : no('id_reused')

  const state = roundStateOf(round)
  const { endDays } = brand.settings.openRounds
  const value = { round: roundView(round, state, endDays) }
  if (round.closedAt) return no('round_closed', { value })
  if (round.steps.length !== index) return no('step_stale', { value })
  if (round.paytableVersion !== state.game.paytableVersion) return no('paytable_changed')
  const stage = applyStep(round, state, step)
  if (!stage.ok) return stage.code === 'step_not_allowed' ? no(stage.code, { value }) : stage

  const bet = stage.value.done ? settled(batch.book, round, stage.value.payout) : batch.book.bet(round.betId)
  if (!bet) throw new Error(`round ${roundId} has no bet`)
  const after: store.MultiStepRound = {
    ...round,
    steps: [...round.steps, step],
    payout: stage.value.done ? stage.value.payout : 0n,
    lastStepAt: batch.now,
    interrupted: false,
    closedAt: stage.value.done ? batch.now : null,
    endedBy: stage.value.done ? 'member' : null,
  }
  const shown = roundView(after, { ...state, stage: stage.value }, endDays)
  const reply = { ...shown, balance: amountText(bet.balanceAfter, round.decimals) }
  const row = { id, roundId, place: index, step, reply }
  batch.rounds.set(roundId, after)
  batch.known.set(id, row)
  batch.taken.push(row)
  return yes(reply)
}

const settled = (book: BetBook, { betId }: store.MultiStepRound, payout: bigint): Bet =>
  must(book.settle(betId, { payout, status: payout > 0n ? 'won' : 'lost' }))

/** The same step of the same round again? */
const isSame = (before: store.StepRow, { roundId, index, step }: Command) =>
  before.roundId === roundId && before.place === index && JSON.stringify(before.step) === JSON.stringify(step)

async function write(tx: Tx, { book, rounds, before, taken }: StepBatch): Promise<void> {
  const changed = [...before.values()].flatMap((round) => {
    const after = rounds.get(round.roundId)
    return after && after !== round ? [{ before: round, after }] : []
  })
  const after = changed.map((one) => one.after)
  await Promise.all([
    book.write([]),
    store.saveMultiStepRounds(tx, changed),
    store.insertSteps(tx, taken),
    saveRounds(
      tx,
      after.map((round) => {
        const { game, stage } = roundStateOf(round)
        const status = round.closedAt ? ('closed' as const) : ('open' as const)
        const events = wireOf(game, stage, round.decimals)
        return { id: round.roundId, status, steps: round.steps, events, closedAt: round.closedAt }
      }),
    ),
    announce(
      tx,
      after
        .filter((round) => round.closedAt)
        .flatMap(({ brandId, memberId, gameCode }) => [
          { topic: 'balances_changed', brandId, keys: [memberId] },
          { topic: 'rounds_settled', brandId, keys: [gameCode] },
        ]),
    ),
  ])
}
