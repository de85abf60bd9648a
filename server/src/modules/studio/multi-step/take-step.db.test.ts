import { randomUUID } from 'node:crypto'
import { round as readRound } from '@croupier/contract/betting.ts'
import { takeTimeOut } from '@croupier/contract/limits.ts'
import { openRounds, takeStep } from '@croupier/contract/multi-step-rounds.ts'
import { playRound, rotateSeeds } from '@croupier/contract/studio.ts'
import { unitsOf } from '@croupier/engine/money.ts'
import { verifyRound } from '@croupier/engine/verify.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { hashes, multiStepPlay } from '../../../../test/multi-step.ts'
import { world } from '../../../../test/world.ts'

const here = await world()
const { ask, deps, logIn, member } = here
const { openMines, openHiLo, step, tile, leave, units, minesOf } = await multiStepPlay(here)

const roundOf = async (token: string, roundId: string) => (await ask(readRound, { token, params: { roundId } })).value

describe('a round that goes on step by step', () => {
  test('takes the stake at its opening, shows nothing of what is hidden, and pays what it is worth when it is left', async () => {
    const one = await member()
    const start = await units(one)
    const { value } = await openMines(one)
    expect(value).toMatchObject({ open: true, payout: '0.00', events: [] })
    expect(await units(one)).toBe(start - 10_0000n)

    const { safe } = await minesOf(value.roundId, 3)
    const first = await tile(one, value.roundId, 0, safe[0]!)
    expect(first.value).toMatchObject({ index: 1, done: false, mayCashOut: true, worth: '11.25' })
    expect(first.value.events).toEqual([{ kind: 'tile_opened', tile: safe[0], safe: true, multiplier: '1.1250' }])
    expect(await units(one)).toBe(start - 10_0000n)

    await tile(one, value.roundId, 1, safe[1]!)
    const left = await leave(one, value.roundId, 2)
    expect(left.value).toMatchObject({ index: 3, done: true, mayCashOut: false, worth: '12.85' })
    expect(left.value.events.at(-1)).toMatchObject({ kind: 'mines_shown' })
    expect(unitsOf(left.value.balance, 4)).toBe(await units(one))
    expect(await units(one)).toBe(start + 2_8500n)
  })

  test('is lost on a mine, and over', async () => {
    const one = await member()
    const { value } = await openMines(one)
    const { places, safe } = await minesOf(value.roundId, 3)
    const lost = await tile(one, value.roundId, 0, places[0]!)
    expect(lost.value).toMatchObject({ done: true, worth: '0.00' })
    expect(lost.value.events.at(-1)).toEqual({ kind: 'mines_shown', mines: places })
    expect(await tile(one, value.roundId, 1, safe[0]!)).toMatchObject({ status: 409, errorCode: 'round_closed' })
    expect(await roundOf(one.token, value.roundId)).toMatchObject({ status: 'closed', payout: '0.00' })
  })

  test('goes on where it was in another tab and on another device; a page that has not seen a step is told how it stands', async () => {
    const here = await member()
    const { value } = await openMines(here)
    const { safe } = await minesOf(value.roundId, 3)
    await tile(here, value.roundId, 0, safe[0]!)

    const there = { ...here, token: await logIn(here.account, here.password) }
    const [found] = (await ask(openRounds, { token: there.token })).value.open
    expect(found).toMatchObject({ roundId: value.roundId, index: 1, worth: '11.25', events: [{ tile: safe[0] }] })
    expect((await tile(there, value.roundId, 1, safe[1]!)).value).toMatchObject({ index: 2, worth: '12.85' })

    expect(await tile(here, value.roundId, 1, safe[2]!)).toMatchObject({ status: 409, errorCode: 'step_stale' })
    const [now] = (await ask(openRounds, { token: here.token })).value.open
    expect(now).toMatchObject({ roundId: value.roundId, index: 2, worth: '12.85' })
    expect((await leave(here, value.roundId, 2)).value).toMatchObject({ done: true, worth: '12.85' })
    expect((await ask(openRounds, { token: there.token })).value.open).toEqual([])
  })

  test('is proved by the seed once that is revealed, every step of it', async () => {
    const one = await member()
    const mines = (await openMines(one)).value
    const { safe } = await minesOf(mines.roundId, 3)
    await tile(one, mines.roundId, 0, safe[0]!)
    await leave(one, mines.roundId, 1)
    const cards = (await openHiLo(one)).value
    await step(one, cards.roundId, 0, { kind: 'skip' })
    await step(one, cards.roundId, 1, { kind: 'hi' })
    const end = await leave(one, cards.roundId, 2)
    expect(['round_closed', undefined]).toContain(end.errorCode)

    await ask(rotateSeeds, { token: one.token, body: { id: randomUUID() } })
    for (const { roundId } of [mines, cards]) {
      const record = await roundOf(one.token, roundId)
      expect(verifyRound(record as never, hashes)).toMatchObject({ ok: true })
      const [first] = record.steps ?? []
      expect(first).toBeDefined()
      expect(verifyRound({ ...record, steps: record.steps?.slice(0, 1) } as never, hashes)).toMatchObject({ ok: false })
    }
  })

  test('is in the record as open while it goes on, with its money', async () => {
    const one = await member()
    const { value } = await openMines(one)
    const { safe } = await minesOf(value.roundId, 3)
    await tile(one, value.roundId, 0, safe[0]!)
    expect(await roundOf(one.token, value.roundId)).toMatchObject({
      status: 'open',
      stake: '10.00',
      payout: '0.00',
      closedAt: null,
      steps: [{ kind: 'open', tile: safe[0] }],
      proof: { serverSeed: null },
    })
  })

  test('is found again on any device, as it stands, until it is over', async () => {
    const one = await member()
    const { value } = await openHiLo(one)
    const again = (await ask(openRounds, { token: one.token })).value
    expect(again.open).toMatchObject([
      { roundId: value.roundId, gameCode: 'HI_LO', stake: '10.00', index: 0, events: value.events, mayCashOut: false },
    ])
    expect((await ask(openRounds, { token: (await member()).token })).value).toEqual({ open: [], ended: [] })
  })

  test('goes on to its end during a time-out, while no other is opened', async () => {
    const one = await member()
    const { value } = await openMines(one)
    const { safe } = await minesOf(value.roundId, 3)
    await ask(takeTimeOut, { token: one.token, body: { hours: 24 } })
    const back = { ...one, token: await logIn(one.account, one.password) }
    expect(await openHiLo(back)).toMatchObject({ status: 403, errorCode: 'timed_out' })
    expect(await tile(back, value.roundId, 0, safe[0]!)).toMatchObject({ status: 200 })
    expect(await leave(back, value.roundId, 1)).toMatchObject({ status: 200 })
  })
})

