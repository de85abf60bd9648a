import { randomUUID } from 'node:crypto'
import { bets as betRecord, round as readBetRound } from '@croupier/contract/betting.ts'
import { placeTableBets as placing } from '@croupier/contract/tables.ts'
import { excludeSelf, setLimit, takeTimeOut } from '@croupier/contract/limits.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { LUCKY, setPolicy } from '../../../../test/policy.ts'
import { tablePlay } from '../../../../test/tables.ts'
import { trial } from '../../../../test/trial.ts'
import { type TestMember, world } from '../../../../test/world.ts'

const here = await world()
const { ask, clock, deps, logIn, member } = here
await setPolicy(deps, LUCKY, { tables: { links: 100 } })
const play = await tablePlay(here, 'DT1')
const { bet, to, pass, table, units, current } = play

describe('chips on a table', () => {
  test('are taken at once, lie there for everybody to see, and two tabs of one member agree', async () => {
    const [one, other] = [await member(), await member()]
    const start = await units(one)
    await to('betting')
    const { value } = await bet(one, { dragon: '100.00', tie: '50.00' })
    expect(value).toMatchObject({ balance: '850.00', bets: [{ spot: 'dragon', state: 'placed' }, { spot: 'tie' }] })
    await bet(other, { dragon: '20.00' })
    expect(start - (await units(one))).toBe(150_0000n)
    const [tab, again] = [await table(one), await table(one)]
    expect(tab.mine).toEqual(again.mine)
    expect(new Set(tab.mine.bets)).toEqual(new Set(value.bets))
    expect(tab.totals).toContainEqual({ spot: 'dragon', stake: '120.00', people: 2 })
    expect((await table()).mine.bets).toEqual([])
    expect((await table()).people).toBe(2)
  })

  test('sent ten times at once are taken once, and later the first answer comes again', async () => {
    const one = await member()
    const { roundId } = await to('betting')
    const again = { id: randomUUID(), roundId }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => bet(one, { dragon: '100.00', tie: '20.00' }, again)),
    )
    expect(new Set(answers.map(({ value }) => JSON.stringify(value))).size).toBe(1)
    await bet(one, { tiger: '30.00' })
    expect((await bet(one, { dragon: '100.00', tie: '20.00' }, again)).value).toEqual(answers[0]?.value)
    expect((await table(one)).mine.bets).toHaveLength(3)
    expect((await bet(one, { dragon: '200.00' }, again)).errorCode).toBe('id_reused')
    expect((await bet(await member(), { dragon: '100.00', tie: '20.00' }, again)).errorCode).toBe('id_reused')
  })

  test('of many at once are each taken, and what lies there is their sum', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => member()))
    await to('settled')
    const { roundId } = await to('betting')
    await Promise.all(
      people.flatMap((one) => [bet(one, { dragon: '20.00' }, { roundId }), bet(one, { tiger: '30.00' }, { roundId })]),
    )
    expect((await table()).totals.toSorted((a, b) => a.spot.localeCompare(b.spot))).toEqual([
      { spot: 'dragon', stake: '160.00', people: 8 },
      { spot: 'tiger', stake: '240.00', people: 8 },
    ])
  })

  test('more than one has are all refused, and nothing has moved', async () => {
    const one = await member()
    const start = await units(one)
    await to('betting')
    expect((await bet(one, { dragon: '600.00', tiger: '600.00' })).errorCode).toBe('insufficient_funds')
    expect(await units(one)).toBe(start)
    expect((await table(one)).mine.bets).toEqual([])
  })
})

