import { randomUUID } from 'node:crypto'
import { type BetStatus, type LegResult, round } from '@croupier/contract/betting.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction, type Tx } from '#kernel/database.ts'
import { MOMENT, NOW } from '../../../../test/bet-books.ts'
import { plainBet, plainRound } from '../../../../test/plain-bet.ts'
import { type TestMember, world } from '../../../../test/world.ts'
import { type NewBet, placeBets, type Round, roundsOf } from '../betting.ts'
import { holdBets } from '../pending/pending.ts'
import { decideLegs, legsOf, type NewLeg, nextLegs } from './legs.ts'

const { deps, ask, member } = await world()
const run = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(deps.db, work)
const decide = (...decisions: Parameters<typeof decideLegs>[1]) => run((tx) => decideLegs(tx, decisions, NOW))

const leg = (home: string, price: number, selectionId: string = randomUUID()): NewLeg => ({
  selectionId,
  event: { name: `${home} v Rovers`, names: { vi: `${home} gặp Rovers` } },
  market: { name: 'Result', names: { vi: 'Kết quả' } },
  selection: { name: home, names: {} },
  price,
})

interface RoundOrder {
  readonly bet: NewBet
  readonly round: Round
}

async function slip(one: TestMember, legs: readonly NewLeg[], take = placeBets) {
  const bet = plainBet(one.id, 10_000n, { category: 'SPORTS' })
  const [taken] = await run((tx) => take(tx, [bet], [{ ...plainRound(bet), legs }], MOMENT))
  expect(taken).toMatchObject({ ok: true })
  return bet.roundId
}
const detail = async (one: TestMember, roundId: string, language?: 'VI') =>
  (await ask(round, { token: one.token, params: { roundId }, ...(language && { language }) })).value
const results = async (roundId: string) => (await legsOf(deps.db, [roundId])).get(roundId)?.map(({ result }) => result)

test('a slip is one bet of the record; its legs open in its detail, in the order and the words of the slip', async () => {
  const one = await member()
  const legs = [leg('Albion', 19_000), leg('United', 21_250), leg('City', 105_001)]
  const roundId = await slip(one, legs, holdBets)
  const said = await detail(one, roundId)
  expect(said.bets).toHaveLength(1)
  expect(said.legs).toEqual([
    {
      selectionId: legs[0]?.selectionId,
      event: 'Albion v Rovers',
      market: 'Result',
      selection: 'Albion',
      price: '1.90',
      result: 'open',
    },
    expect.objectContaining({ selection: 'United', price: '2.125' }),
    expect.objectContaining({ selection: 'City', price: '10.5001' }),
  ])
})

test('a bet that is no slip has no legs', async () => {
  const one = await member()
  const bet = plainBet(one.id, 10_000n)
  await run((tx) => placeBets(tx, [bet], [plainRound(bet)], MOMENT))
  expect(await detail(one, bet.roundId)).not.toHaveProperty('legs')
})

test('a slip that is refused leaves neither a round nor legs', async () => {
  const one = await member()
  const own = leg('Albion', 19_000)
  const order = (bet: NewBet): RoundOrder => ({ bet, round: { ...plainRound(bet), legs: [own] } })
  const [refused, taken] = [order(plainBet(one.id, 10n ** 12n)), order(plainBet(one.id, 10_000n))]
  const place = (...slips: RoundOrder[]) =>
    run((tx) =>
      placeBets(
        tx,
        slips.map(({ bet }) => bet),
        slips.map(({ round }) => round),
        MOMENT,
      ),
    )
  expect(await place(refused, taken)).toMatchObject([{ code: 'insufficient_funds' }, { ok: true }])
  expect([...(await roundsOf(deps.db, [refused.bet.roundId, taken.bet.roundId])).keys()]).toEqual([taken.bet.roundId])
  expect((await nextLegs(deps.db, own.selectionId, null)).map(({ roundId }) => roundId)).toEqual([taken.bet.roundId])
})

test('each leg is decided by itself; the same again, also at once, touches nothing, and a decision may be taken back', async () => {
  const one = await member()
  const legs = [leg('Albion', 19_000), leg('United', 20_000)]
  const [first, second] = legs as [NewLeg, NewLeg]
  const roundId = await slip(one, legs)
  const won = { roundId, selectionId: first.selectionId, result: 'won' } as const
  const answers = await Promise.all(Array.from({ length: 6 }, () => decide(won)))
  expect(answers.flat()).toEqual([roundId])
  expect(await results(roundId)).toEqual(['won', 'open'])
  await decide({ roundId, selectionId: second.selectionId, result: 'half_lost' })
  expect(await results(roundId)).toEqual(['won', 'half_lost'])
  expect(await decide({ ...won, result: 'open' }, { ...won, selectionId: randomUUID() })).toEqual([roundId])
  expect((await detail(one, roundId)).legs?.map(({ result }) => result)).toEqual(['open', 'half_lost'])
})

