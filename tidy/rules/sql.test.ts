import { describe, expect, test } from 'vitest'
import { sqlInStores, sqlOfOwnSchema } from './sql.ts'

const MODULE = 'server/src/modules/wallet'

describe('SQL in stores', () => {
  test.each([
    [`${MODULE}/reads.ts`, 'export const a = (tx) => tx.query(`select id\n from wallet.transfer`)'],
    [`${MODULE}/reads.ts`, `export const a = (tx) => tx.selectFrom('wallet.transfer')`],
    [`${MODULE}/pay.ts`, `const text = 'insert into wallet.transfer values (1)'`],
    [`${MODULE}/pay.ts`, 'const text = `update wallet.transfer as t set amount = ${amount}`'],
    [`${MODULE}/pay.ts`, `const text = 'DELETE FROM wallet.transfer'`],
    [`${MODULE}/pay.ts`, `import { sql } from 'kysely'`],
    ['server/seed/demo.ts', `const text = 'create table x (id int)'`],
  ])('refuses in %s: %s', (path, text) => {
    expect(sqlInStores([{ path, text }])).toHaveLength(1)
  })

  test.each([
    [`${MODULE}/store.ts`, `import { sql } from 'kysely'; export const a = sql\`select id from wallet.transfer\``],
    [`${MODULE}/pay.db.test.ts`, `const text = 'delete from wallet.transfer'`],
    [`${MODULE}/reads.ts`, `import type { Selectable } from 'kysely'; const says = 'Please select one of these'`],
    ['server/src/kernel/job.ts', `const text = 'select id from kernel.job'`],
    ['bench/ledger.ts', `const text = 'insert into wallet.transfer values (1)'`],
    ['web/src/words.ts', `const text = 'Select a game from the list'`],
  ])('allows in %s: %s', (path, text) => {
    expect(sqlInStores([{ path, text }])).toEqual([])
  })
})

describe('SQL of the own schema', () => {
  test.each([
    [`${MODULE}/store.ts`, `const a = 'select id from identity.member'`],
    [`${MODULE}/store.ts`, `export const a = (tx) => tx.selectFrom('betting.bet')`],
    [`${MODULE}/verify/store.ts`, 'const a = sql`select 1 from kernel.outbox where id = ${id}`'],
    ['server/migrations/0005_wallet.sql', 'create table wallet.account (id uuid references identity.member (id));'],
    ['server/migrations/0005_wallet.sql', 'select 1 from "identity"."member";'],
    ['server/migrations/0005_wallet.sql', 'create view operator.seen as\nselect 1;'],
    [
      'server/migrations/0032_operator.sql',
      'create view operator.seen as\nselect 1;\ninsert into identity.member values (1);',
    ],
    ['server/migrations/0120_vendor_wallets.sql', 'alter table cashier.recall set schema vendor_wallets, add a int;'],
    ['server/migrations/0120_cashier.sql', 'alter table wallet.account set schema vendor_wallets;'],
    ['server/src/modules/vendor-wallets/store.ts', `const a = 'select id from cashier.deposit'`],
    [`${MODULE}/store.ts`, `const a = 'select id from vendor_wallets.recall'`],
    ['server/migrations/wallet.sql', 'create schema wallet;'],
    ['server/migrations/0005_gossip.sql', 'create schema gossip;'],
  ])('refuses in %s: %s', (path, text) => {
    expect(sqlOfOwnSchema([{ path, text }])).toHaveLength(1)
  })

  test.each([
    [
      `${MODULE}/store.ts`,
      `import { a } from '../brand/brand.ts'; const b = 'select transfer.id from wallet.transfer'`,
    ],
    [`${MODULE}/reads.ts`, `const topic = 'betting.settled'`],
    ['server/migrations/0005_wallet.sql', '-- Like identity.member.\ncreate table wallet.account (id uuid);'],
    [
      'server/migrations/0032_operator.sql',
      'create view operator.seen as\nselect id from identity.member;\ncreate table operator.a (id int);',
    ],
    ['server/migrations/0012_wallet_holds.sql', 'alter table wallet.account add held int8;'],
    ['server/migrations/0120_vendor_wallets_desk.sql', 'alter table cashier.recall set schema vendor_wallets;'],
    ['server/src/modules/vendor-wallets/store.ts', `const a = 'select id from vendor_wallets.recall'`],
    ['server/migrations/0001_kernel.sql', 'create table kernel.outbox (id int);'],
  ])('allows in %s: %s', (path, text) => {
    expect(sqlOfOwnSchema([{ path, text }])).toEqual([])
  })
})