describe('each refusal by name:', () => {
  test('after the close by the server’s clock, though no dealer has come to close it, and whatever the page’s clock says', async () => {
    const one = await member()
    const { roundId, betsUntil } = await to('betting')
    clock.set(betsUntil)
    expect(await bet(one, { dragon: '20.00' }, { roundId })).toMatchObject({ status: 409, errorCode: 'bets_closed' })
    await pass(1000)
    expect((await bet(one, { dragon: '20.00' }, { roundId })).errorCode).toBe('bets_closed')
    expect((await bet(one, { dragon: '20.00' }, { roundId: randomUUID() })).errorCode).toBe('not_found')
  })

  test('below and above what a spot takes, at its field', async () => {
    const one = await member()
    await to('betting')
    const small = await bet(one, { tie: '20.00', dragon: '19.99' })
    expect(small).toMatchObject({ errorCode: 'stake_too_small' })
    expect(Object.keys(small.fields)).toEqual(['bets.1.stake'])
    expect((await bet(one, { dragon: '50000.01' })).errorCode).toBe('stake_too_large')
    expect((await bet(one, { dragon: '0.001' })).errorCode).toBe('invalid_amount')
    expect((await bet(one, { nowhere: '20.00' })).fields['bets.0.spot']?.[0]?.code).toBe('not_allowed')
  })

  test('over the own limit of a round, and over what the table owes by one spot', async () => {
    const one = await member()
    const limit = (what: string, to: string) =>
      sql`
        update studio.live_table set limits = jsonb_set(limits, array[${what}], to_jsonb(${to}::text)) where id = ${play.tableId}`.execute(
        deps.db,
      )
    await to('betting')
    await limit('roundMax', '1000000')
    expect((await bet(one, { dragon: '60.00', tiger: '60.00' })).errorCode).toBe('round_full')
    await limit('roundMax', '900000000')
    await limit('tableMax', '3000000')
    expect((await bet(one, { tie: '40.00' })).errorCode).toBe('table_full')
    await limit('tableMax', '900000000000')
  })

  test('by another table of pays or other money than the page shows, and at a table that is closed', async () => {
    const one = await member()
    const round = await to('betting')
    const asked = (more: object) =>
      ask(placing, {
        token: one.token,
        params: { tableId: play.tableId },
        raw: { id: randomUUID(), roundId: round.roundId, bets: [{ spot: 'dragon', stake: '20.00' }], ...more },
      })
    expect((await asked({ paytableVersion: 'old' })).errorCode).toBe('paytable_changed')
    expect((await asked({ currency: 'FUN' })).errorCode).toBe('money_changed')
    expect((await asked({ more: 1 })).errorCode).toBe('invalid_request')
    await sql`update studio.live_table set state = 'maintenance' where id = ${play.tableId}`.execute(deps.db)
    expect((await asked({})).errorCode).toBe('table_closed')
    await sql`update studio.live_table set state = 'open' where id = ${play.tableId}`.execute(deps.db)
  })

  test('more chips on a round than a table keeps apart', async () => {
    const one = await member()
    const min = (to: string) =>
      sql`
        update studio.live_table set limits = jsonb_set(limits, '{groups,main,min}', to_jsonb(${to}::text))
        where id = ${play.tableId}`.execute(deps.db)
    await min('10000')
    const { roundId } = await to('betting')
    const chips = (count: number) =>
      ask(placing, {
        token: one.token,
        params: { tableId: play.tableId },
        body: {
          id: randomUUID(),
          roundId,
          bets: Array.from({ length: count }, () => ({ spot: 'dragon', stake: '1.00' })),
        },
      })
    for (const count of [60, 60, 60, 20]) expect((await chips(count)).errorCode).toBeUndefined()
    expect(await chips(1)).toMatchObject({ status: 409, errorCode: 'spots_full' })
    await min('200000')
  })

  test('of a trial account where the page shows real money, and of a member where it shows play money; each has its table', async () => {
    const [guest, one] = [await trial(here), await member()]
    const { roundId } = await to('betting')
    const lay = (who: { readonly token: string }, currency?: string) =>
      ask(placing, {
        token: who.token,
        params: { tableId: play.tableId },
        body: {
          id: randomUUID(),
          roundId,
          bets: [{ spot: 'tiger', stake: '20.00' }],
          ...(currency ? { currency } : {}),
        },
      })
    const lying = async (who: TestMember) => (await table(who)).totals.find(({ spot }) => spot === 'tiger')
    for (const [who, shown] of [
      [guest, 'PHP'],
      [one, 'FUN'],
    ] as const)
      expect(await lay(who, shown)).toMatchObject({ status: 409, errorCode: 'money_changed' })
    expect(await lying(one)).toBeUndefined()
    expect((await lay(guest, 'FUN')).errorCode).toBeUndefined()
    expect(await lying(guest)).toMatchObject({ stake: '20.00', people: 1 })
    expect(await lying(one)).toBeUndefined()
    expect((await lay(one, 'PHP')).errorCode).toBeUndefined()
    expect(await lying(one)).toMatchObject({ stake: '20.00', people: 1 })
  })

  test('without a token', async () => {
    const { roundId } = await to('betting')
    const body = { id: randomUUID(), roundId, bets: [{ spot: 'dragon', stake: '20.00' }] }
    expect(await ask(placing, { params: { tableId: play.tableId }, body })).toMatchObject({
      errorCode: 'not_logged_in',
    })
  })

  test('beyond the limits that a member has set, and of one who is excluded or takes a break', async () => {
    const [one, other] = [await member(), await member()]
    await ask(setLimit, { token: one.token, body: { kind: 'stake', period: 'day', amount: '50.00' } })
    await to('betting')
    expect((await bet(one, { dragon: '30.00', tiger: '30.00' })).errorCode).toBe('limit_reached')
    expect((await bet(one, { dragon: '30.00' })).errorCode).toBeUndefined()
    expect((await bet(other, { dragon: '30.00' })).errorCode).toBeUndefined()

    const [left, tired] = [await member(), await member()]
    await ask(excludeSelf, { token: left.token, body: { months: 6, account: left.account, password: left.password } })
    await ask(takeTimeOut, { token: tired.token, body: { hours: 24 } })
    for (const [who, code] of [
      [left, 'self_excluded'],
      [tired, 'timed_out'],
    ] as const) {
      const back = { ...who, token: await logIn(who.account, who.password) }
      expect(await bet(back, { dragon: '30.00' })).toMatchObject({ status: 403, errorCode: code })
      expect((await table(back)).mine.bets).toEqual([])
    }
  })
})

