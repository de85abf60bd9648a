import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { inTransaction, type Tx } from '#kernel/database.ts'
import { forgetBrands } from '#modules/brand/brand.ts'
import { putUnder } from '../../../../test/hierarchy.ts'
import { world } from '../../../../test/world.ts'
import { moveBranch } from '../../identity/hierarchy/hierarchy.ts'
import { accountOf, endHolds, hold, houseAccount, type Move, openMemberAccounts, transfer } from '../wallet.ts'
import { feedFigures } from './feed-figures.ts'
import { proveFigures } from './figures.ts'
import { recountFigures } from './recount-figures.ts'

const here = await world()
const { deps, clock } = here
const run = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(deps.db, work)
const move = (...moves: readonly Move[]) => run((tx) => transfer(tx, moves, deps.now()))
const house = (purpose: string, brandId = 1) => houseAccount(brandId, purpose, 'PHP')

async function member(brandId = 1): Promise<string> {
  const memberId = randomUUID()
  await run((tx) => openMemberAccounts(tx, [{ brandId, memberId, currency: 'PHP' }], deps.now()))
  return accountOf(memberId, 'PHP')
}
const deposit = (account: string, amount: bigint, brandId = 1) =>
  move({ id: randomUUID(), kind: 'deposit', debit: house('rail', brandId), credit: account, amount })

const everything = async () => [
  ...(await sql`select * from wallet.figure order by account_id, day, kind, counterpart`.execute(deps.db)).rows,
  ...(await sql`select * from wallet.hierarchy_figure order by head_id, asset, day, kind, counterpart`.execute(deps.db))
    .rows,
]

async function kept(account: string): Promise<readonly (readonly (string | number)[])[]> {
  const { rows } = await sql<{ of: readonly string[]; sums: readonly number[] }>`
    select array[day::text, kind, counterpart] as of, array[lines, credits, debits]::float8[] as sums
    from wallet.figure where account_id = ${account} order by day, kind`.execute(deps.db)
  return rows.map(({ of, sums }) => [...of, ...sums])
}

afterEach(async () => {
  await feedFigures(deps)
  expect(await proveFigures(deps)).toEqual([])
  const fed = await everything()
  await recountFigures(deps)
  expect(await everything()).toEqual(fed)
})

test('what came and went stands by business day, kind and who was on the other side', async () => {
  const [one, other] = [await member(), await member()]
  clock.set('2026-11-22T15:59:59Z')
  await deposit(one, 5000n)
  // Midnight of Manila.
  clock.set('2026-11-22T16:00:00Z')
  const stake = (amount: bigint, game: string) =>
    ({ id: randomUUID(), kind: 'stake', debit: one, credit: house(game), amount }) as const
  await move(stake(100n, 'game:DICE'), stake(250n, 'game:DICE'), stake(30n, 'game:MINES'))
  await move({ id: randomUUID(), kind: 'transfer_out', debit: one, credit: other, amount: 7n })
  await feedFigures(deps)
  expect(await kept(one)).toEqual([
    ['2026-11-22', 'deposit', 'rail', 1, 5000, 0],
    ['2026-11-23', 'stake', 'game:DICE', 2, 0, 350],
    ['2026-11-23', 'stake', 'game:MINES', 1, 0, 30],
    ['2026-11-23', 'transfer_out', 'cash', 1, 0, 7],
  ])
  expect(await kept(other)).toEqual([['2026-11-23', 'transfer_out', 'cash', 1, 7, 0]])
})

test('what is held counts when it moves, and not when it is free again', async () => {
  clock.set('2026-11-24T04:00:00Z')
  const one = await member()
  await deposit(one, 1000n)
  const holds = [400n, 90n].map((amount) => ({
    id: randomUUID(),
    kind: 'withdrawal',
    debit: one,
    credit: house('rail'),
    amount,
  }))
  await run((tx) => hold(tx, holds, deps.now()))
  await feedFigures(deps)
  expect(await kept(one)).toEqual([['2026-11-24', 'deposit', 'rail', 1, 1000, 0]])

  clock.set('2026-11-25T04:00:00Z')
  const ends = [
    { holdId: holds[0]!.id, as: 'posted' as const },
    { holdId: holds[1]!.id, as: 'voided' as const },
  ]
  await run((tx) => endHolds(tx, ends, deps.now()))
  await feedFigures(deps)
  expect((await kept(one)).at(-1)).toEqual(['2026-11-25', 'withdrawal', 'rail', 1, 0, 400])
  expect(await kept(one)).toHaveLength(2)
})

