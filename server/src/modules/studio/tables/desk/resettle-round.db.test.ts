import { approvals } from '@croupier/contract/approvals.ts'
import { round } from '@croupier/contract/betting.ts'
import { deskTableRounds, resettleTableRound, voidTableRound } from '@croupier/contract/console-table-rounds.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../../../test/operators.ts'
import { LUCKY, setPolicy } from '../../../../../test/policy.ts'
import { tablePlay } from '../../../../../test/tables.ts'
import { world } from '../../../../../test/world.ts'
import { dealTable } from '../dealer/deal-tables.ts'
import { confirmed } from '../../../../../test/approvals.ts'

const here = await world()
const { ask, deps, member } = here
await setPolicy(deps, LUCKY, { tables: { links: 100 } })
const play = await tablePlay(here, 'DT1')
const [one, two] = [await operatorIn(here), await operatorIn(here, 'operator05')]
const because = (reason: string) => ({ reason, note: '' })

const first = {
  void: (roundId: string) => ask(voidTableRound, { token: one, params: { roundId }, body: because('trouble') }),
  resettle: (roundId: string) =>
    ask(resettleTableRound, { token: one, params: { roundId }, body: because('correction') }),
}

/** The first person asks, the second one agrees. */
async function byTwo(what: keyof typeof first, roundId: string): Promise<void> {
  expect(await first[what](roundId)).toMatchObject({ errorCode: 'second_person_asked' })
  const { list } = (await ask(approvals, { token: two, query: { state: 'waiting' } })).value
  const approvalId = list.find(({ subject }) => subject.id === roundId)?.id ?? ''
  const { errorCode } = await confirmed({ ask }, { token: two, params: { approvalId }, body: { note: '' } })
  expect(errorCode).toBeUndefined()
  await here.hear()
}

test('a round that runs is given back by two people, each stake once', async () => {
  const player = await member()
  const start = await play.units(player)
  const { roundId } = await play.to('betting')
  await play.bet(player, { dragon: '100.00', tie: '20.00' })
  await byTwo('void', roundId)
  await play.turns()
  expect(await play.units(player)).toBe(start)
  expect((await first.void(roundId)).errorCode).toBe('round_not_over')
})

test('a round that was paid by a wrong outcome is settled anew by the recorded one, and may be given back after all', async () => {
  const [player, other] = [await member(), await member()]
  const start = await play.units(player)
  await play.to('betting')
  await play.bet(player, { dragon: '100.00' })
  await play.bet(other, { tiger: '100.00' })
  const { roundId } = await play.to('settled')
  await sql`update studio.table_round set result = '{"dragon": 12, "tiger": 1}' where id = ${roundId}`.execute(deps.db)
  await byTwo('resettle', roundId)
  expect([await play.units(player), await play.units(other)]).toEqual([start + 100_0000n, start - 100_0000n])
  const { list } = (await ask(deskTableRounds, { token: one, query: { tableId: play.tableId } })).value
  const found = list.find((row) => row.roundId === roundId)
  expect(found).toMatchObject({ phase: 'settled', bets: 2, stake: '200.00', payout: '200.00', settlement: 2 })
  await byTwo('void', roundId)
  expect([await play.units(player), await play.units(other)]).toEqual([start, start])
  expect((await ask(round, { token: player.token, params: { roundId } })).value.status).toBe('void')
})

test('a round whose outcome stands and that cannot settle is given back: what was paid of it already is taken back', async () => {
  const [player, other] = [await member(), await member()]
  const start = [await play.units(player), await play.units(other)]
  await play.to('betting')
  await play.bet(player, { dragon_big: '100.00', dragon_small: '100.00' })
  await play.bet(other, { tiger_big: '50.00' })
  await play.to('dealing')
  // Its dealer is cut off between the outcome and the payouts.
  await sql`create function studio.no() returns trigger language plpgsql as
    'begin raise exception $$cut off$$ using errcode = $$57014$$; end'`.execute(deps.db)
  await sql`create trigger no before update on studio.table_bet for each row execute function studio.no()`.execute(
    deps.db,
  )
  for (let step = 0; step < 20; step += 1) {
    here.clock.move(500)
    await dealTable(deps, play.tableId).catch(() => undefined)
  }
  const { roundId, phase } = await play.current()
  expect(phase).toBe('result')
  await sql`drop function studio.no() cascade`.execute(deps.db)
  await byTwo('void', roundId)
  await play.turns()
  expect([await play.units(player), await play.units(other)]).toEqual(start)
  await play.to('betting')
})
