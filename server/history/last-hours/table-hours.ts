import { tableGameOf } from '@croupier/engine/tables/tables.ts'
import { setTimeout } from 'node:timers/promises'
import type { Deps } from '#kernel/deps.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { tablePace } from '#modules/brand/table-pace/table-pace.ts'
import { type Chain, chainOf } from '#modules/chains/chains.ts'
import { dealTable } from '#modules/studio/tables/dealer/deal-tables.ts'
import { dealUnattended } from '#modules/studio/tables/dealer/deal-unattended.ts'
import { chainOwner } from '#modules/studio/tables/dealer/open-round.ts'
import { findOpenShoe } from '#modules/studio/tables/dealer/store.ts'
import { noteViews } from '#modules/studio/tables/presence/presence.ts'
import { recordPresence } from '#modules/studio/tables/presence/record-presence.ts'
import { findRounds, findTable, type RoundRow, type TableRow } from '#modules/studio/tables/store.ts'
import type { PastClock } from '../clock.ts'
import { beginChain, chainFor, isOf } from './chains.ts'
import { giveAnswers, type Guests, layBets, placeOf } from './table-guests.ts'

/** The last hours of a brand's tables, as they are written over one connection. */
export interface TableHours {
  readonly today: Deps
  readonly clock: PastClock
  readonly brand: Brand
  readonly guests: Guests
  readonly until: Date
  readonly signal: AbortSignal
}

/** When somebody is at a table. */
export interface VisitSpan {
  readonly from: Date
  readonly to: Date
}

const MINUTE_MS = 60_000
/** The shoes at which there have been people follow from the history's seed and end about here; the one after them is today's chance. */
const RECENT_MS = 25 * MINUTE_MS
const BEFORE_MS = 45 * MINUTE_MS
/** About so many rounds are dealt from a shoe. */
const ROUNDS_OF_SHOE: Readonly<Record<string, number>> = { BACCARAT: 82, DRAGON_TIGER: 201 }
/** About so much is shown of a round, one after the other; of dice or a wheel all at once. */
const STEPS: Readonly<Record<string, number>> = { DRAGON_TIGER: 2 }
const STEPS_OF_CARDS = 5
/** So many are made of today's chance; the dealer makes more when they are dealt. No table has as many of the past. */
const LINKS_OF_TODAY = 300
/** In one transaction, for which others wait who look at the table. */
const AT_ONCE = 24

interface TablePlan {
  readonly table: TableRow
  readonly visited: VisitSpan
  readonly roundMs: number
  /** How many links are dealt from by the history's seed. */
  readonly links: number
  readonly from: Date
}

function planOf({ brand, until }: TableHours, table: TableRow, visited: VisitSpan): TablePlan {
  const pace = tablePace(brand, table)
  const deck = tableGameOf(table.gameCode)?.deck
  const steps = deck ? (STEPS[table.gameCode] ?? STEPS_OF_CARDS) : 1
  const roundMs = pace.betMs + pace.guardMs + pace.resultMs + steps * pace.stepMs
  const shoeMs = roundMs * (deck?.lasts === 'shoe' ? (ROUNDS_OF_SHOE[table.gameCode] ?? 1) : 1)
  const links = Math.ceil(BEFORE_MS / shoeMs)
  return { table, visited, roundMs, links, from: new Date(until.getTime() - RECENT_MS - links * shoeMs) }
}

/**
 * Deal a table until the moment at which the last hours end: shoes of the past, with the bets of whoever visited it, and the one that
 * is in hand. What was cut off goes on where it was; where somebody has dealt since, nothing is added.
 */
export async function writeTableHours(hours: TableHours, table: TableRow, visited: VisitSpan): Promise<void> {
  const plan = planOf(hours, table, visited)
  while (!hours.signal.aborted && (await dealSome(hours, plan))) await setTimeout(0)
}

/** Whether another round is dealt before the end: none opens at the last moment at which it could, for which nobody deals. */
export const isRoomFor = (roundMs: number, next: Date, until: Date): boolean =>
  next.getTime() + roundMs < until.getTime()

/** The next rounds; false where none is left. */
async function dealSome(hours: TableHours, plan: TablePlan): Promise<boolean> {
  const { clock, until, guests } = hours
  const { roundMs, visited } = plan
  const table = await findTable(clock.deps.db, plan.table.id)
  const round = table?.roundId ? (await findRounds(clock.deps.db, [table.roundId])).get(table.roundId) : undefined
  const chain = await chainOf(clock.deps.db, chainOwner(plan.table.id))
  const isOurs = chain === undefined || isOf(chain, plan.links) || isOf(chain, LINKS_OF_TODAY)
  if (table?.state !== 'open' || !isOurs || (round && round.openedAt > until)) return false
  const name = `table ${table.brandId} ${table.code} ${round ? placeOf(round) : ''}`
  if (round && round.settledAt === null) {
    clock.begin(round.phase === 'betting' ? round.openedAt : table.dueAt, `${name} on`)
    await finishRound(hours, table, round.id)
    return true
  }
  const next = round?.phaseEndsAt ?? plan.from
  if (!isRoomFor(roundMs, next, until)) return false
  clock.begin(next, name)
  const isPast = await haveLinks(hours, plan, chain)
  if (isPast && guests.persons.length > 0 && next >= visited.from && next < visited.to) {
    await visitRound(hours, table)
    return true
  }
  const end = isPast && next < visited.from ? visited.from : new Date(until.getTime() - roundMs)
  await dealUnattended(clock.deps, table.id, { from: next, until: end, most: AT_ONCE })
  return true
}

/**
 * Links to deal from: first those of the past, then those of today's chance, which nobody can know who knows the history's seed.
 * Answers whether they are still of the past.
 */
async function haveLinks(hours: TableHours, plan: TablePlan, chain: Chain | undefined): Promise<boolean> {
  const { clock, today } = hours
  const { deps } = clock
  const owner = chainOwner(plan.table.id)
  if (chain === undefined) {
    await beginChain(deps, owner, await chainFor(deps, plan.links))
    return true
  }
  if (chain.linksLeft > 0 || (await findOpenShoe(deps.db, plan.table.id))) return isOf(chain, plan.links)
  const chance = { ...deps, random: today.random }
  await beginChain(chance, owner, await chainFor(chance, LINKS_OF_TODAY))
  return false
}

/** A round as everybody there sees it: it opens, chips are laid, and the dealer goes on until it is settled. */
async function visitRound(hours: TableHours, table: TableRow): Promise<void> {
  const { clock } = hours
  noteViews(clock.deps, [table.id])
  await recordPresence(clock.deps)
  await dealTable(clock.deps, table.id)
  const roundId = (await findTable(clock.deps.db, table.id))?.roundId
  if (roundId && roundId !== table.roundId) await finishRound(hours, table, roundId)
}

async function finishRound(hours: TableHours, table: TableRow, roundId: string): Promise<void> {
  const { clock } = hours
  const look = async () => ({
    round: (await findRounds(clock.deps.db, [roundId])).get(roundId),
    due: (await findTable(clock.deps.db, table.id))?.dueAt,
  })
  for (let now = await look(); now.round?.settledAt === null && now.due; now = await look()) {
    await play(hours, table, now.round)
    const { due = now.due } = await look()
    clock.wait(due)
    await dealTable(clock.deps, table.id)
  }
}

async function play(hours: TableHours, table: TableRow, round: RoundRow): Promise<void> {
  const visit = { ...hours, table }
  if (round.phase === 'betting') await layBets(visit, round)
  if (round.question !== null && round.people > 0) await giveAnswers(visit, round)
}
