import { failuresOf } from '#kernel/back-off.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { newId } from '#kernel/id.ts'
import { must } from '#kernel/refusal.ts'
import { msOf } from '@croupier/engine/instant/crash.ts'
import { closeRounds } from '../../betting/betting.ts'
import { recordSharedRound } from '../../betting/shared-rounds/shared-rounds.ts'
import { allBrands, type Brand } from '../../brand/brand.ts'
import { chainOf, hashOfLink, makeChain, publishChain, saltChain, takeLink } from '../../chains/chains.ts'
import { chainOwner, notifyTable } from './decide-bet.ts'
import { endBets, OTHERS_TURN_MS } from './end-bets.ts'
import { crashOutcomeOf, outcomeOf } from './crash-outcome.ts'
import { GRACE_MS, multiplierAfter, turnOf } from './rules.ts'
import { endOf } from './view.ts'
import * as store from './store.ts'

const IDLE_MS = 1000
const HEARTBEAT_EVERY_MS = 500
/** The next to leave by themselves are not waited for longer than this, nor shorter. */
const TICK_MS = 50
const AT_ONCE = 500

const FAILED = 'a crash round could not be advanced; it is tried again'

/** Advance every brand’s shared rounds, each by itself: open, start, pay those that cash out automatically, crash, settle. */
export async function advanceRounds(deps: Deps): Promise<number> {
  const failures = failuresOf(deps, 'crash')
  const brands = await allBrands(deps)
  const waits = await Promise.all(
    brands.map((brand) =>
      failures.attempt(deps, { brand: String(brand.id), message: FAILED }, () => advanceRound(deps, brand)),
    ),
  )
  return Math.min(IDLE_MS, ...waits)
}

/** One step of one brand; answers when the next is due. What was cut off before continues where it was. */
export async function advanceRound(deps: Deps, brand: Brand): Promise<number> {
  const round = await store.findCurrent(deps.db, brand.id)
  if (!round) return open(deps, brand)
  const outcome = await crashOutcomeOf(deps, round)
  const turn = turnOf({ ...round, ...outcome }, deps.now(), brand.settings.crash.pauseMs)
  switch (turn.kind) {
    case 'wait':
      return turn.ms
    case 'open':
      return open(deps, brand)
    case 'start':
      return change(deps, round, { from: 'betting', to: 'running', heartbeatAt: deps.now() })
    case 'heartbeat':
      return payCashOuts(deps, brand, round, outcome)
    case 'crash':
      return change(deps, round, {
        from: 'running',
        to: 'crashed',
        heartbeatAt: deps.now(),
        point: outcome.point,
        hash: outcome.hash,
        endedAt: new Date(round.startsAt.getTime() + outcome.crashMs),
      })
    case 'void':
      return change(deps, round, {
        from: round.phase,
        to: 'void',
        heartbeatAt: deps.now(),
        hash: outcome.hash,
        endedAt: deps.now(),
      })
    case 'settle':
      return settle(deps, brand, round, outcome)
  }
}

/** One node at a time advances a round; the others try again a little later. */
const alone = (deps: Deps, brandId: number, work: (tx: Tx) => Promise<number>): Promise<number> =>
  inTransaction(deps.db, async (tx) => ((await store.takeTurn(tx, brandId)) ? work(tx) : OTHERS_TURN_MS))

const change = (deps: Deps, { id, brandId }: store.RoundRow, to: store.PhaseChange): Promise<number> =>
  alone(deps, brandId, async (tx) => {
    if (await store.changePhase(tx, id, to)) notifyTable(tx, brandId)
    return 0
  })