describe('each refusal by name', () => {
  test('another member’s round is not found', async () => {
    const [one, stranger] = [await member(), await member()]
    const { value } = await openMines(one)
    expect(await tile(stranger, value.roundId, 0, 0)).toMatchObject({ status: 404, errorCode: 'not_found', extra: {} })
    expect(await tile(one, randomUUID(), 0, 0)).toMatchObject({ status: 404, errorCode: 'not_found' })
  })

  test('a step from a page that has not seen the last one gets the round as it stands', async () => {
    const one = await member()
    const { value } = await openMines(one)
    const { safe } = await minesOf(value.roundId, 3)
    await tile(one, value.roundId, 0, safe[0]!)
    const stale = await tile(one, value.roundId, 0, safe[1]!)
    expect(stale).toMatchObject({ status: 409, errorCode: 'step_stale', extra: { round: { index: 1, done: false } } })
    expect(JSON.stringify(stale.extra)).not.toContain('mines_shown')
  })

  test.each([
    ['leaving before anything is won', { kind: 'cash_out' }],
    ['a step of another game', { kind: 'hi' }],
  ] as const)('%s', async (_what, one) => {
    const who = await member()
    const { value } = await openMines(who)
    const refused = await step(who, value.roundId, 0, one)
    expect(['step_not_allowed', 'invalid_request']).toContain(refused.errorCode)
    expect((await ask(openRounds, { token: who.token })).value.open).toMatchObject([{ index: 0 }])
  })

  test('a tile that is open already', async () => {
    const one = await member()
    const { value } = await openMines(one)
    const { safe } = await minesOf(value.roundId, 3)
    await tile(one, value.roundId, 0, safe[0]!)
    expect(await tile(one, value.roundId, 1, safe[0]!)).toMatchObject({ status: 409, errorCode: 'step_not_allowed' })
  })

  test('a second round of the game while one is open, and a new seed while any is', async () => {
    const one = await member()
    await openMines(one)
    expect(await openMines(one)).toMatchObject({ status: 409, errorCode: 'round_open' })
    expect(await openHiLo(one)).toMatchObject({ status: 200 })
    expect(await ask(rotateSeeds, { token: one.token, body: { id: randomUUID() } })).toMatchObject({
      status: 409,
      errorCode: 'round_open',
    })
  })

  test('another table than the page shows', async () => {
    const one = await member()
    const body = { id: randomUUID(), gameCode: 'MINES' as const, stake: '10.00', choices: { mines: 3 } }
    expect(await ask(playRound, { token: one.token, body: { ...body, paytableVersion: 'mines-0' } })).toMatchObject({
      status: 409,
      errorCode: 'paytable_changed',
    })
    expect(await ask(playRound, { token: one.token, body: { ...body, paytableVersion: 'mines-1' } })).toMatchObject({
      status: 200,
    })
  })

  test('without a token', async () =>
    expect(
      await ask(takeStep, {
        params: { roundId: randomUUID() },
        body: { id: randomUUID(), index: 0, step: { kind: 'cash_out' } },
      }),
    ).toMatchObject({ status: 401, errorCode: 'not_logged_in' }))
})

