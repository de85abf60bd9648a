import { fieldOf } from '@croupier/engine/studio-game.ts'
import { createHash, createHmac } from 'node:crypto'
import { round as readBetRound } from '@croupier/contract/betting.ts'
import { crashRound } from '@croupier/contract/crash.ts'
import { linkAfter, pointOf } from '@croupier/engine/instant/crash.ts'
import { verifyFlight } from '@croupier/engine/verify-flight.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { asDealer } from '#kernel/dealer-role.ts'
import { crashPlay } from '../../../../test/crash.ts'
import { world } from '../../../../test/world.ts'
import { chainOf } from '../../chains/chains.ts'
import { advanceRounds } from './advance-rounds.ts'

const here = await world()
const { ask, clock, deps, member } = here
const { turns, pass, current, roundThat, bet, leave, table, units, flyTo, toEnd } = await crashPlay(here)

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest()

describe('the shared round', () => {
  test('takes bets for seven seconds, flies, crashes, and three seconds later the next one opens', async () => {
    const round = await roundThat((point) => point > 150n)
    expect(round.startsAt.getTime() - round.openedAt.getTime()).toBe(7000)
    await pass(7000)
    expect((await current()).phase).toBe('running')
    await pass(round.outcome.crashMs - 1)
    expect(await current()).toMatchObject({ phase: 'running', point: null, hash: null })
    await pass(1)
    expect(await current()).toMatchObject({ phase: 'crashed', point: round.outcome.point, hash: round.outcome.hash })
    await pass(2999)
    expect((await current()).id).toBe(round.id)
    await pass(1)
    expect(await current()).toMatchObject({ phase: 'betting', number: round.number + 1n, link: round.link - 1 })
  })

  test('is proved by its link: it leads to the published end of the chain, and the salt gives the point', async () => {
    await roundThat(() => true)
    const { id } = await toEnd()
    const { value } = await ask(crashRound, { params: { roundId: id } })
    const { chain } = await table()
    expect(chain).toMatchObject({ head: value.head, salt: value.salt, links: 1000 })
    let hash = value.hash
    for (let at = 0; at < value.toHead; at += 1) hash = linkAfter(sha256, hash)
    expect(hash).toBe(chain?.head)
    expect(Number(pointOf(hmac, value.hash, value.salt, 99)) / 100).toBe(Number(value.point))
    expect(value.linkAfter).toBe(linkAfter(sha256, value.hash))
  })

  test('ends where its link says, whoever bets on it and how much', async () => {
    const one = await member()
    const round = await roundThat((point) => point > 200n)
    await bet(one, round.id, '900.00', '1.50')
    const { id, outcome } = await toEnd()
    expect(id).toBe(round.id)
    expect((await current()).point).toBe(outcome.point)
    expect(pointOf(hmac, outcome.hash, round.salt, 99)).toBe(outcome.point)
  })

  test('the salt is drawn after the end of the chain was published, and the first link is kept from nobody but the house', async () => {
    await turns()
    const chain = await chainOf(deps.db, 'crash:1')
    const { rows } = await asDealer(deps.db, (tx) =>
      sql<{ link: number }>`select link from chains.checkpoint where chain_id = ${chain?.id}`.execute(tx),
    )
    expect([chain?.links, rows]).toEqual([1000, [{ link: 1 }]])
  })
})

