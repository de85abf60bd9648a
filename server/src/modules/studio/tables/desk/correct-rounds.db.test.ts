import { approvals } from '@croupier/contract/approvals.ts'
import { audit } from '@croupier/contract/audit.ts'
import {
  deskTableBets,
  deskTableEffect,
  deskTableRound,
  resettleTableRound,
  voidTableRound,
} from '@croupier/contract/console-table-rounds.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { accountOf, houseAccount, transfer } from '#modules/wallet/wallet.ts'
import { confirmed } from '../../../../../test/approvals.ts'
import { operatorIn } from '../../../../../test/operators.ts'
import { LUCKY, setPolicy } from '../../../../../test/policy.ts'
import { tablePlay } from '../../../../../test/tables.ts'
import { type TestMember, world } from '../../../../../test/world.ts'
import { correctRounds } from './correct-rounds.ts'

const here = await world()
const { ask, deps, member } = here
await setPolicy(deps, LUCKY, { tables: { links: 100 } })
const play = await tablePlay(here, 'DT1')
const [one, two] = [await operatorIn(here), await operatorIn(here, 'operator05')]
const calls = { void: voidTableRound, resettle: resettleTableRound } as const
type CorrectionName = keyof typeof calls

const REASONS = { void: 'trouble', resettle: 'correction' } as const
const request = (what: CorrectionName, roundId: string) =>
  ask(calls[what], { token: one, params: { roundId }, body: { reason: REASONS[what], note: '' } })
const seen = async (roundId: string) => (await ask(deskTableRound, { token: one, params: { roundId } })).value
const effectOf = async (action: CorrectionName, roundId: string) =>
  (await ask(deskTableEffect, { token: one, params: { roundId }, query: { action } })).value.effect

/** What two people agree to; nothing is done of it before the news is heard. */
async function byTwo(what: CorrectionName, roundId: string): Promise<void> {
  expect(await request(what, roundId)).toMatchObject({ errorCode: 'second_person_asked' })
  const { list } = (await ask(approvals, { token: two, query: { state: 'waiting' } })).value
  const approvalId = list.find(({ subject }) => subject.id === roundId)?.id ?? ''
  const { errorCode } = await confirmed({ ask }, { token: two, params: { approvalId }, body: { note: '' } })
  expect(errorCode).toBeUndefined()
}

/** A settled round on which the dragon has won, and by which it should not have. */
async function wrongRound() {
  const players = await Promise.all(Array.from({ length: 6 }, () => member()))
  await play.to('betting')
  for (const [at, player] of players.entries())
    await play.bet(player, at < 3 ? { dragon: '100.00' } : { tiger: '100.00' })
  const { roundId } = await play.to('settled')
  const outcome = (dragon: number, tiger: number) =>
    sql`update studio.table_round set result = ${JSON.stringify({ dragon, tiger })}::jsonb where id = ${roundId}`.execute(
      deps.db,
    )
  await outcome(12, 1)
  await byTwo('resettle', roundId)
  await here.hear()
  await outcome(1, 12)
  return { roundId, players }
}
const balances = (players: readonly TestMember[]) => Promise.all(players.map(play.units))

test('a round is settled anew by a job: the console shows what it would come to, how far it is, and what it moved', async () => {
  const { roundId, players } = await wrongRound()
  const before = await balances(players)
  expect(await effectOf('resettle', roundId)).toEqual({
    bets: 6,
    members: 6,
    returned: '600.00',
    taken: '600.00',
    owed: '0.00',
  })
  await byTwo('resettle', roundId)
  const { correction, possible } = await seen(roundId)
  expect(correction).toMatchObject({ kind: 'resettle', state: 'running', bets: 6, done: 0, askedBy: 'operator01' })
  expect(possible).toEqual({ void: false, resettle: false })
  expect([await effectOf('void', roundId), await effectOf('resettle', roundId)]).toEqual([null, null])
  expect((await request('void', roundId)).errorCode).toBe('correction_running')
  expect((await request('resettle', roundId)).errorCode).toBe('correction_running')

  await here.hear()
  expect((await seen(roundId)).correction).toMatchObject({
    state: 'done',
    done: 6,
    failed: 0,
    returned: '600.00',
    taken: '600.00',
    owed: '0.00',
    confirmedBy: 'operator05',
  })
  expect((await balances(players)).map((units, at) => units - before[at]!)).toEqual(
    players.map((_, at) => (at < 3 ? -200_0000n : 200_0000n)),
  )
  const { list } = (await ask(deskTableBets, { token: one, query: { roundId, state: 'won' } })).value
  expect(list.map(({ spot, payout }) => [spot, payout])).toEqual(Array.from({ length: 3 }, () => ['tiger', '200.00']))
  const entries = (
    await ask(audit, { token: one, query: { action: 'tables.resettle', subject: `table_round:${roundId}` } })
  ).value.list
  expect(entries).toHaveLength(2)
})

