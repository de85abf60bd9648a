import { cashOut } from '@croupier/engine/studio-game.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { runIsolated } from '#kernel/fault-isolation.ts'
import { doTogether, keysAside, setAside, type Task } from '#kernel/failed-task.ts'
import { inParts } from '#kernel/in-parts.ts'
import { announce } from '#kernel/outbox.ts'
import { must } from '#kernel/refusal.ts'
import { cancelBets, settleBets } from '../../betting/betting.ts'
import { type FailedBet, recordFailedSettlements } from '../../betting/failed-settlements/failed-settlements.ts'
import { saveRounds } from '../../betting/multi-step-rounds/multi-step-rounds.ts'
import { allBrands, type Brand } from '../../brand/brand.ts'
import { applyStep, roundStateOf, wireOf } from './stage.ts'
import * as store from './store.ts'

const AT_ONCE = 100
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Settle rounds that were abandoned for too long: what is won is paid, and where nothing was picked the stake is returned. */
export async function autoSettleAbandoned(deps: Deps): Promise<void> {
  await runIsolated(deps, await allBrands(deps), async (brand) => {
    await interruptAbandoned(deps, brand)
    while ((await settleAbandoned(deps, brand)) === AT_ONCE);
  })
}

/** Rounds that nobody has continued for a while are shown as interrupted. */
async function interruptAbandoned(deps: Deps, { id: brandId, settings }: Brand): Promise<void> {
  const since = new Date(deps.now().getTime() - settings.openRounds.interruptedMinutes * MINUTE_MS)
  for (let found = AT_ONCE; found === AT_ONCE;) {
    const aside = await keysAside(deps.db, interruptRound)
    const abandoned = await store.findAbandoned(deps.db, { brandId, since, uninterrupted: true, aside }, AT_ONCE)
    await doTogether(
      deps,
      interruptRound,
      abandoned.map(({ roundId }) => ({ brandId, key: roundId })),
    )
    found = abandoned.length
  }
}

/** Show a round as interrupted that still is open. */
export const interruptRound: Task = {
  name: 'interrupt_round',
  async work(tx, _deps, subjects) {
    const rounds = await store.findMultiStepRounds(
      tx,
      subjects.map(({ key }) => key),
    )
    const changes = [...rounds.values()]
      .filter(({ closedAt, interrupted }) => closedAt === null && !interrupted)
      .map((before) => ({ before, after: { ...before, interrupted: true } }))
    if (changes.length === 0) return
    await store.saveMultiStepRounds(tx, changes)
    await saveRounds(
      tx,
      changes.map(({ after }) => recordOf(after, 'interrupted')),
    )
  },
}

/** Settle them, each as it stands; one that cannot be paid is recorded as failed and the others end. */
async function settleAbandoned(deps: Deps, { id: brandId, settings }: Brand): Promise<number> {
  const since = new Date(deps.now().getTime() - settings.openRounds.endDays * DAY_MS)
  const aside = await keysAside(deps.db, endRound)
  const abandoned = await store.findAbandoned(deps.db, { brandId, since, aside }, AT_ONCE)
  const failed: { readonly row: store.MultiStepRound; readonly reason: string }[] = []
  await inParts(deps.db, abandoned, {
    work: (tx, part) => end(tx, deps, brandId, part),
    setAside: async (_, row, reason) => void failed.push({ row, reason }),
  })
  await inParts(deps.db, failed, {
    async work(tx, part) {
      const reasons = new Map(part.map(({ row, reason }) => [row.roundId, reason]))
      const ends = await endsOf(
        tx,
        part.map(({ row }) => row),
        deps.now(),
      )
      await recordFailedSettlements(
        tx,
        deps,
        ends.map((one) => failedOf(one, reasons.get(one.after.roundId) ?? '')),
      )
      await write(tx, brandId, ends)
    },
    // Nobody can even say how it ends.
    setAside: (tx, { row }, reason) => setAside(tx, deps, endRound, { brandId, key: row.roundId, reason }),
  })
  return abandoned.length
}

