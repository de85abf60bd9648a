import type { TableGame } from '@croupier/engine/tables/table-game.ts'
import { tableGameOf } from '@croupier/engine/tables/tables.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { notify } from '#kernel/notifications.ts'
import { brandOf } from '../../../brand/brand.ts'
import { type TablePace, tablePace } from '../../../brand/table-pace/table-pace.ts'
import { findTable, type RoundRow } from '../store.ts'
import { dealOf } from './deal.ts'
import { newRound, shoeInHand } from './open-round.ts'
import { closed, dealOn, settled, type Transition } from './transitions.ts'
import * as store from './store.ts'

/** Rounds of a table one after the other. */
export interface RoundSpan {
  /** When the first one opens. */
  readonly from: Date
  /** None opens at this moment or later. */
  readonly until: Date
  /** So many at most. */
  readonly most: number
}

/**
 * Deal rounds at which nobody bets, in one transaction: each by the steps that a dealer makes, at the moments at which they are due.
 * For whoever has the table in hand. It ends where the table wants a chain, whose links are to be published before.
 */
export async function dealUnattended(deps: Deps, tableId: string, { from, until, most }: RoundSpan): Promise<void> {
  const table = await findTable(deps.db, tableId)
  const game = table && tableGameOf(table.gameCode)
  if (!table || !game) throw new Error(`there is no table ${tableId} that could be dealt`)
  const brand = await brandOf(deps, table.brandId)
  const pace = tablePace(brand, table)
  await inTransaction(deps.db, async (tx) => {
    const rounds: RoundRow[] = []
    let [next, shoe]: [Date, store.OpenShoe | undefined] = [from, undefined]
    while (rounds.length < most && next < until) {
      const opens = next
      const at = { ...deps, now: () => opens }
      const inHand: store.OpenShoe | 'chain' | 'again' = shoe ?? (await shoeInHand(tx, at, table))
      if (inHand === 'chain') break
      if (inHand === 'again') continue
      const round = openedRound(newRound(at, { brand, table, shoe: inHand }), table.code, opens)
      const end = await wholeRound(tx, deps, { game, pace, round })
      rounds.push(end.after)
      next = end.dueAt
      shoe = { ...inHand, taken: end.shoe.taken, rounds: inHand.rounds + 1 }
      if (end.shoe.hash !== null) {
        await store.saveShoe(tx, shoe.id, end.shoe, end.after.endedAt ?? next)
        shoe = undefined
      }
    }
    if (shoe) await store.saveShoe(tx, shoe.id, { taken: shoe.taken, hash: null }, next)
    const last = rounds.at(-1)
    if (last === undefined) return
    await store.insertDealt(tx, rounds)
    // Held no longer than it must be: whoever looks at the table waits behind it.
    if (!(await store.holdTable(tx, table.id, table.roundId))) throw new Error(`somebody else deals at ${table.code}`)
    await store.saveLast(tx, table.id, { roundId: last.id, dueAt: next })
    await notify(tx, [{ topic: 'table_changed', brandId: brand.id, keys: [tableId] }])
  })
}

/** A round as it stands when it has just been opened. */
const openedRound = (round: store.NewRound, tableCode: string, now: Date): RoundRow => ({
  ...round,
  tableCode,
  phase: 'betting',
  version: 1,
  openedAt: now,
  phaseEndsAt: round.closesAt,
  dealtTo: [],
  answers: [],
  question: null,
  events: [],
  result: null,
  won: [],
  summary: null,
  totals: {},
  people: 0,
  times: { created: now.toISOString(), betting: now.toISOString() },
  endedAt: null,
  settledAt: null,
  settlement: 0,
})

interface OpenedRound {
  readonly game: TableGame
  readonly pace: TablePace
  readonly round: RoundRow
}

/** Take a round to its end; nobody is waited for, because nobody has bet. */
async function wholeRound(tx: Tx, deps: Deps, { game, pace, round }: OpenedRound): Promise<Required<Transition>> {
  let step: Transition = closed(round, { pace, now: round.closesAt })
  let deal = await dealOf(deps, game, step.after, tx)
  for (;;) {
    const { after, dueAt } = step
    step = dealOn(after, deal, { game, pace, given: [], now: dueAt })
    if (step.shoe) return { ...settled(step.after, { pace, now: step.dueAt }), shoe: step.shoe }
    if (step.after.answers !== after.answers) deal = await dealOf(deps, game, step.after, tx)
  }
}