describe('many at once', () => {
  test('ten different steps at once from ten pages: one is taken, the others are told how the round stands', async () => {
    const one = await member()
    const { value } = await openMines(one)
    const { safe } = await minesOf(value.roundId, 3)
    const answers = await Promise.all(safe.slice(0, 10).map((place) => tile(one, value.roundId, 0, place)))
    expect(answers.map(({ errorCode }) => errorCode ?? 'taken').toSorted()).toEqual([
      ...Array.from({ length: 9 }, () => 'step_stale'),
      'taken',
    ])
  })

  test('leaving ten times at once, each with an id of its own, pays once', async () => {
    const one = await member()
    const start = await units(one)
    const { value } = await openMines(one)
    const { safe } = await minesOf(value.roundId, 3)
    await tile(one, value.roundId, 0, safe[0]!)
    const answers = await Promise.all(Array.from({ length: 10 }, () => leave(one, value.roundId, 1)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await units(one)).toBe(start + 1_2500n)
  })

  test('the same step ten times at once is one step with ten equal answers, and later still the first answer', async () => {
    const one = await member()
    const { value } = await openMines(one)
    const { safe } = await minesOf(value.roundId, 3)
    const id = randomUUID()
    const same = () => step(one, value.roundId, 0, { kind: 'open', tile: safe[0]! }, id)
    const answers = await Promise.all(Array.from({ length: 10 }, same))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.value))).size).toBe(1)
    await leave(one, value.roundId, 1)
    expect((await same()).value).toEqual(answers[0]?.value)
    expect(await step(one, value.roundId, 0, { kind: 'open', tile: safe[1]! }, id)).toMatchObject({
      status: 409,
      errorCode: 'id_reused',
    })
  })

  test('the same opening ten times at once is one round, and later still the first answer', async () => {
    const one = await member()
    const start = await units(one)
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => openMines(one, 3, '10.00', id)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.value))).size).toBe(1)
    const { roundId } = answers[0]!.value
    const { safe } = await minesOf(roundId, 3)
    await tile(one, roundId, 0, safe[0]!)
    expect((await openMines(one, 3, '10.00', id)).value).toEqual(answers[0]?.value)
    expect(await openMines(one, 4, '10.00', id)).toMatchObject({ status: 409, errorCode: 'id_reused' })
    expect(await units(one)).toBe(start - 10_0000n)
  })

  test('two openings at once leave one open round; the other stake is not taken', async () => {
    const one = await member()
    const start = await units(one)
    const answers = await Promise.all([openMines(one), openMines(one)])
    expect(answers.map(({ errorCode }) => errorCode ?? 'open').toSorted()).toEqual(['open', 'round_open'])
    expect(await units(one)).toBe(start - 10_0000n)
  })

  test('an opening and a rotation at once never leave an open round on a revealed seed', async () => {
    for (let times = 0; times < 10; times += 1) {
      const one = await member()
      await Promise.all([openMines(one), ask(rotateSeeds, { token: one.token, body: { id: randomUUID() } })])
    }
    const { rows } = await sql<{ count: bigint }>`
      select count(*) as count from studio.multi_step_round as r join studio.seed as s on s.id = r.seed_id
      where s.state = 'revealed' and r.closed_at is null`.execute(deps.db)
    expect(rows[0]?.count).toBe(0n)
  })
})

test('before the end no answer, record or stored row says where the mines are or what the seed is', async () => {
  const one = await member()
  const opened = await openMines(one, 24)
  const { places, safe, serverSeed } = await minesOf(opened.value.roundId, 24)
  const { roundId } = opened.value
  const told = [
    opened.value,
    (await ask(openRounds, { token: one.token })).value,
    await roundOf(one.token, roundId),
    (await tile(one, roundId, 5, safe[0]!)).extra,
    ...(await Promise.all(
      ['betting.round', 'studio.multi_step_round', 'studio.step', 'kernel.outbox'].map(
        async (table) =>
          (await sql`select t from ${sql.table(table)} as t where t::text like ${`%${roundId}%`}`.execute(deps.db))
            .rows,
      ),
    )),
  ]
  const text = JSON.stringify(told)
  expect(text).toContain(roundId)
  expect(text).not.toContain(serverSeed)
  expect(text).not.toContain('mines_shown')
  expect(text).not.toContain(places.join(','))
})
