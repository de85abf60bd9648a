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
  const shoe = await shoeInHand(tx, deps, table)
  if (shoe === 'chain' || shoe === 'again') return shoe
  await freeSeats(tx, table.id, new Date(now.getTime() - seatMs))
  await store.insertRound(tx, newRound(deps, { brand, table, shoe }), now)
  return 'open'
}

/** The shoe that a table is dealt from; a new one where none is open. */
export async function shoeInHand(tx: Tx, deps: Deps, table: TableRow): Promise<store.OpenShoe | 'chain' | 'again'> {
  const open = await store.findOpenShoe(tx, table.id)
  if (open) return open
  const chain = await chainOf(tx, chainOwner(table.id))
  if (!chain || chain.linksLeft === 0) return 'chain'
  if (chain.salt === null) {
    await saltChain(tx, deps, chain.id)
    return 'again'
  }
  const link = await takeLink(tx, chain.id)
  if (!link) return 'chain'
  const taken = tableGameOf(table.gameCode)?.deck?.burn ?? 0
  return store.insertShoe(tx, { ...link, id: newId(deps), tableId: table.id, taken }, deps.now())
}

/** Where a round is opened. */
interface RoundOpening {
  readonly brand: Brand
  readonly table: TableRow
  readonly shoe: store.OpenShoe
}

/** The next round from a shoe, opened now. */
export function newRound(deps: Deps, { brand, table, shoe }: RoundOpening): store.NewRound {
  const now = deps.now()
  const number = shoe.rounds + 1
  return {
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
  }
}
