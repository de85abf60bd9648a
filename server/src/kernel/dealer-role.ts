import { sql } from 'kysely'
import { type Db, inTransaction, type Tx } from './database.ts'

/**
 * Do this with the rights of the dealer, to whom alone belongs what nobody may know yet: as a part of the transaction that is given,
 * or as one of its own.
 */
export const asDealer = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  isTransaction(db) ? within(db, work) : inTransaction(db, (tx) => within(tx, work))

const isTransaction = (db: Db): db is Tx => db.isTransaction

async function within<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  await sql`set local role croupier_dealer`.execute(tx)
  const value = await work(tx)
  await sql`set local role none`.execute(tx)
  return value
}
