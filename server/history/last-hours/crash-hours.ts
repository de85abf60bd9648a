import type { leaveCrash, placeCrashBet } from '@croupier/contract/crash.ts'
import { setTimeout } from 'node:timers/promises'
import { v5 } from 'uuid'
import type { Deps } from '#kernel/deps.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { chainOf } from '#modules/chains/chains.ts'
import { advanceRound } from '#modules/studio/crash/advance-rounds.ts'
import { cashOut } from '#modules/studio/crash/cash-out.ts'
import { chainOwner } from '#modules/studio/crash/decide-bet.ts'
import { placeBet } from '#modules/studio/crash/place-bet.ts'
import { findCurrent, type RoundRow } from '#modules/studio/crash/store.ts'
import { bytesOf, diceOf } from '../dice.ts'
import type { Person } from '../persons.ts'
import { HISTORY } from '../plan-day.ts'
import { beginChain, chainFor, endChain, isOf } from './chains.ts'
import { unlessRefused } from './table-guests.ts'
import type { TableHours } from './table-hours.ts'

/** So many rounds fit into the last minutes, and so many are flown at most. */
const FROM_MS = 24 * 60_000
const LINKS = 90
/** A round is over by then, unless it flies higher than hardly any does. */
const ROUND_MS = 45_000
/** A dealer is heard every few seconds while a round flies. */
const HEARD_EVERY_MS = 2000

const AIMS = ['1.20', '1.50', '1.50', '2.00', '2.00', '3.00', '5.00', '10.00'] as const

/** Publish the chain of the past before anybody asks for one: that of today has a million links, which take their time. */
export async function prepareCrash(deps: Deps, { id }: Brand, until: Date): Promise<void> {
  if ((await chainOf(deps.db, chainOwner(id))) !== undefined) return
  const past = { ...deps, now: () => new Date(until.getTime() - FROM_MS), random: bytesOf(`crash ${id} chain`) }
  await beginChain(past, chainOwner(id), await chainFor(past, LINKS))
}

/**
 * Fly the shared rounds of a brand until the moment at which the last hours end, from a chain that ends with them. Where somebody has
 * flown before, nothing is added.
 */
export async function writeCrashHours(hours: TableHours): Promise<void> {
  const { clock, brand, signal } = hours
  if (brand.settings.gameLimits.CRASH?.open !== true) return
  while (!signal.aborted && (await flyNext(hours))) await setTimeout(0)
  if (!signal.aborted) await endChain(clock.deps, chainOwner(brand.id), LINKS)
}

/** The next round; false where none is left. */
async function flyNext(hours: TableHours): Promise<boolean> {
  const { clock, brand, until } = hours
  const { deps } = clock
  const [round, chain] = [await findCurrent(deps.db, brand.id), await chainOf(deps.db, chainOwner(brand.id))]
  if (!chain || !isOf(chain, LINKS)) return false
  const name = `crash ${brand.id} ${round?.number ?? 0}`
  if (round && round.settledAt === null) {
    clock.begin(round.heartbeatAt, `${name} on`)
    await fly(hours, round)
    return true
  }
  const next = round?.endedAt
    ? new Date(round.endedAt.getTime() + brand.settings.crash.pauseMs)
    : new Date(until.getTime() - FROM_MS)
  if (next.getTime() + ROUND_MS > until.getTime()) return false
  clock.begin(next, name)
  if (chain.linksLeft === 0) return false
  await advanceRound(deps, brand)
  const opened = await findCurrent(deps.db, brand.id)
  if (opened === undefined || opened.number === round?.number) return false
  await fly(hours, opened)
  return true
}

/** A bet that is left by hand, and when. */
interface ManualExit {
  readonly person: Person
  readonly betId: string
  readonly at: Date
}

/** A round from its bets to its end. */
async function fly(hours: TableHours, opened: RoundRow): Promise<void> {
  const { clock, brand } = hours
  const { deps } = clock
  const waiting = [...(await bet(hours, opened))].toSorted((one, other) => one.at.getTime() - other.at.getTime())
  for (let round: RoundRow | undefined = opened; round?.settledAt === null;) {
    const ms = await advanceRound(deps, brand)
    const now = deps.now().getTime()
    if (ms > 0) {
      const later = round.phase === 'running' ? HEARD_EVERY_MS : ms
      const hand = waiting[0]?.at ?? undefined
      clock.wait(new Date(Math.min(now + later, hand && hand.getTime() > now ? hand.getTime() : Infinity)))
    }
    while (waiting[0] && waiting[0].at <= deps.now()) await leave(hours, waiting.shift())
    round = await findCurrent(deps.db, brand.id)
  }
}

/** Some of the guests bet; one in three means to leave by hand. */
async function bet(hours: TableHours, round: RoundRow): Promise<readonly ManualExit[]> {
  const { clock, brand, guests } = hours
  const byHand: ManualExit[] = []
  for (const person of guests.persons) {
    const name = `crash ${brand.id} ${round.number} ${person.account}`
    const dice = diceOf(name)
    if (!dice.happens(55)) continue
    const stake = String(person.habits.stake * dice.oneOf([1, 1, 2, 5]))
    const [aim, hand, forMs] = [dice.oneOf(AIMS), dice.happens(33), dice.between(1000, 9000)]
    const id = v5(name, HISTORY)
    if (round.phase === 'betting') {
      clock.pass(dice.between(200, 900) / 60_000)
      const body = { id, roundId: round.id, stake, ...(hand ? {} : { autoAt: aim }) }
      const ask = await guests.asked<typeof placeCrashBet>(person, { body })
      await unlessRefused(hours, person, () => placeBet(clock.deps, ask))
    }
    if (hand) byHand.push({ person, betId: id, at: new Date(round.startsAt.getTime() + forMs) })
  }
  return byHand
}

/** Too late is how it goes. */
async function leave(hours: TableHours, hand: ManualExit | undefined): Promise<void> {
  const { clock, guests } = hours
  if (hand === undefined) return
  const ask = await guests.asked<typeof leaveCrash>(hand.person, { body: undefined, params: { betId: hand.betId } })
  await unlessRefused(hours, hand.person, () => cashOut(clock.deps, ask))
}
