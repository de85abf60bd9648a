import { randomUUID } from 'node:crypto'
import { bets as record, round } from '@croupier/contract/betting.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { checkBooks } from '../../../../test/books.ts'
import { plainBet, plainRound } from '../../../../test/plain-bet.ts'
import { world } from '../../../../test/world.ts'
import { betsOf, type NewBet, placeBets, roundsOf, settleBets } from '../betting.ts'

const { deps, clock, ask, member } = await world({ now: '2026-11-21T12:00:00Z' })
const moment = () => ({ now: clock.now(), rules: { timeZone: 'Asia/Manila', checked: false, verifiedFrom: null } })

const LONG = { spot: 'x'.repeat(300), pays: ['1.0000'] }
const SHORT = { spot: 'x'.repeat(100), pays: ['1.0000'] }
const choices = { numbers: Array.from({ length: 200 }, (_, number) => number) }

/** A bet in a round of its own. */
const place = (bet: NewBet, chosen: unknown = null) =>
  inTransaction(deps.db, (tx) => placeBets(tx, [bet], [{ ...plainRound(bet), choices: chosen }], moment()))
const long = (memberId: string, content = 'lines '.repeat(100)) =>
  plainBet(memberId, 10_000n, { content, selection: LONG })

const contents = async () =>
  (
    await sql<{ content: string; named: boolean }>`
      select content, digest = sha256(convert_to(content, 'UTF8')) as named from betting.content order by content`.execute(
      deps.db,
    )
  ).rows

afterEach(() => checkBooks(deps.db))

test('what bets say at length is kept once, also of two that say it at once, and shown as it was said', async () => {
  const [one, other] = [await member(), await member()]
  const [first, second] = [long(one.id), long(other.id)]
  expect(await Promise.all([place(first), place(second)])).toMatchObject([[{ ok: true }], [{ ok: true }]])
  const others = [long(one.id), long(one.id)]
  for (const bet of others) await place(bet, choices)

  expect(await contents()).toEqual(
    [JSON.stringify(choices), JSON.stringify(LONG), 'lines '.repeat(100)]
      .toSorted()
      .map((content) => ({ content, named: true })),
  )
  const { rows } = await sql<{ bytes: number }>`
    select max(length(content) + length(selection::text)) as bytes from betting.bet`.execute(deps.db)
  expect(rows[0]?.bytes).toBeLessThan(150)

  for (const [who, bet] of [
    [one, first],
    [other, second],
  ] as const) {
    const { list } = (await ask(record, { token: who.token })).value
    expect(list.find(({ id }) => id === bet.id)?.selection).toEqual(LONG)
    const detail = (await ask(round, { token: who.token, params: { roundId: bet.roundId } })).value
    expect(detail.bets.map(({ selection }) => selection)).toEqual([LONG])
    expect((await betsOf(deps.db, [bet.id])).get(bet.id)?.selection).toEqual(LONG)
  }
  // The detail of a round and its proof read the choices here.
  const rounds = await roundsOf(deps.db, [first.roundId, ...others.map(({ roundId }) => roundId)])
  expect([...rounds.values()].map((one) => one.choices).filter((chosen) => chosen !== null)).toEqual([choices, choices])
})

test('the same bet again is the first answer, and another long content under its id is refused', async () => {
  const { id } = await member()
  const bet = long(id, `${'a'.repeat(400)}1`)
  const [placed] = await place(bet)
  expect(await place(bet)).toMatchObject([placed?.ok ? { ok: true } : {}])
  expect(await inTransaction(deps.db, (tx) => placeBets(tx, [bet, bet], [plainRound(bet)], moment()))).toMatchObject([
    { ok: true },
    { ok: true },
  ])
  expect(await place({ ...bet, content: `${'a'.repeat(400)}2` })).toMatchObject([{ ok: false, code: 'id_reused' }])

  const twice = long(id, 'b'.repeat(400))
  const together = [twice, twice, { ...twice, content: `${'b'.repeat(399)}c` }]
  expect(await inTransaction(deps.db, (tx) => placeBets(tx, together, [plainRound(twice)], moment()))).toMatchObject([
    { ok: true },
    { ok: true },
    { ok: false, code: 'id_reused' },
  ])
  expect(
    await inTransaction(deps.db, (tx) => settleBets(tx, [{ betId: twice.id, payout: 5n, status: 'won' }], clock.now())),
  ).toMatchObject([{ ok: true }])
})

test('what is short stays in its place, as what was written before does whatever its length', async () => {
  const before = (await contents()).length
  const { id, token } = await member()
  const bet = plainBet(id, 10_000n, { content: 'banker', selection: SHORT })
  await place(bet)
  const said = { id: randomUUID(), gameCode: 'DICE', stake: '2.00', choices: { target: '50.00', over: true } } as const
  await ask(playRound, { token, body: said })
  expect((await contents()).length).toBe(before)

  const old = JSON.stringify({ ...SHORT, spot: 'y'.repeat(500) })
  await sql`update betting.bet set selection = ${old}::json, content = ${'z'.repeat(600)} where id = ${bet.id}`.execute(
    deps.db,
  )
  const detail = (await ask(round, { token, params: { roundId: bet.roundId } })).value
  expect(JSON.stringify(detail.bets[0]?.selection)).toBe(old)
  expect(await place({ ...bet, content: 'z'.repeat(600) })).toMatchObject([{ ok: true }])
})

test('a content that looks like a name is refused', async () => {
  const { id } = await member()
  await expect(place(plainBet(id, 10_000n, { content: `sha256:${'0'.repeat(64)}` }))).rejects.toThrow('no name')
  await expect(place(plainBet(id, 10_000n), `sha256:${'0'.repeat(64)}`)).rejects.toThrow('no name')
})
