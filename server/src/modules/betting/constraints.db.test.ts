import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { BET_STATUSES } from '@croupier/contract/betting.ts'
import { LINE_KINDS } from '@croupier/contract/wallet.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { LUCKY } from '../../../test/policy.ts'
import { world } from '../../../test/world.ts'

const { db } = (await world()).deps
const roundId = randomUUID()

const game = { brand_id: LUCKY, category: 'INHOUSE', vendor: 'CROUPIER', game_code: 'DICE', asset: 'PHP' }
const round = { id: roundId, ...game, status: 'open', started_at: new Date() }
const bet = {
  round_id: roundId,
  ...game,
  member_id: randomUUID(),
  stake: 20_000n,
  payout: 30_000n,
  jackpot: 0n,
  status: 'won',
  content: '',
  balance_before: 0n,
  balance_after: 0n,
  placed_at: new Date(),
}
const insert = (table: string, row: Readonly<Record<string, unknown>>) =>
  sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(row))})`.execute(db)
const insertBet = (change: object = {}) => insert('betting.bet', { id: randomUUID(), ...bet, ...change })
const insertRound = (change: object = {}) => insert('betting.round', { ...round, id: randomUUID(), ...change })
const insertTransfer = (change: object = {}) =>
  insert('wallet.transfer', {
    id: randomUUID(),
    batch: 1_000_000,
    line: 1,
    journal: randomUUID(),
    kind: 'stake',
    state: 'posted',
    debit_account_id: randomUUID(),
    credit_account_id: randomUUID(),
    amount: 1n,
    at: new Date(),
    ...change,
  })

beforeAll(() => insert('betting.round', round))

test.each([
  ['a bet of another status', () => insertBet({ status: 'lucky' }), 'bet_status_check'],
  ['a bet with more jackpot than payout', () => insertBet({ jackpot: 30_001n }), 'bet_jackpot_within_check'],
  ['a bet of no round', () => insertBet({ round_id: randomUUID() }), 'bet_round_id_fkey'],
  ['a round of another status', () => insertRound({ status: 'over' }), 'round_status_check'],
  ['a transfer of another kind', () => insertTransfer({ kind: 'gift' }), 'transfer_kind_check'],
  ['a transfer of another state', () => insertTransfer({ state: 'lost' }), 'transfer_state_check'],
])('%s is refused by the database, whoever writes it', async (_, write, constraint) => {
  await expect(write()).rejects.toMatchObject({ constraint })
})

test('every status and kind of the contract is taken', async () => {
  for (const status of BET_STATUSES) await insertBet({ status })
  for (const kind of LINE_KINDS)
    await expect(
      db.transaction().execute(async (tx) => {
        await sql`insert into wallet.transfer (id, batch, line, journal, kind, state, debit_account_id, credit_account_id, amount, at)
                  values (${randomUUID()}, 1, 1, ${roundId}, ${kind}, 'posted', ${roundId}, ${randomUUID()}, 1, now())`.execute(
          tx,
        )
        throw new Error('taken')
      }),
    ).rejects.toThrow('taken')
})

test('a database in which a bet kept more jackpot than was paid is put right, and held to it afterwards', async () => {
  await sql`
    alter table betting.bet drop constraint bet_jackpot_within_check, drop constraint bet_status_check,
      drop constraint bet_round_id_fkey`.execute(db)
  await sql`alter table betting.round drop constraint round_status_check`.execute(db)
  const id = randomUUID()
  await insertBet({ id, payout: 5n, jackpot: 7n })

  const text = await readFile(new URL('../../../migrations/0112_betting_checks.sql', import.meta.url), 'utf8')
  await sql.raw(text).execute(db)
  const { rows } = await sql`select payout, jackpot from betting.bet where id = ${id}`.execute(db)
  expect(rows).toEqual([{ payout: 5n, jackpot: 5n }])
  await sql`alter table betting.bet validate constraint bet_jackpot_within_check`.execute(db)
})
