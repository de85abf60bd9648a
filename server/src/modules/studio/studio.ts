import type { Tx } from '#kernel/database.ts'
import { must } from '#kernel/refusal.ts'
import { derivedId, houseAccount, transfer } from '../wallet/wallet.ts'
import { potAccount } from './jackpot.ts'
import type { JackpotKey } from './store.ts'
import { announceMinimumStakes } from './tables/desk/announce-minimum-stakes.ts'
import * as tables from './tables/desk/store.ts'
import type { TableRow } from './tables/store.ts'

/** Put the first money into a game's pot, from what the house spends on promotion. Done once, however often it is asked. */
export async function startPot(tx: Tx, key: JackpotKey, amount: bigint, now: Date): Promise<void> {
  const pot = potAccount(key)
  const move = {
    id: derivedId(pot, 'first_pot'),
    kind: 'jackpot_start',
    debit: houseAccount(key.brandId, 'promotion', key.asset),
    credit: pot,
    amount,
  }
  for (const verdict of await transfer(tx, [move], now)) must(verdict)
}

/** A live table as the house sets it up. */
export type NewTable = Pick<
  TableRow,
  'id' | 'brandId' | 'code' | 'gameCode' | 'paytable' | 'speed' | 'names' | 'position' | 'limits'
>

/** Create live tables. One that is there already keeps what operators have made of it. */
export async function createTables(tx: Tx, all: readonly NewTable[], now: Date): Promise<void> {
  for (const table of all) await tables.insertTable(tx, table, now)
  await announceMinimumStakes(tx, [...new Set(all.map(({ brandId }) => brandId))])
}