test('opposite bets count their difference as turnover, and the record tells where the round was dealt', async () => {
  const one = await member()
  await to('settled')
  await to('betting')
  await bet(one, { dragon: '100.00', tiger: '40.00', dragon_red: '20.00', dragon_black: '20.00' })
  const { roundId, won } = await to('settled')
  const { value } = await ask(betRecord, { token: one.token, query: {} })
  expect(value.totals.validTurnover).toBe(won.includes('tie') ? '30.00' : '60.00')
  const record = (await ask(readBetRound, { token: one.token, params: { roundId } })).value
  expect(record).toMatchObject({ category: 'LIVE', gameCode: 'DRAGON_TIGER', status: 'closed', stake: '180.00' })
  expect(record.rules?.table).toMatchObject({ tableId: play.tableId })
})

test('the record names what each bet was on, and at which odds it was taken', async () => {
  const one = await member()
  await to('settled')
  await to('betting')
  await bet(one, { dragon: '20.00', suited_tie: '20.00' })
  const { roundId } = await to('settled')
  const { value } = await ask(betRecord, { token: one.token, query: {} })
  const selections = [
    { spot: 'dragon', pays: ['1'] },
    { spot: 'suited_tie', pays: ['50'] },
  ]
  expect(new Set(value.list.map(({ selection }) => selection))).toEqual(new Set(selections))
  const record = (await ask(readBetRound, { token: one.token, params: { roundId } })).value
  expect(new Set(record.bets.map(({ selection }) => selection))).toEqual(new Set(selections))
})

test('the next card is in no answer before its time', async () => {
  const one = await member()
  await to('betting')
  await bet(one, { dragon: '20.00' })
  const seen: string[] = []
  while ((await current()).phase !== 'settled') {
    seen.push(JSON.stringify([await table(one), await table()]))
    clock.move(500)
    await play.turns()
  }
  const { events } = await current()
  const [dragon, tiger] = events.map((event) => `"card":"${String(event['card'])}"`)
  const firstWith = (card: string | undefined) => seen.findIndex((text) => text.includes(card ?? ''))
  expect(seen.slice(0, 30).join('')).not.toContain('"card":')
  expect(firstWith(dragon)).toBeGreaterThan(30)
  expect(tiger === dragon || firstWith(tiger) > firstWith(dragon) + 3).toBe(true)
  const written = await sql<{ text: string }>`
    select coalesce(string_agg(r::text, ''), '') as text from studio.table_round as r where ended_at is null`.execute(
    deps.db,
  )
  expect(written.rows[0]?.text).not.toContain('"card":')
})