test('a round is corrected once, however many work on it at once, and again by nobody', async () => {
  const { roundId, players } = await wrongRound()
  const before = await balances(players)
  await byTwo('void', roundId)
  await Promise.all(Array.from({ length: 5 }, () => correctRounds(deps)))
  await here.hear()
  await correctRounds(deps)
  expect((await balances(players)).map((units, at) => units - before[at]!)).toEqual(
    players.map((_, at) => (at < 3 ? -100_0000n : 100_0000n)),
  )
  const { correction, round, spots } = await seen(roundId)
  expect(correction).toMatchObject({ kind: 'void', state: 'done', done: 6 })
  expect([round.won, spots.some(({ won }) => won)]).toEqual([[], false])
  const { list } = (await ask(deskTableBets, { token: one, query: { roundId } })).value
  expect(new Set(list.map(({ state }) => state))).toEqual(new Set(['returned']))
})

test('two people who confirm two corrections of a round at once begin one, and the other is told', async () => {
  const { roundId, players } = await wrongRound()
  const before = await balances(players)
  await request('void', roundId)
  await request('resettle', roundId)
  const { list } = (await ask(approvals, { token: two, query: { state: 'waiting' } })).value
  const own = list.filter(({ subject }) => subject.id === roundId)
  const answers = await Promise.all(
    own.map(({ id: approvalId }) => confirmed({ ask }, { token: two, params: { approvalId }, body: { note: '' } })),
  )
  const codes = answers.map(({ errorCode }) => errorCode)
  // Who comes second is told that a correction is under way, or that the case is not what they were shown.
  expect(codes.filter((code) => code === undefined)).toHaveLength(1)
  expect(['correction_running', 'approval_changed']).toContain(codes.find((code) => code !== undefined))
  await here.hear()
  const { correction } = await seen(roundId)
  expect(correction).toMatchObject({ state: 'done', done: 6 })
  const changed = correction?.kind === 'void' ? [-100_0000n, 100_0000n] : [-200_0000n, 200_0000n]
  expect((await balances(players)).map((units, at) => units - before[at]!)).toEqual(
    players.map((_, at) => (at < 3 ? changed[0] : changed[1])),
  )
})

test('what a member has spent is shown as owed before, and stands as owed afterwards', async () => {
  const { roundId, players } = await wrongRound()
  const [spent] = players
  const debit = accountOf(spent!.id, 'PHP')
  const credit = houseAccount(LUCKY, 'demo', 'PHP')
  const amount = (await play.units(spent!)) - 30_0000n
  await deps.db
    .transaction()
    .execute((tx) =>
      transfer(tx, [{ id: crypto.randomUUID(), kind: 'demo_opening', debit, credit, amount }], deps.now()),
    )
  expect(await effectOf('void', roundId)).toMatchObject({ taken: '300.00', owed: '70.00' })
  await byTwo('void', roundId)
  await here.hear()
  expect(await play.units(spent!)).toBe(0n)
  expect((await seen(roundId)).correction).toMatchObject({ state: 'done', taken: '300.00', owed: '70.00' })
})

test('a table that cannot record a bet keeps no other from being corrected', async () => {
  const { roundId, players } = await wrongRound()
  const before = await balances(players)
  const account = players[1]!.id
  await sql`create function studio.no() returns trigger language plpgsql as
    'begin raise exception $$cursed$$; end'`.execute(deps.db)
  await sql`create trigger no before update on studio.table_bet for each row when (old.member_id = ${sql.lit(account)}::uuid)
    execute function studio.no()`.execute(deps.db)
  await byTwo('void', roundId)
  await here.hear()
  await sql`drop function studio.no() cascade`.execute(deps.db)
  expect((await seen(roundId)).correction).toMatchObject({ state: 'done', done: 5, failed: 1 })
  expect((await balances(players)).map((units, at) => units - before[at]!)).toEqual(
    players.map((_, at) => (at === 1 ? 0n : at < 3 ? -100_0000n : 100_0000n)),
  )
})