test('what a result touches is found by its selection, part by part, and decided slip by slip', async () => {
  const one = await member()
  const shared = leg('Albion', 19_000)
  const roundIds = await Promise.all(Array.from({ length: 7 }, () => slip(one, [leg('Town', 15_000), shared])))
  await slip(one, [leg('Town', 15_000)])
  const seen: string[] = []
  for (let part = await nextLegs(deps.db, shared.selectionId, null, 3); part.length > 0;) {
    const last = part.at(-1)?.roundId ?? null
    const of = (at: number): LegResult => (at % 2 === 0 ? 'won' : 'void')
    await decide(...part.map(({ roundId, selectionId }, at) => ({ roundId, selectionId, result: of(at) })))
    seen.push(...part.map(({ roundId }) => roundId))
    part = await nextLegs(deps.db, shared.selectionId, last, 3)
  }
  expect(seen).toEqual(roundIds.toSorted())
  for (const [at, roundId] of seen.entries())
    expect(await results(roundId)).toEqual(['open', at % 3 === 1 ? 'void' : 'won'])
})

test('slips that share selections are placed at once, and what a selection is called is kept once', async () => {
  const one = await member()
  const [a, b] = [leg('Albion', 19_000), leg('United', 20_000)]
  await Promise.all(Array.from({ length: 12 }, (_, at) => slip(one, at % 2 === 0 ? [a, b] : [b, a])))
  const { rows } = await sql<{ labels: number; legs: number }>`
    select (select count(*)::int from betting.selection_label where selection_id in (${a.selectionId}, ${b.selectionId})) as labels,
           (select count(*)::int from betting.leg where selection_id in (${a.selectionId}, ${b.selectionId})) as legs`.execute(
    deps.db,
  )
  expect(rows).toEqual([{ labels: 2, legs: 24 }])
})

test('a leg that is decided stays in its page, and in its index', async () => {
  await sql`alter table betting.leg set (fillfactor = 40)`.execute(deps.db)
  const one = await member()
  const shared = leg('Albion', 19_000)
  const roundIds = await Promise.all(Array.from({ length: 5 }, () => slip(one, [shared])))
  const updatesOf = async (tx: Tx) => {
    const { rows } = await sql<{ all: number; hot: number }>`
      select pg_stat_get_xact_tuples_updated(leg)::int as all, pg_stat_get_xact_tuples_hot_updated(leg)::int as hot
      from (select 'betting.leg'::regclass as leg)`.execute(tx)
    return rows[0] ?? { all: 0, hot: 0 }
  }
  const ends = roundIds.map((roundId) => ({ roundId, selectionId: shared.selectionId, result: 'lost' }) as const)
  // A connection counts on from what it did before.
  const [before, after] = await run(async (tx) => {
    const counted = await updatesOf(tx)
    await decideLegs(tx, ends, NOW)
    return [counted, await updatesOf(tx)] as const
  })
  expect([after.all - before.all, after.hot - before.hot]).toEqual([5, 5])
})

test('no leg is decided in a word that the record does not have', async () => {
  const one = await member()
  const shared = leg('Albion', 19_000)
  const roundId = await slip(one, [shared])
  const result = 'push' satisfies BetStatus as string as LegResult
  await expect(decide({ roundId, selectionId: shared.selectionId, result })).rejects.toThrow('leg_result_check')
})

test('two who decide the same legs at once and otherwise come one after the other, also at legs that stand so already', async () => {
  const one = await member()
  const shared = leg('Albion', 19_000)
  const [open, lost] = [await slip(one, [shared]), await slip(one, [shared])]
  const both = (result: LegResult) =>
    [open, lost].map((roundId) => ({ roundId, selectionId: shared.selectionId, result }))
  await decide({ roundId: lost, selectionId: shared.selectionId, result: 'lost' })

  const [held, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const losing = run(async (tx) => {
    const changed = await decideLegs(tx, both('lost'), NOW)
    held.resolve()
    await go.promise
    return changed
  })
  await held.promise
  const reopening = decide(...both('open'))
  await expect
    .poll(async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(deps.db)
      return rows[0]?.count
    })
    .toBe(1)
  go.resolve()
  expect(await losing).toEqual([open])
  expect(new Set(await reopening)).toEqual(new Set([open, lost]))
  expect([await results(open), await results(lost)]).toEqual([['open'], ['open']])
})