/** Settle an abandoned round as it stands. */
export const endRound: Task = {
  name: 'end_round',
  async work(tx, deps, subjects) {
    for (const { brandId, key } of subjects) {
      const row = (await store.findMultiStepRounds(tx, [key])).get(key)
      if (row) await end(tx, deps, brandId, [row])
    }
  },
}

async function end(tx: Tx, deps: Deps, brandId: number, rows: readonly store.MultiStepRound[]): Promise<void> {
  const ends = await endsOf(tx, rows, deps.now())
  await pay(tx, ends, deps.now())
  await write(tx, brandId, ends)
}

/** How rounds end that nobody has continued since they were found. */
async function endsOf(tx: Tx, abandoned: readonly store.MultiStepRound[], now: Date): Promise<readonly RoundEnd[]> {
  const fresh = await store.findMultiStepRounds(
    tx,
    abandoned.map(({ roundId }) => roundId),
  )
  return abandoned.flatMap(({ roundId, steps }) => {
    const before = fresh.get(roundId)
    const isAbandoned = before?.closedAt === null && before.steps.length === steps.length
    return isAbandoned ? [{ before, ...endOf(before, now) }] : []
  })
}

async function pay(tx: Tx, ends: readonly RoundEnd[], now: Date): Promise<void> {
  const paid = ends.filter(({ returned }) => !returned)
  const settled = await settleBets(
    tx,
    paid.map(({ after }) => ({ betId: after.betId, payout: after.payout, status: 'won' as const })),
    now,
  )
  for (const verdict of settled) must(verdict)
  const returned = ends.filter((end) => end.returned).map(({ after }) => after.betId)
  if (returned.length > 0) for (const verdict of await cancelBets(tx, returned, now)) must(verdict)
}

async function write(tx: Tx, brandId: number, ends: readonly RoundEnd[]): Promise<void> {
  if (ends.length === 0) return
  // Whoever took a step meanwhile was quicker, and all of this is tried again.
  await store.saveMultiStepRounds(tx, ends)
  await saveRounds(
    tx,
    ends.map((end) => recordOf(end.after, end.returned ? 'void' : 'closed')),
  )
  await announce(tx, [
    { topic: 'balances_changed', brandId, keys: [...new Set(ends.map(({ after }) => after.memberId))] },
    { topic: 'rounds_settled', brandId, keys: [...new Set(ends.map(({ after }) => after.gameCode))] },
  ])
}

const failedOf = ({ after, returned }: RoundEnd, reason: string): FailedBet => ({
  ...after,
  id: after.betId,
  settlement: { payout: after.payout, status: returned ? 'void' : 'won' },
  gameRecord: {},
  reason,
})

interface RoundEnd {
  readonly before: store.MultiStepRound
  readonly after: store.MultiStepRound
  /** Nothing was picked, or the game cannot continue: the stake is returned. */
  readonly returned: boolean
}

function endOf(row: store.MultiStepRound, now: Date): Omit<RoundEnd, 'before'> {
  const state = roundStateOf(row)
  const playable = row.paytableVersion === state.game.paytableVersion && state.stage.mayCashOut
  const stage = playable ? must(applyStep(row, state, cashOut)) : undefined
  const steps = stage ? [...row.steps, cashOut] : row.steps
  const payout = stage?.payout ?? row.stake
  return {
    after: { ...row, steps, payout, interrupted: false, closedAt: now, endedBy: 'clock' },
    returned: stage === undefined,
  }
}

function recordOf(row: store.MultiStepRound, status: 'closed' | 'interrupted' | 'void') {
  const { game, stage } = roundStateOf(row)
  const events = wireOf(game, stage, row.decimals)
  return { id: row.roundId, status, steps: row.steps, events, closedAt: row.closedAt }
}