describe('bets on it', () => {
  test('leave by themselves where they were told to, though nobody is there, and are paid once', async () => {
    const one = await member()
    const start = await units(one)
    const round = await roundThat((point) => point >= 200n)
    await bet(one, round.id, '10.00', '1.50')
    await flyTo(155)
    expect(await units(one)).toBe(start + 5_0000n)
    expect((await table(one)).mine).toMatchObject([{ state: 'left', leftAt: '1.50', payout: '15.00' }])
    await toEnd()
    expect(await units(one)).toBe(start + 5_0000n)
  })

  test('that were to leave exactly at the point are paid, and beyond it lost', async () => {
    const [at, beyond] = [await member(), await member()]
    const start = [await units(at), await units(beyond)] as const
    const round = await roundThat((point) => point >= 110n && point < 500n)
    const text = (hundredths: number) => (hundredths / 100).toFixed(2)
    await bet(at, round.id, '10.00', text(Number(round.outcome.point)))
    await bet(beyond, round.id, '10.00', text(Number(round.outcome.point) + 1))
    await toEnd()
    expect(await units(at)).toBe(start[0] - 10_0000n + round.outcome.point * 1000n)
    expect(await units(beyond)).toBe(start[1] - 10_0000n)
  })

  test('that stay in the air are lost, and the record says so', async () => {
    const one = await member()
    const start = await units(one)
    const round = await roundThat((point) => point < 300n)
    await bet(one, round.id)
    await toEnd()
    expect(await units(one)).toBe(start - 10_0000n)
    const record = (await ask(readBetRound, { token: one.token, params: { roundId: round.id } })).value
    expect(record).toMatchObject({ gameCode: 'CRASH', status: 'closed', stake: '10.00', payout: '0.00' })
  })

  test('stand in the record of each who bet, with the flight, the own exits alone, and a proof that can be checked', async () => {
    const [one, other] = [await member(), await member()]
    const round = await roundThat((point) => point >= 300n)
    const byItself = (await bet(one, round.id, '10.00', '1.50')).value
    const byHand = (await bet(one, round.id, '20.00')).value
    await bet(other, round.id, '5.00', '1.20')
    const record = async ({ token }: typeof one) =>
      (await ask(readBetRound, { token, params: { roundId: round.id } })).value
    await flyTo(200)
    await leave(one, byHand.betId)
    const flying = await record(one)
    expect(flying).toMatchObject({ status: 'open', chain: null, proof: null })
    expect(flying.events.map(({ kind }) => kind)).toEqual(['left', 'left'])

    await toEnd()
    const own = await record(one)
    const point = (Number(round.outcome.point) / 100).toFixed(2)
    const [launched, crashed] = [own.events.at(0), own.events.at(-1)]
    expect([launched, crashed]).toMatchObject([
      { kind: 'launched', at: round.startsAt.toISOString() },
      { kind: 'crashed', point },
    ])
    // Both bets were laid at the same moment of this clock.
    const exits = Object.fromEntries(own.events.slice(1, -1).map((event) => [fieldOf(event, 'betId'), event]))
    expect(own.events).toHaveLength(4)
    expect(exits).toMatchObject({
      [byItself.betId]: { kind: 'left', multiplier: '1.50', byItself: true, payout: '15.00' },
      [byHand.betId]: { kind: 'left', multiplier: '2.00', byItself: false, payout: '40.00' },
    })
    expect(own).toMatchObject({ payout: '55.00', chain: { hash: round.outcome.hash, number: Number(round.number) } })
    const { chain, rules } = own
    if (!chain || !rules) throw new Error('the round has no proof')
    expect(verifyFlight({ ...own, chain, rules }, { hmac, sha256 })).toMatchObject({ ok: true })
    expect((await record(other)).events.filter(({ kind }) => kind === 'left')).toMatchObject([{ multiplier: '1.20' }])
    const stranger = await member()
    expect(await ask(readBetRound, { token: stranger.token, params: { roundId: round.id } })).toMatchObject({
      errorCode: 'not_found',
    })
  })

  test('leave by themselves where they have won the most that a round pays', async () => {
    const one = await member()
    const start = await units(one)
    const round = await roundThat((point) => point >= 1300n)
    await bet(one, round.id, '800.00')
    await toEnd()
    expect(await units(one)).toBe(start - 800_0000n + 10_000_0000n)
  })

  test('of many members are all decided, each once', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => member()))
    const starts = await Promise.all(people.map(units))
    const round = await roundThat((point) => point >= 200n)
    await Promise.all(people.map((one, at) => bet(one, round.id, '10.00', at % 2 === 0 ? '1.20' : '1000000.00')))
    await toEnd()
    const after = await Promise.all(people.map(units))
    expect(after.map((units, at) => units - (starts[at] ?? 0n))).toEqual(
      people.map((_, at) => (at % 2 === 0 ? 2_0000n : -10_0000n)),
    )
  })
})

describe('when nobody was there to carry it on', () => {
  test('for a while during the flight every stake in the air returns, once, and who had left keeps what was won', async () => {
    const [stays, gone] = [await member(), await member()]
    const start = [await units(stays), await units(gone)] as const
    const round = await roundThat((point) => point >= 400n)
    const placed = await bet(gone, round.id)
    await bet(stays, round.id, '10.00', '1.20')
    await bet(stays, round.id, '20.00', '3.00')
    await flyTo(130)
    expect(await leave(gone, placed.value.betId)).toMatchObject({ status: 200 })
    const won = await units(gone)
    clock.move(5001)
    await turns()
    expect((await current()).phase).toBe('void')
    expect(await units(stays)).toBe(start[0] + 2_0000n)
    expect(await units(gone)).toBe(won)
    expect(won > start[1]).toBe(true)
    expect((await table()).round).toMatchObject({ phase: 'void', point: null })
    await pass(4000)
    expect((await current()).id).not.toBe(round.id)
  })

  test('while bets were taken and past the start, they return too', async () => {
    const one = await member()
    const start = await units(one)
    const round = await roundThat(() => true)
    await bet(one, round.id)
    clock.move(round.startsAt.getTime() - clock.now().getTime() + 5001)
    await turns()
    expect((await current()).phase).toBe('void')
    expect(await units(one)).toBe(start)
  })

  test('for less than that the round goes on as if nothing had been', async () => {
    const one = await member()
    const start = await units(one)
    const round = await roundThat((point) => point >= 200n)
    await bet(one, round.id, '10.00', '1.10')
    await pass(6500)
    clock.move(4000)
    await toEnd()
    expect(await units(one)).toBe(start + 1_0000n)
  })

  test('after the crash nothing returns: what was decided is settled', async () => {
    const one = await member()
    const start = await units(one)
    const round = await roundThat((point) => point >= 120n && point < 300n)
    await bet(one, round.id)
    await pass(round.startsAt.getTime() - clock.now().getTime() + round.outcome.crashMs)
    expect((await current()).phase).toBe('crashed')
    clock.move(1_200_000)
    await turns()
    expect(await units(one)).toBe(start - 10_0000n)
  })
})

test('many nodes at once carry it on as one: each bet is decided once and each round opened once', async () => {
  const one = await member()
  const start = await units(one)
  const round = await roundThat((point) => point >= 150n && point < 300n)
  await bet(one, round.id, '10.00', '1.40')
  const end = round.startsAt.getTime() + round.outcome.crashMs + 5000
  while (clock.now().getTime() < end) {
    clock.move(400)
    await Promise.all(Array.from({ length: 4 }, () => advanceRounds(deps)))
  }
  expect(await units(one)).toBe(start + 4_0000n)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select number from studio.crash_round group by brand_id, number having count(*) > 1) as twice`.execute(
    deps.db,
  )
  expect(rows[0]?.count).toBe(0)
})
