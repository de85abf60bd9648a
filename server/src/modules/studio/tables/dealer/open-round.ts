import { tableGameOf } from '@croupier/engine/tables/tables.ts'
import type { Tx } from '#kernel/database.ts'
import { dayOf } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { newId } from '#kernel/id.ts'
import type { Brand } from '../../../brand/brand.ts'
import { tablePace } from '../../../brand/table-pace/table-pace.ts'
import { chainOf, saltChain, takeLink } from '../../../chains/chains.ts'
import { freeSeats } from '../seats/store.ts'
import type { TableRow } from '../store.ts'
import { roundCode } from './rules.ts'
import * as store from './store.ts'

/** Whose chain the shoes of a table are dealt from. */
export const chainOwner = (tableId: string): string => `table:${tableId}`

/** What came of asking for the next round: it is open, or a chain is wanted first, or one was just salted. */
export type OpenOutcome = 'open' | 'chain' | 'again'

/** The next round of a table: from the shoe that is in hand, or from a new one on the next link of its chain. */
export async function openNext(tx: Tx, deps: Deps, brand: Brand, table: TableRow): Promise<OpenOutcome> {
  const now = deps.now()
  const { seatMs } = brand.settings.tables
  // Another dealer may have opened it while this one lost its lock.
  if (!(await store.holdTable(tx, table.id, table.roundId))) return 'open'
  let shoe = await store.findOpenShoe(tx, table.id)
  if (!shoe) {
    const chain = await chainOf(tx, chainOwner(table.id))
    if (!chain || chain.linksLeft === 0) return 'chain'
    if (chain.salt === null) {
      await saltChain(tx, deps, chain.id)
      return 'again'
    }
    const link = await takeLink(tx, chain.id)
    if (!link) return 'chain'
    const taken = tableGameOf(table.gameCode)?.deck?.burn ?? 0
    shoe = await store.insertShoe(tx, { ...link, id: newId(deps), tableId: table.id, taken }, now)
  }
  await freeSeats(tx, table.id, new Date(now.getTime() - seatMs))
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
