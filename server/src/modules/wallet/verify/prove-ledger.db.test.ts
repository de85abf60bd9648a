import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { copyOf, freshDatabase, type TestDatabase } from '../../../../test/database.ts'
import { batchHash } from '../chain.ts'
import { findBatch } from '../store.ts'
import { accountOf, endHolds, hold, houseAccount, openMemberAccounts, transfer } from '../wallet.ts'
import { proveSince, verifyLedger } from './verify.ts'

const now = new Date('2026-11-21T12:00:00Z')
const promotion = houseAccount(1, 'promotion', 'PHP')
const game = houseAccount(1, 'game:DICE', 'PHP')
const members = Array.from({ length: 5 }, () => randomUUID())
const [first = '', second = ''] = members.map((id) => accountOf(id, 'PHP'))

let copy: TestDatabase

/** Five members, an opening batch, then ten batches of two stakes each and a hold; and a copy of it to do harm to. */
beforeEach(async () => {
  const source = await freshDatabase()
  const run = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(source.db, work)
  await run((tx) =>
    openMemberAccounts(
      tx,
      members.map((memberId) => ({ brandId: 1, memberId, currency: 'PHP' })),
      now,
    ),
  )
  await run((tx) =>
    transfer(
      tx,
      members.map((id) => ({
        id: randomUUID(),
        kind: 'demo_opening',
        debit: promotion,
        credit: accountOf(id, 'PHP'),
        amount: 1000n,
      })),
      now,
    ),
  )
  for (let batch = 0; batch < 10; batch++) {
    await run((tx) =>
      transfer(
        tx,
        [first, second].map((debit) => ({ id: randomUUID(), kind: 'stake', debit, credit: game, amount: 7n })),
        now,
      ),
    )
  }
  await run((tx) => hold(tx, [{ id: randomUUID(), kind: 'withdrawal', debit: first, credit: game, amount: 5n }], now))
  copy = await copyOf(source)
})
afterEach(() => copy.drop())

const harm = async (...statements: readonly RawBuilder<unknown>[]) => {
  await sql`alter table wallet.transfer disable trigger user`.execute(copy.db)
  await sql`alter table wallet.batch disable trigger user`.execute(copy.db)
  for (const statement of statements) await statement.execute(copy.db)
}
const lineAt = async (batch: number, line: number) => {
  const { rows } = await sql<{
    id: string
  }>`select id from wallet.transfer where batch = ${batch} and line = ${line}`.execute(copy.db)
  return rows[0]?.id
}

test('an untouched ledger is proved', async () => {
  expect(await verifyLedger(copy.db)).toEqual({
    batches: 12,
    transfers: 26,
    accounts: 12,
    fault: undefined,
    faults: [],
    faultCount: 0,
  })
})

test('a changed amount is named by its line', async () => {
  await harm(sql`update wallet.transfer set amount = 8 where batch = 5 and line = 2`)
  expect((await verifyLedger(copy.db)).fault).toBe(
    `batch 5 line 2: transfer ${await lineAt(5, 2)} leaves 971 on account ${second}, but says 972`,
  )
})

test('a proof goes on after a fault, so that nothing is hidden behind it', async () => {
  await harm(
    sql`update wallet.transfer set amount = 8, debit_after = debit_after - 1 where batch = 3 and line = 2`,
    sql`delete from wallet.transfer where batch = 6 and line = 1`,
    sql`update wallet.transfer set kind = 'payout' where batch = 11 and line = 2`,
  )
  const { fault, faults, faultCount } = await verifyLedger(copy.db)
  expect(fault).toBe(faults[0])
  expect(faultCount).toBe(faults.length)
  for (const batch of [3, 6, 11]) expect(faults.filter((text) => text.startsWith(`batch ${batch}`))).not.toEqual([])
  expect(faults.filter((text) => /^batch (4|5|8|9|10)/.test(text))).toEqual([
    // What the changed line says it left is not what the next line of that account began with.
    expect.stringMatching(/^batch 4 line 2/),
  ])
})

