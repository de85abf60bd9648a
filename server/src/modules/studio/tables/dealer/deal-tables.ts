import { tableGameOf } from '@croupier/engine/tables/tables.ts'
import type { TableGame } from '@croupier/engine/tables/table-game.ts'
import { failuresOf } from '#kernel/back-off.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { AcquireLeases } from '#kernel/poller.ts'
import { notify } from '#kernel/notifications.ts'
import { must } from '#kernel/refusal.ts'
import { warnRepeated } from '#kernel/repeated-warning.ts'
import { closeRounds } from '../../../betting/betting.ts'
import { type Brand, brandOf } from '../../../brand/brand.ts'
import { tablePace } from '../../../brand/table-pace/table-pace.ts'
import { makeChain, publishChain } from '../../../chains/chains.ts'
import { findAnswers } from '../answers/store.ts'
import { findRounds, findTablesById, holdRounds, type RoundRow, type TableRow } from '../store.ts'
import { dealOf, linkOf } from './deal.ts'
import { chainOwner, openNext } from './open-round.ts'
import { RESTING, turnOf } from './rules.ts'
import { returnStakes, settleBets } from './settle-bets.ts'
import { closed, dealOn, settled, type Transition, voided, withSeats } from './transitions.ts'
import * as store from './store.ts'

/** What a dealer has in hand of the tables, by their numbers. */
export const LIVE_TABLES = 'live tables'
const IDLE_MS = 250
const REST_MS = 50
const FAILED = 'a table could not be dealt; it is tried again'
/** Tables that are worked on at once. */
const AT_ONCE = 6

/** Do what is due at the tables that this node has in hand; answers when the next thing is. */
export async function dealTables(deps: Deps, own: AcquireLeases): Promise<number> {
  const numbers = await own(LIVE_TABLES, await store.findNumbers(deps.db))
  const due = await store.findDue(deps.db, numbers, deps.now())
  const ids = due[Symbol.iterator]()
  const failures = failuresOf(deps, 'tables')
  const rests: number[] = []
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const id of ids)
        rests.push(
          await failures.attempt(deps, { table: id, message: FAILED }, () =>
            dealTable(deps, id).then(() => 0, withoutRow),
          ),
        )
    }),
  )
  const next = await store.findNextDue(deps.db, numbers)
  // One that failed stays due: the others are looked after, and it is not asked without rest.
  const leastMs = rests.some((ms) => ms > 0) ? REST_MS : 0
  return next === null ? IDLE_MS : Math.max(leastMs, Math.min(IDLE_MS, next.getTime() - deps.now().getTime()))
}

/** What went wrong, without the row that a database shows beside it: the next card may be in it. */
function withoutRow(error: unknown): never {
  const plain = new Error(error instanceof Error ? error.message : String(error))
  if (error instanceof Error && error.stack !== undefined) plain.stack = error.stack
  throw plain
}

/** All that is to be done at one table now, if something is. */
export async function dealTable(deps: Deps, id: string): Promise<void> {
  const table = (await findTablesById(deps.db, [id])).get(id)
  if (!table || table.dueAt > deps.now()) return
  const round = table.roundId === null ? undefined : (await findRounds(deps.db, [table.roundId])).get(table.roundId)
  const brand = await brandOf(deps, table.brandId)
  const game = tableGameOf(table.gameCode)
  if (!game) return inTransaction(deps.db, async (tx) => void (await store.putOff(tx, id, 'closed', RESTING)))
  const turn = turnOf(table, round, brand.settings.tables, deps.now())
  if (turn === 'open') return open(deps, brand, table)
  if (turn === 'rest' || turn === 'close_table') {
    const state = turn === 'rest' || table.state !== 'closing' ? table.state : table.thenState
    return announcingTable(deps, table, async (tx) => void (await store.putOff(tx, id, state, RESTING)))
  }
  if (round) await advanceRound(deps, { brand, table, game, turn }, round)
}

/** What is to be done at a table. */
interface TableTurn {
  readonly brand: Brand
  readonly table: TableRow
  readonly game: TableGame
  readonly turn: 'close' | 'deal' | 'settle' | 'return_stakes' | 'void'
}

/** Take a round that runs one step further. */
async function advanceRound(deps: Deps, { brand, table, game, turn }: TableTurn, round: RoundRow): Promise<void> {
  const pace = tablePace(brand, table)
  const now = deps.now()
  const save = (tx: Tx, before: RoundRow, { after, dueAt, shoe }: Transition) =>
    Promise.all([store.saveRound(tx, before, after, dueAt), shoe && store.saveShoe(tx, before.shoeId, shoe, now)])
  if (turn === 'settle' || turn === 'return_stakes') {
    await (turn === 'settle' ? settleBets(deps, { brand, round }, game) : returnStakes(deps, { brand, round }))
    const link = turn === 'return_stakes' ? await linkIfKnown(deps, round.shoeId) : undefined
    return announcingTable(deps, table, async (tx) => {
      for (const closed of await closeRounds(tx, [round.id], turn === 'settle' ? 'closed' : 'void', now)) must(closed)
      // A void round ends its shoe, so that its link may be revealed.
      const shoe = link === undefined ? {} : { shoe: { taken: round.startsFrom, hash: link } }
      await save(tx, round, { ...settled(round, { pace, now: deps.now() }), ...shoe })
    })
  }
  // Seats are known once betting is over; the deal is the same whoever asks for it, so it is made outside.
  const known = turn === 'deal' ? withSeats(round, game.spots(round.paytable)) : round
  const dealt = turn === 'deal' ? await dealOf(deps, game, known, deps.db) : undefined
  const hash = turn === 'void' ? await linkOf(deps, round.shoeId) : null
  await announcingTable(deps, table, async (tx) => {
    // Behind its lock: who has bet or answered has done so before, or is late.
    const held = (await holdRounds(tx, [round.id])).get(round.id)
    if (!held || held.version !== round.version) return
    const fresh = turn === 'deal' ? withSeats(held, game.spots(held.paytable)) : held
    const given = await findAnswers(tx, [round.id])
    const transition = dealt
      ? dealOn(fresh, dealt, { game, pace, given, now })
      : hash === null
        ? closed(held, { pace, now })
        : { ...voided(held, now), shoe: { taken: held.startsFrom, hash } }
    await save(tx, held, transition)
  })
}

/** A shoe whose link cannot be computed does not keep a round from ending. */
const linkIfKnown = (deps: Deps, shoeId: string): Promise<string | undefined> =>
  linkOf(deps, shoeId).catch((error: unknown) => {
    warnRepeated(deps, { err: error, shoe: shoeId }, 'the link of a shoe is not known')
    return undefined
  })

/** The next round; before the first one of a chain it is made, published, and only then salted. */
async function open(deps: Deps, brand: Brand, table: TableRow): Promise<void> {
  const opened = await announcingTable(deps, table, (tx) => openNext(tx, deps, brand, table))
  if (opened === 'open') return
  if (opened === 'chain') {
    const made = await makeChain(deps, brand.settings.tables.links)
    await inTransaction(deps.db, (tx) => publishChain(tx, chainOwner(table.id), made, deps.now()))
  }
  await open(deps, brand, table)
}

/** Pages that show the table or the lobby read again, as soon as it has been written. */
const announcingTable = <T>(deps: Deps, { id, brandId }: TableRow, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(deps.db, async (tx) => {
    const value = await work(tx)
    await notify(tx, [{ topic: 'table_changed', brandId, keys: [id] }])
    return value
  })