/** The next round; before the first one a chain is made, published, and only then salted. */
async function open(deps: Deps, brand: Brand): Promise<number> {
  const limits = brand.settings.gameLimits.CRASH
  if (!limits?.open) return IDLE_MS
  const { links, bettingMs } = brand.settings.crash
  const owner = chainOwner(brand.id)
  const chain = await chainOf(deps.db, owner)
  if (!chain || chain.linksLeft === 0) {
    const made = await makeChain(deps, links)
    return alone(deps, brand.id, async (tx) => {
      await publishChain(tx, owner, made, deps.now())
      return 0
    })
  }
  return alone(deps, brand.id, async (tx) => {
    const now = deps.now()
    if (chain.salt === null) {
      await saltChain(tx, deps, chain.id)
      return 0
    }
    const before = await store.findCurrent(tx, brand.id)
    if (before && before.settledAt === null) return OTHERS_TURN_MS
    const taken = await takeLink(tx, chain.id)
    if (!taken) return 0
    const outcome = outcomeOf(await hashOfLink(tx, taken.chainId, taken.link), taken.salt, limits.profile)
    const id = newId(deps)
    const startsAt = new Date(now.getTime() + bettingMs)
    await store.insertRound(tx, { ...taken, id, brandId: brand.id, profile: limits.profile, startsAt }, now)
    await store.insertOutcome(tx, { ...outcome, roundId: id, startsAt, sandbox: deps.config.mode === 'sandbox' })
    notifyTable(tx, brand.id)
    return 0
  })
}

/** While it flies: say that somebody is there, and pay those who leave by themselves at this multiplier. */
async function payCashOuts(
  deps: Deps,
  brand: Brand,
  round: store.RoundRow,
  { crashMs }: store.CrashOutcome,
): Promise<number> {
  const now = deps.now()
  const ms = now.getTime() - round.startsAt.getTime()
  if (now.getTime() - round.heartbeatAt.getTime() >= HEARTBEAT_EVERY_MS)
    await alone(deps, brand.id, async (tx) => {
      await store.changePhase(tx, round.id, { from: 'running', to: 'running', heartbeatAt: now })
      return 0
    })
  const due = await store.findOpenBets(deps.db, round.id, BigInt(multiplierAfter(ms)), AT_ONCE)
  if (due.length > 0) return endBets(deps, { brand, round }, due, 'left')
  const next = await store.lowestCashOut(deps.db, round.id)
  const nextMs = Math.min(crashMs, next === undefined ? crashMs : msOf(next)) - ms
  return Math.max(TICK_MS, Math.min(HEARTBEAT_EVERY_MS, nextMs))
}

/** After a crash: those that cashed out automatically before it are paid, then the others have lost. Of a void round all stakes return. */
async function settle(deps: Deps, brand: Brand, round: store.RoundRow, outcome: store.CrashOutcome): Promise<number> {
  if (round.phase === 'void') {
    const unsettled = await store.findOpenBets(deps.db, round.id, undefined, AT_ONCE)
    return unsettled.length > 0 ? endBets(deps, { brand, round }, unsettled, 'returned') : close(deps, round, 'void')
  }
  const due = await store.findOpenBets(deps.db, round.id, outcome.point, AT_ONCE)
  if (due.length > 0) return endBets(deps, { brand, round }, due, 'left')
  const grace = (round.endedAt?.getTime() ?? 0) + GRACE_MS - deps.now().getTime()
  if (grace > 0) return grace
  const others = await store.findOpenBets(deps.db, round.id, undefined, AT_ONCE)
  return others.length > 0 ? endBets(deps, { brand, round }, others, 'lost') : close(deps, round, outcome)
}

/** The end of a round; how one went that crashed is recorded for its members. */
const close = (deps: Deps, round: store.RoundRow, how: 'void' | store.CrashOutcome): Promise<number> =>
  alone(deps, round.brandId, async (tx) => {
    const now = deps.now()
    if (!(await store.isStill(tx, round))) return 0
    if (how !== 'void') await recordSharedRound(tx, endOf(round, how))
    for (const closed of await closeRounds(tx, [round.id], how === 'void' ? 'void' : 'closed', now)) must(closed)
    await store.noteSettled(tx, round.id, now)
    await store.deleteOutcome(tx, round.id)
    notifyTable(tx, round.brandId)
    return 0
  })