test('a day is the brand’s: that on which summer time begins has twenty-three hours', async () => {
  await sql`update brand.brand set time_zone = 'America/New_York' where id = 3`.execute(deps.db)
  forgetBrands(deps)
  const one = await member(3)
  for (const at of ['2027-03-14T04:59:59Z', '2027-03-14T05:00:00Z', '2027-03-15T03:59:59Z', '2027-03-15T04:00:00Z']) {
    clock.set(at)
    await deposit(one, 10n, 3)
  }
  await feedFigures(deps)
  expect(await kept(one)).toEqual([
    ['2027-03-13', 'deposit', 'rail', 1, 10, 0],
    ['2027-03-14', 'deposit', 'rail', 2, 20, 0],
    ['2027-03-15', 'deposit', 'rail', 1, 10, 0],
  ])
})

test('many who pay and many who count at once, and a recount between them: every line counts once', async () => {
  clock.set('2027-03-20T04:00:00Z')
  const accounts = await Promise.all(Array.from({ length: 6 }, () => member()))
  await Promise.all([
    ...accounts.flatMap((account) => Array.from({ length: 15 }, () => deposit(account, 3n))),
    ...Array.from({ length: 5 }, () => feedFigures(deps)),
    recountFigures(deps),
    proveFigures(deps).then((faults) => expect(faults).toEqual([])),
  ])
  await Promise.all([feedFigures(deps), feedFigures(deps)])
  for (const account of accounts) expect(await kept(account)).toEqual([['2027-03-20', 'deposit', 'rail', 15, 45, 0]])
})

test('a pass that breaks off leaves figures and how far they are as they were', async () => {
  const one = await member()
  await deposit(one, 3n)
  const before = await everything()
  await sql`create function wallet.break_off() returns trigger language plpgsql as $$
            begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`.execute(deps.db)
  await sql`create trigger break_off after insert or update on wallet.figure_point
            for each statement execute function wallet.break_off()`.execute(deps.db)
  await expect(feedFigures(deps)).rejects.toThrow(Error)
  await expect(recountFigures(deps)).rejects.toThrow(Error)
  expect(await everything()).toEqual(before)
  await sql`drop function wallet.break_off cascade`.execute(deps.db)
  await feedFigures(deps)
  expect(await kept(one)).toHaveLength(1)
})

test('what came and went below somebody stands with them and all above; a move holds from its day', async () => {
  clock.set('2026-12-10T04:00:00Z')
  const [top, agent, other, player] = [
    await here.member(),
    await here.member(),
    await here.member(),
    await here.member(),
  ]
  await putUnder(deps, agent.id, top.id)
  await putUnder(deps, other.id, top.id)
  await putUnder(deps, player.id, agent.id)
  const cash = ({ id }: { readonly id: string }) => accountOf(id, 'PHP')
  const below = async ({ id }: { readonly id: string }) => {
    const { rows } = await sql<{ line: string }>`
      select concat_ws(' ', day, kind, lines, credits, debits) as line from wallet.hierarchy_figure
      where head_id = ${id} and kind in ('deposit', 'withdrawal', 'stake') order by day, kind`.execute(deps.db)
    return rows.map(({ line }) => line)
  }
  await deposit(cash(player), 5000n)
  await deposit(cash(agent), 300n)
  await deposit(cash(top), 70n)
  await move({ id: randomUUID(), kind: 'stake', debit: cash(player), credit: house('game:DICE'), amount: 20n })
  await feedFigures(deps)
  expect(await below(top)).toEqual(['2026-12-10 deposit 2 5300 0'])
  expect(await below(agent)).toEqual(['2026-12-10 deposit 1 5000 0'])
  expect(await below(other)).toEqual([])
  expect(await below(player)).toEqual([])

  await run((tx) =>
    moveBranch(tx, { brandId: 1, memberId: player.id, uplineId: other.id, from: '2026-12-11' }, deps.now()),
  )
  await deposit(cash(player), 1n)
  clock.set('2026-12-10T16:00:00Z')
  await move({ id: randomUUID(), kind: 'withdrawal', debit: cash(player), credit: house('rail'), amount: 400n })
  await feedFigures(deps)
  expect(await below(agent)).toEqual(['2026-12-10 deposit 2 5001 0'])
  expect(await below(other)).toEqual(['2026-12-11 withdrawal 1 0 400'])
  expect(await below(top)).toEqual(['2026-12-10 deposit 3 5301 0', '2026-12-11 withdrawal 1 0 400'])
})
