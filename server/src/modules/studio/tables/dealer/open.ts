import { tableGameOf } from '@croupier/engine/tables/tables.ts'
import type { Tx } from '#kernel/database.ts'
import { dayOf } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { newId } from '#kernel/id.ts'
import { type Brand, tablePace } from '../../../brand/brand.ts'
import { freshSalt, type MadeChain } from '../../crash/chain.ts'
import type { TableRow } from '../store.ts'
import { roundCode } from './rules.ts'
import * as store from './store.ts'

/** What came of asking for the next round: it is open, or a chain is wanted first, or one was just salted. */
export type Opened = 'open' | 'chain' | 'again'

/** The next round of a table: from the shoe that is in hand, or from a new one on the next link of its chain. */
export async function openNext(tx: Tx, deps: Deps, brand: Brand, table: TableRow): Promise<Opened> {
  const now = deps.now()
  const { seatMs } = brand.settings.tables
  // Another dealer may have opened it while this one lost its lock.
  if (!(await store.holdTable(tx, table.id, table.roundId))) return 'open'
  let shoe = await store.findOpenShoe(tx, table.id)
  if (!shoe) {
    const chain = await store.findChain(tx, table.id)
    if (!chain || chain.nextLink === 0) return 'chain'
    if (chain.salt === null) {
      await store.salt(tx, chain.id, freshSalt(deps))
      return 'again'
    }
    const taken = tableGameOf(table.gameCode)?.deck?.burn ?? 0
    shoe = await store.insertShoe(tx, chain.id, { id: newId(deps), tableId: table.id, taken }, now)
    if (!shoe) return 'chain'
  }
  await store.freeSeats(tx, table.id, new Date(now.getTime() - seatMs))
  const number = shoe.rounds + 1
  await store.insertRound(
    tx,
    {
      id: newId(deps),
      brandId: brand.id,
      tableId: table.id,
      shoeId: shoe.id,
      code: roundCode(table.code, dayOf(now, brand.timeZone), shoe.number, number),
      number,
      gameCode: table.gameCode,
      paytable: table.paytable,
      closesAt: new Date(now.getTime() + tablePace(brand, table).betMs),
      startsFrom: shoe.taken,
    },
    now,
  )
  return 'open'
}

/** A new chain is published before anybody knows its salt. */
export async function publishChain(
  tx: Tx,
  deps: Deps,
  { table, links, made }: { readonly table: TableRow; readonly links: number; readonly made: MadeChain },
): Promise<void> {
  const chain = await store.findChain(tx, table.id)
  if (!chain || chain.nextLink === 0) await store.insertChain(tx, { tableId: table.id, links, ...made }, deps.now())
}