test('a changed amount whose balances after were made to fit is still found by the hash', async () => {
  await harm(sql`update wallet.transfer set amount = 8, debit_after = debit_after - 1 where batch = 11 and line = 2`)
  expect((await verifyLedger(copy.db)).fault).toMatch(/^batch 11 \(lines 1 to 2.*hash/)
})

test('a deleted middle line is named', async () => {
  await harm(sql`delete from wallet.transfer where batch = 6 and line = 1`)
  expect((await verifyLedger(copy.db)).fault).toBe('batch 6: line 1 is missing')
})

test('a deleted last batch is missed, even with its balances put right', async () => {
  await harm(
    sql`delete from wallet.transfer where batch = 12`,
    sql`delete from wallet.batch where id = 12`,
    sql`update wallet.balance set held = 0 where account_id = ${first}`,
  )
  expect((await verifyLedger(copy.db)).fault).toBe('writer 1: batch number 12 is missing at the end of its chain')
})

test('a deleted batch in the middle breaks its chain', async () => {
  await harm(sql`delete from wallet.transfer where batch = 4`, sql`delete from wallet.batch where id = 4`)
  expect((await verifyLedger(copy.db)).fault).toBe('writer 1: batch number 4 is missing before batch 5')
})

const inserted = (batch: number, line: number, debit: string, credit: string) => sql`
  insert into wallet.transfer
    (id, batch, line, journal, kind, state, debit_account_id, credit_account_id, amount, debit_after, credit_after, at)
  values (${randomUUID()}, ${batch}, ${line}, ${randomUUID()}, 'stake', 'posted', ${debit}, ${credit}, 50,
          ${debit === first ? 50 : null}, ${credit === first ? 100 : null}, ${now})`

test('an inserted pair that balances is named', async () => {
  await harm(inserted(7, 3, game, first), inserted(7, 4, first, game))
  expect((await verifyLedger(copy.db)).fault).toBe(
    `batch 7 line 3: transfer ${await lineAt(7, 3)} was added, the batch has 2`,
  )
})

test('an inserted pair outside every batch is named', async () => {
  await harm(inserted(99, 1, game, first), inserted(99, 2, first, game))
  expect((await verifyLedger(copy.db)).fault).toBe(
    `batch 99 line 1: transfer ${await lineAt(99, 1)} belongs to no batch`,
  )
})

test('transfers of an account that was never opened are named by it', async () => {
  const unknown = randomUUID()
  await harm(sql`update wallet.transfer set credit_account_id = ${unknown} where batch = 5 and line = 2`)
  expect((await verifyLedger(copy.db)).faults).toContain(`account ${unknown}: has transfers but no balance`)
})

test('a changed balance row is named by its account', async () => {
  await harm(sql`update wallet.balance set balance = balance + 1 where account_id = ${second}`)
  expect((await verifyLedger(copy.db)).fault).toBe(
    `account ${second}: its balance says 931, its transfers add up to 930`,
  )
})

test('a changed balance of the house is named by its account', async () => {
  await harm(sql`update wallet.house_part set balance = balance + 1 where account_id = ${game}`)
  expect((await verifyLedger(copy.db)).fault).toBe(`account ${game}: its balance says 141, its transfers add up to 140`)
})

test('a hold that was made to vanish from the balance is named', async () => {
  await harm(sql`update wallet.balance set held = 0 where account_id = ${first}`)
  expect((await verifyLedger(copy.db)).fault).toBe(`account ${first}: 0 is held, its holds add up to 5`)
})

test('a chain that was computed anew from a changed batch on does not fit its head', async () => {
  await harm(sql`update wallet.writer set hash = '\\x00' where id = 1`)
  expect((await verifyLedger(copy.db)).fault).toBe('writer 1: its last hash does not match its chain')
})

const HOUR_MS = 3_600_000
const later = new Date(now.getTime() + 2 * HOUR_MS)
const heldId = randomUUID()
const on = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(copy.db, work)
const play = () =>
  on((tx) => transfer(tx, [{ id: randomUUID(), kind: 'stake', debit: first, credit: game, amount: 7n }], later))
const held = (id: string) =>
  on((tx) => hold(tx, [{ id, kind: 'withdrawal', debit: second, credit: game, amount: 5n }], now))

test('what was written since the last proof is proved alone', async () => {
  await held(heldId)
  expect(await proveSince(copy.db, now)).toMatchObject({ batches: 13, fault: undefined, since: undefined })
  await play()
  await play()
  await on((tx) => endHolds(tx, [{ holdId: heldId, as: 'posted' }], later))
  expect(await proveSince(copy.db, later, HOUR_MS)).toEqual({
    batches: 3,
    transfers: 3,
    // Two members' and the house's.
    accounts: 4,
    fault: undefined,
    faults: [],
    faultCount: 0,
    since: now,
  })
})

test('without a proof that is old enough the whole ledger is proved', async () => {
  await proveSince(copy.db, now)
  expect(await proveSince(copy.db, now, HOUR_MS)).toMatchObject({ transfers: 26, since: undefined })
})

test.each([
  ['a changed line', () => sql`update wallet.transfer set kind = 'payout' where batch = 13`, /^batch 13 .*hash/],
  [
    'a changed amount',
    () => sql`update wallet.transfer set amount = 8 where batch = 14`,
    /^batch 14 line 1: transfer .* leaves/,
  ],
  [
    'a balance that began with something else',
    () => sql`update wallet.transfer set debit_after = debit_after + 1 where batch = 12`,
    /begins with 930, but was left with 931$/,
  ],
  [
    'a changed balance',
    () => sql`update wallet.balance set balance = balance + 1 where account_id = ${first}`,
    /^account .*its balance says/,
  ],
  [
    'a changed balance of the house',
    () => sql`update wallet.house_part set balance = balance - 1 where account_id = ${promotion}`,
    /^account/,
  ],
  [
    'a changed balance of somebody who did not move',
    () => sql`update wallet.balance set balance = balance + 1 where account_id = ${second}`,
    /^PHP: all accounts together are off by 1$/,
  ],
  [
    'a batch that was proved and is another one now',
    () => sql`update wallet.batch set hash = previous where id = 12`,
    /is not the one that was proved$/,
  ],
  ['a line behind the last batch', () => inserted(99, 1, game, first), /belongs to no batch$/],
  [
    'an account that was never opened',
    () => sql`update wallet.transfer set credit_account_id = ${randomUUID()} where batch = 14`,
    /^account .* has transfers but no balance$/,
  ],
])('%s is named when only what is new is proved', async (_, harmful, fault) => {
  expect((await proveSince(copy.db, now)).fault).toBeUndefined()
  await play()
  await play()
  await harm(harmful())
  expect((await proveSince(copy.db, later, HOUR_MS)).faults).toContainEqual(expect.stringMatching(fault))
})

test('a remembered proof that was changed counts for nothing', async () => {
  await proveSince(copy.db, now)
  await sql`update wallet.verification set point = replace(point, '"chains"', '"chains" ')`.execute(copy.db)
  expect(await proveSince(copy.db, later, HOUR_MS)).toMatchObject({ transfers: 26, since: undefined })
})

test('batches of old, hashed as one text, are proved beside those of today', async () => {
  await harm(
    sql`update wallet.batch set salt = null where id = 12`,
    sql`update wallet.batch set hash = ${await plainHashOf(12)} where id = 12`,
    sql`update wallet.writer set hash = ${await plainHashOf(12)} where id = 1`,
  )
  expect((await verifyLedger(copy.db)).fault).toBeUndefined()
})

async function plainHashOf(id: number): Promise<Buffer> {
  const batch = await findBatch(copy.db, BigInt(id))
  return batchHash({ ...batch!.head, salt: null }, batch!.lines)
}
