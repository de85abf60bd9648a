import { expect, test } from 'vitest'
import { readsWriteNothing } from './reads.ts'
import { rooms } from './rooms.ts'
import { tables } from './tables.ts'

const inModule = (name: string, text: string) => ({ path: `server/src/modules/cashier/${name}`, text })

test.each([
  ['a named room', 'store.ts', 'export const x = await work()'],
  ['a door', 'cashier.ts', 'export const x = await work()'],
  ['an adapter to others', 'outside/gateway.ts', 'export const x = await fetch(address)'],
  ['an action', 'pay.ts', "import { inTransaction } from '#kernel/database.ts'\nawait inTransaction(db, pay)"],
  ['a step', 'end-deposit.ts', 'export async function endDeposit(tx: Tx, id: string) { await store.end(tx, id) }'],
  ['a step that is a constant', 'due.ts', 'export const due = async (deps: Deps) => store.due(deps.db)'],
  ['a step with a life of its own', 'book.ts', 'export class Book { static async open(tx: Tx) { await lock(tx) } }'],
  ['a value', 'fee-text.ts', 'export const feeText = (fee: bigint) => `${fee}`'],
])('%s is a room', (_, name, text) => {
  expect(rooms([inModule(name, text)])).toEqual([])
})

test.each([
  ['waits and is given nothing to wait for', 'export const soon = async () => { await later() }'],
  ['asks the clock', 'export const today = () => Date.now()'],
])('what %s is in no room', (_, text) => {
  expect(rooms([inModule('odd.ts', text)])).toHaveLength(1)
})

test.each(['if (a) b()', 'const x = a ? b : c', 'const x = a ?? b', 'const x = a && b'])(
  'a table has no %s',
  (text) => {
    expect(tables([inModule('routes.ts', text)])).toHaveLength(1)
  },
)

const store = inModule(
  'store.ts',
  'export const put = (tx) => sql`insert into cashier.deposit values (1)`\nexport const find = (db) => sql`select 1 from cashier.deposit`',
)

test.each([
  ["import { put } from './store.ts'\nput(tx)", 1],
  ["import * as store from './store.ts'\nstore.put(tx)", 1],
  ["import * as store from './store.ts'\nstore.find(db)", 0],
  ["import { find } from './store.ts'\nfind(db)", 0],
])('reads that say %s have so many faults: %i', (text, faults) => {
  expect(readsWriteNothing([store, inModule('reads.ts', text)])).toHaveLength(faults)
})
