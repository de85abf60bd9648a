import { randomUUID } from 'node:crypto'
import { round as roundCall } from '@croupier/contract/betting.ts'
import { logout } from '@croupier/contract/identity.ts'
import { setLimit, takeTimeOut } from '@croupier/contract/limits.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { CHECKED } from '../../../../test/policy.ts'
import { type Caller, callersWorld } from '../../../../test/vendor-callers.ts'
import type { Fields, VendorAnswer } from '../../../../test/vendor-dialects.ts'

const here = await callersWorld()
const { ask, clock, deps, policy, callers, member, launch, sitDown, moneyOf } = here
const MINUTE = 60_000

const name = () => randomUUID()
type SeatedPlayer = Awaited<ReturnType<typeof sitDown>>

/** The calls of a player's round, each with a fresh name where none is given. */
function round(caller: Caller, { who, token }: Pick<SeatedPlayer, 'who' | 'token'>) {
  const roundId = name()
  const send =
    (call: Parameters<Caller['send']>[0], more: Fields = {}) =>
    (fields: Fields = {}) =>
      caller.send(call, { transactionId: name(), roundId, ...who, ...more, ...fields })
  return {
    roundId,
    bet: send('bet', { token, amount: '10.00' }),
    settle: send('settle', { amount: '25.00' }),
    cancel: send('cancel'),
    adjust: send('adjust', { reason: 'counted again' }),
    close: (fields: Fields = {}) => caller.send('close-round', { roundId, ...who, ...fields }),
    award: (fields: Fields = {}) => {
      const { game: _game, ...known } = who
      return caller.send('award', { transactionId: name(), amount: '7.00', award: 'jackpot', ...known, ...fields })
    },
  }
}

const said = ({ code, balance }: VendorAnswer) => `${code} ${balance}`

describe.each(callers.map((caller) => [caller.dialect, caller] as const))('a vendor that speaks %s', (_, caller) => {
  let seat: SeatedPlayer
  let play: ReturnType<typeof round>
  beforeAll(async () => {
    seat = await sitDown(caller)
  })
  const fresh = async () => {
    seat = await sitDown(caller)
    play = round(caller, seat)
    return play
  }

  test('rule 1: the same call with the same content is the first answer again, ten times at once too', async () => {
    const { bet, settle } = await fresh()
    const [betId, settleId] = [name(), name()]
    const bets = await Promise.all(Array.from({ length: 10 }, () => bet({ transactionId: betId })))
    expect(new Set(bets.map(said))).toEqual(new Set(['OK 990.00']))
    const win = { transactionId: settleId, betTransactionId: betId }
    const wins = await Promise.all(Array.from({ length: 10 }, () => settle(win)))
    expect(new Set(wins.map(({ text }) => text)).size).toBe(1)
    // The balance of then, not of now.
    expect(said(await bet({ transactionId: betId }))).toBe('OK 990.00')
    expect(bets.map(({ transferId }) => transferId)).toEqual(Array(10).fill(bets[0]!.transferId))
    expect(await moneyOf(seat.member)).toBe('1015.00')
  })

  test('rule 2: the same name with other content is a duplicate, and nothing moves', async () => {
    const { bet, settle, award } = await fresh()
    const id = name()
    await bet({ transactionId: id })
    for (const other of [{ amount: '11.00' }, { roundId: name() }, { game: `${caller.vendor}_CARDS` }])
      expect((await bet({ transactionId: id, ...other })).code).toBe('DUPLICATE_TRANSACTION')
    expect((await settle({ transactionId: id, betTransactionId: id })).code).toBe('DUPLICATE_TRANSACTION')
    expect((await award({ transactionId: id })).code).toBe('DUPLICATE_TRANSACTION')
    const stranger = await sitDown(caller)
    expect((await bet({ transactionId: id, ...stranger.who, token: stranger.token })).code).toBe(
      'DUPLICATE_TRANSACTION',
    )
    expect([await moneyOf(seat.member), await moneyOf(stranger.member)]).toEqual(['990.00', '1000.00'])
  })

  test('rule 3: a cancel that comes before its bet succeeds, moves nothing, and the bet is refused for good', async () => {
    const { bet, cancel } = await fresh()
    const id = name()
    const cancelled = await cancel({ betTransactionId: id })
    expect([said(cancelled), cancelled.transferId]).toEqual(['OK 1000.00', null])
    expect((await bet({ transactionId: id })).code).toBe('FINAL_ERROR')
    expect(said(await cancel({ betTransactionId: id }))).toBe('OK 1000.00')
    expect(await moneyOf(seat.member)).toBe('1000.00')
  })

  test('rule 3: a cancelled bet gives its stake back once, however often it is cancelled, and pays nothing after', async () => {
    const { bet, cancel, settle } = await fresh()
    const id = name()
    await bet({ transactionId: id })
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel({ betTransactionId: id })))
    expect(new Set(answers.map(said))).toEqual(new Set(['OK 1000.00']))
    expect((await settle({ betTransactionId: id })).code).toBe('FINAL_ERROR')
    expect(said(await bet({ transactionId: id }))).toBe('OK 990.00')
    expect(await moneyOf(seat.member)).toBe('1000.00')
  })

  test('rule 4: a settle without its bet, or on a closed round, is refused; a bet on a closed round is too', async () => {
    const { bet, settle, close } = await fresh()
    const [id, win] = [name(), name()]
    expect((await settle({ transactionId: win, betTransactionId: id })).code).toBe('TRANSACTION_DOES_NOT_EXIST')
    expect((await settle()).code).toBe('TRANSACTION_DOES_NOT_EXIST')
    await bet({ transactionId: id })
    // What came too early may come again.
    expect(said(await settle({ transactionId: win, betTransactionId: id }))).toBe('OK 1015.00')
    expect((await close()).code).toBe('OK')
    expect((await settle({ betTransactionId: id })).code).toBe('ROUND_CLOSED')
    expect((await bet()).code).toBe('ROUND_CLOSED')
    expect(said(await settle({ transactionId: win, betTransactionId: id }))).toBe('OK 1015.00')
    expect(await moneyOf(seat.member)).toBe('1015.00')
  })

  test('rule 5: who has logged out bets no more and is paid all the same', async () => {
    const { bet, settle, cancel, award } = await fresh()
    const [one, other] = [name(), name()]
    await bet({ transactionId: one })
    await bet({ transactionId: other })
    await ask(logout, { token: seat.member.token })
    expect((await bet()).code).toBe('TOKEN_EXPIRED')
    expect(said(await settle({ betTransactionId: one }))).toBe('OK 1005.00')
    expect(said(await cancel({ betTransactionId: other }))).toBe('OK 1015.00')
    expect(said(await award())).toBe('OK 1022.00')
    // The bet of before is still what it was.
    expect((await bet({ transactionId: one })).code).toBe('OK')
  })

  test('rule 5: a token that is over, of another game, player or vendor, or made up, takes no bet', async () => {
    const { bet, settle } = await fresh()
    const [stranger, elsewhere] = [await sitDown(caller), callers.find((one) => one !== caller)!]
    const other = await sitDown(elsewhere, seat.member)
    expect((await bet({ token: stranger.token })).code).toBe('INVALID_TOKEN')
    expect((await bet({ token: other.token })).code).toBe('INVALID_TOKEN')
    expect((await bet({ token: `${randomUUID()}.x` })).code).toBe('INVALID_TOKEN')
    expect((await bet({ game: `${caller.vendor}_CARDS` })).code).toBe('INVALID_GAME')
    expect((await bet({ game: 'DICE' })).code).toBe('INVALID_GAME')
    const id = name()
    await bet({ transactionId: id })
    clock.move(13 * 60 * MINUTE)
    expect((await bet()).code).toBe('TOKEN_EXPIRED')
    expect((await settle({ betTransactionId: id })).code).toBe('OK')
  })

  test('rule 5: the token of an address opens within two minutes, and the same answer again', async () => {
    const one = await member()
    const token = await launch(one, caller.game)
    const [first, second] = [await caller.send('authenticate', { token }), await caller.send('authenticate', { token })]
    expect(second.text).toBe(first.text)
    expect(said(first)).toBe('OK 1000.00')
    clock.move(2 * MINUTE + 1)
    expect((await caller.send('authenticate', { token })).code).toBe('TOKEN_EXPIRED')
    expect((await caller.send('authenticate', { token: 'made up' })).code).toBe('INVALID_TOKEN')
  })

  test('rule 6: a stake that is not there, or is over a limit, is refused with the balance, and again the same', async () => {
    const { bet } = await fresh()
    const id = name()
    expect(said(await bet({ transactionId: id, amount: '1000.01' }))).toBe('NOT_ENOUGH_MONEY 1000.00')
    await ask(setLimit, { token: seat.member.token, body: { kind: 'stake', period: 'day', amount: '25' } })
    expect(said(await bet({ amount: '20.00' }))).toBe('OK 980.00')
    expect(said(await bet({ amount: '5.01' }))).toBe('LIMIT_REACHED 980.00')
    expect(said(await bet({ transactionId: id, amount: '1000.01' }))).toBe('NOT_ENOUGH_MONEY 1000.00')
    expect(said(await bet({ amount: '5.00' }))).toBe('OK 975.00')
  })

  test('rule 7: a settle of zero closes the bet; of a round it closes every bet, and pays once', async () => {
    const { bet, settle, roundId } = await fresh()
    const id = name()
    await bet({ transactionId: id })
    const zero = await settle({ betTransactionId: id, amount: '0' })
    expect([said(zero), zero.transferId]).toEqual(['OK 990.00', null])
    await bet()
    await bet()
    expect(said(await settle({ amount: '30.00' }))).toBe('OK 1000.00')
    const { rows } = await sql<{ status: string; payout: bigint }>`
      select bet.status, payout from betting.bet where member_id = ${seat.member.id} order by placed_at, payout`.execute(
      deps.db,
    )
    expect(rows.map(({ status, payout }) => `${status} ${payout}`).toSorted()).toEqual([
      'lost 0',
      'lost 0',
      'won 300000',
    ])
    expect(said(await settle({ roundId, amount: '1.00' }))).toBe('OK 1001.00')
  })

  test('rule 7: a round is closed when nothing in it waits, and void when all of it was cancelled', async () => {
    const { bet, settle, cancel, close } = await fresh()
    const [one, other] = [name(), name()]
    expect((await close()).code).toBe('TRANSACTION_DOES_NOT_EXIST')
    await bet({ transactionId: one })
    expect((await close()).code).toBe('INVALID_REQUEST')
    await cancel({ betTransactionId: one })
    expect((await close()).code).toBe('OK')
    expect(await statusesOf(seat.member.id)).toEqual(['void'])
    const next = round(caller, seat)
    await next.bet({ transactionId: other })
    await next.settle({ betTransactionId: other })
    expect(await statusesOf(seat.member.id)).toEqual(['open', 'void'])
    expect((await next.close()).code).toBe('OK')
    expect((await next.close()).code).toBe('OK')
    expect(await statusesOf(seat.member.id)).toEqual(['closed', 'void'])
    expect((await settle({ betTransactionId: one })).code).toBe('ROUND_CLOSED')
  })

  test.each([
    [{ amount: '0.001' }, 'INVALID_REQUEST'],
    [{ amount: '-1.00' }, 'INVALID_REQUEST'],
    [{ amount: '0' }, 'INVALID_REQUEST'],
    [{ amount: '0.0000001' }, 'INVALID_REQUEST'],
    [{ amount: '9'.repeat(16) }, 'INVALID_REQUEST'],
    [{ amount: '1e3' }, caller.dialect === 'aggregator' ? 'NOT_ENOUGH_MONEY' : 'INVALID_REQUEST'],
    [{ currency: 'VND' }, 'WRONG_CURRENCY'],
    [{ currency: 'FUN' }, 'WRONG_CURRENCY'],
    [{ player: randomUUID() }, 'UNKNOWN_PLAYER'],
    [{ transactionId: 'a b' }, 'INVALID_REQUEST'],
  ] as const)('rule 8: a bet with %j is refused as %s', async (change, code) => {
    const { bet } = await fresh()
    // What a number in JSON means is not for its writing: 1e3 is a thousand, and there is not that much left.
    if (code === 'NOT_ENOUGH_MONEY') await bet({ amount: '1.00' })
    expect((await bet(change)).code).toBe(code)
  })

  test('rule 9: calls of many players at once, in any order, leave each with their own', async () => {
    const seats = await Promise.all(Array.from({ length: 5 }, () => sitDown(caller)))
    await Promise.all(
      seats.flatMap((one, index) =>
        Array.from({ length: 8 }, async () => {
          const { bet, settle } = round(caller, one)
          const id = name()
          await bet({ transactionId: id, amount: '2.00' })
          await settle({ betTransactionId: id, amount: `${index}.00` })
        }),
      ),
    )
    const left = await Promise.all(seats.map((one) => moneyOf(one.member)))
    expect(left).toEqual(seats.map((_, index) => `${1000 - 16 + 8 * index}.00`))
  })

  test('rule 10: a call of half a year ago is still the same call', async () => {
    const { bet } = await fresh()
    const id = name()
    await bet({ transactionId: id })
    clock.move(183 * 24 * 60 * MINUTE)
    expect(said(await bet({ transactionId: id }))).toBe('OK 990.00')
    expect(await moneyOf({ token: await here.logIn(seat.member.account, seat.member.password) })).toBe('990.00')
  })

  test.each([
    ['another key', { key: undefined }],
    ['a moment six minutes ago', { at: -6 }],
    ['a moment in six minutes', { at: 6 }],
    ['another body', { tamper: true }],
  ] as const)('rule 11: a call proved by %s is not heard', async (_name, how) => {
    const { bet } = await fresh()
    const wrong = callers.find(({ dialect }) => dialect === caller.dialect)!
    const strange = 'at' in how ? { at: new Date(clock.now().getTime() + how.at * MINUTE) } : {}
    const changed = 'tamper' in how ? { tamper: (body: string) => body.replace('10', '90') } : {}
    const options = 'key' in how ? { vendor: otherVendor(caller) } : { ...strange, ...changed }
    const fields = { transactionId: name(), roundId: name(), ...seat.who, token: seat.token, amount: '10.00' }
    const answer = await wrong.send('bet', fields, options)
    expect(answer.code).toBe('key' in how ? 'INVALID_VENDOR' : 'INVALID_SIGNATURE')
    expect((await bet()).code).toBe('OK')
    expect(await moneyOf(seat.member)).toBe('990.00')
  })

  test('rule 12: an exclusion, an unproved identity or a limit stop bets, and never what is due', async () => {
    const { bet, settle } = await fresh()
    const id = name()
    await bet({ transactionId: id })
    await policy({ verification: { beforePlay: true } })
    expect(said(await bet())).toBe('PLAYER_BLOCKED 990.00')
    await policy({ verification: { beforePlay: false } })
    await ask(takeTimeOut, { token: seat.member.token, body: { hours: 24 } })
    expect((await bet()).code).toBe('TOKEN_EXPIRED')
    expect(said(await settle({ betTransactionId: id }))).toBe('OK 1015.00')
  })

  test('rule 12: while a reality check waits for its answer no bet is taken', async () => {
    const { bet } = await fresh()
    await policy(CHECKED)
    expect((await bet()).code).toBe('OK')
    await sql`update standing.standing set check_due_at = ${clock.now()} where member_id = ${seat.member.id}`.execute(
      deps.db,
    )
    clock.move(1)
    expect((await bet()).code).toBe('REALITY_CHECK')
    await policy({ realityCheck: { everyMinutes: [30], enforced: false } })
  })

  test('rule 13: who keeps a wallet with the vendor does not bet from here', async () => {
    const { bet, settle } = await fresh()
    const id = name()
    await bet({ transactionId: id })
    const wallets = { wallet: { vendors: [{ code: caller.vendor, name: 'Elsewhere' }] } }
    await policy({ cashier: wallets })
    expect((await bet()).code).toBe('INVALID_VENDOR')
    expect((await settle({ betTransactionId: id })).code).toBe('OK')
    await policy({ cashier: { wallet: { vendors: [] } } })
    expect((await bet()).code).toBe('OK')
  })

  test('rule 14: what is needed to show a round again is kept with it', async () => {
    const { bet, settle, close } = await fresh()
    const recall = {
      paytableVersion: 'v7',
      choices: { lines: 5 },
      events: [{ reels: [1, 2, 3] }],
      outcome: 'three bars',
    }
    await bet()
    await settle()
    expect((await close(caller.dialect === 'form' ? {} : { recall })).code).toBe('OK')
    const { rows } = await sql<{ recall: unknown; roundId: string }>`
      select recall, round_id as "roundId" from betting.round join betting.bet on round_id = round.id
      where member_id = ${seat.member.id}`.execute(deps.db)
    expect(rows).toMatchObject([{ recall: caller.dialect === 'form' ? null : recall }])
    const { value } = await ask(roundCall, { token: seat.member.token, params: { roundId: rows[0]!.roundId } })
    expect(value).toMatchObject({ status: 'closed', stake: '10.00', payout: '25.00', balanceBefore: '1000.00' })
    const told = caller.dialect === 'form' ? null : { outcome: 'three bars', paytableVersion: 'v7' }
    expect([value.withVendor, value.told]).toEqual([true, told])
    expect(value.transfers.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(['stake -10.00', 'payout 25.00'])
  })

  test('an adjustment settles anew, either way, and takes no more than there is', async () => {
    const { bet, settle, adjust } = await fresh()
    const id = name()
    expect((await adjust({ betTransactionId: id, amount: '1.00' })).code).toBe('TRANSACTION_DOES_NOT_EXIST')
    await bet({ transactionId: id })
    expect((await adjust({ betTransactionId: id, amount: '1.00' })).code).toBe('TRANSACTION_DOES_NOT_EXIST')
    await settle({ betTransactionId: id })
    const up = { betTransactionId: id, transactionId: name(), amount: '5.00' }
    expect(said(await adjust(up))).toBe('OK 1020.00')
    expect(said(await adjust(up))).toBe('OK 1020.00')
    expect(said(await adjust({ betTransactionId: id, amount: '-30.00' }))).toBe('OK 990.00')
    expect((await adjust({ betTransactionId: id, amount: '-0.01' })).code).toBe('INVALID_REQUEST')
    await bet({ amount: '990.00' })
    await adjust({ betTransactionId: id, amount: '0' })
    expect(await moneyOf(seat.member)).toBe('0.00')
  })

  test('an adjustment that takes more than there is waits until it is', async () => {
    const { bet, settle, adjust } = await fresh()
    const id = name()
    await bet({ transactionId: id })
    await settle({ betTransactionId: id, amount: '500.00' })
    await bet({ amount: '1490.00' })
    const down = { betTransactionId: id, transactionId: name(), amount: '-500.00' }
    expect(said(await adjust(down))).toBe('NOT_ENOUGH_MONEY 0.00')
    await round(caller, seat).award({ amount: '600.00', award: 'promotion' })
    expect(said(await adjust(down))).toBe('OK 100.00')
  })

  test('an award needs no session, and pays whom the vendor knows alone', async () => {
    const { award } = await fresh()
    await ask(logout, { token: seat.member.token })
    for (const [kind, sum] of [
      ['jackpot', '1007.00'],
      ['promotion', '1014.00'],
      ['tournament', '1021.00'],
    ] as const)
      expect(said(await award({ award: kind }))).toBe(`OK ${sum}`)
    const stranger = await member()
    expect((await award({ player: stranger.id })).code).toBe('UNKNOWN_PLAYER')
  })

  test('a bet of another player is settled, cancelled and adjusted by nobody else', async () => {
    const { bet, roundId } = await fresh()
    const id = name()
    await bet({ transactionId: id })
    const stranger = round(caller, await sitDown(caller))
    const of = { betTransactionId: id, roundId }
    expect((await stranger.settle(of)).code).toBe('TRANSACTION_DOES_NOT_EXIST')
    expect((await stranger.settle({ roundId })).code).toBe('TRANSACTION_DOES_NOT_EXIST')
    expect((await stranger.cancel(of)).code).toBe('INVALID_REQUEST')
    expect((await stranger.adjust({ ...of, amount: '1.00' })).code).toBe('TRANSACTION_DOES_NOT_EXIST')
    expect((await stranger.close({ roundId })).code).toBe('TRANSACTION_DOES_NOT_EXIST')
    expect(await moneyOf(seat.member)).toBe('990.00')
  })

  test('a balance is what can be spent', async () => {
    const { bet } = await fresh()
    await bet()
    const { game: _game, ...who } = seat.who
    expect(said(await caller.send('balance', who))).toBe('OK 990.00')
    expect((await caller.send('balance', { ...who, currency: 'VND' })).code).toBe('WRONG_CURRENCY')
  })

  test('any order of calls, duplicates and losses ends in the same balance', async () => {
    // A few of each hundred orders there are; a run of its own tries thousands.
    await fc.assert(
      fc.asyncProperty(plan, async (rounds) => {
        const one = await sitDown(caller)
        const calls = rounds.flatMap((script) => callsOf(round(caller, one), script))
        await untilDone(calls.map(({ send, at }) => ({ send, at })))
        const due = rounds.reduce((sum, script) => sum + dueOf(script), 0)
        expect(await moneyOf(one.member)).toBe((1000 + due).toFixed(2))
      }),
      { numRuns: 6, seed: 20261121 },
    )
  })
})

async function statusesOf(memberId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ status: string }>`
    select distinct round.id, round.status from betting.round join betting.bet on round_id = round.id
    where member_id = ${memberId} order by round.status`.execute(deps.db)
  return rows.map(({ status }) => status)
}

const otherVendor = (caller: Caller) => callers.find(({ dialect }) => dialect !== caller.dialect)!.vendor

/** What happens to one bet: it wins so much, or is cancelled; and how often, and when, each of its calls is sent. */
const plan = fc.array(
  fc.record({
    stake: fc.integer({ min: 1, max: 9 }),
    end: fc.constantFrom('win', 'lose', 'cancel', 'win_and_adjust'),
    sends: fc.array(fc.record({ call: fc.nat(2), at: fc.nat(50) }), { minLength: 3, maxLength: 9 }),
  }),
  { minLength: 1, maxLength: 5 },
)
type Script = typeof plan extends fc.Arbitrary<(infer One)[]> ? One : never

const WIN = 13
const MORE = 4

const dueOf = ({ stake, end }: Script): number => {
  if (end === 'cancel') return 0
  return -stake + (end === 'lose' ? 0 : WIN) + (end === 'win_and_adjust' ? MORE : 0)
}

interface TimedCall {
  readonly at: number
  readonly send: () => Promise<VendorAnswer>
}

/** Every call of the script at least once, and again as often as it says; a cancelled bet may come after its cancel. */
function callsOf(
  { bet, settle, cancel, adjust }: ReturnType<typeof round>,
  { stake, end, sends }: Script,
): TimedCall[] {
  const [betId, endId, moreId] = [name(), name(), name()]
  const amount = end === 'lose' ? '0' : `${WIN}.00`
  const calls = [
    () => bet({ transactionId: betId, amount: `${stake}.00` }),
    end === 'cancel'
      ? () => cancel({ transactionId: endId, betTransactionId: betId })
      : () => settle({ transactionId: endId, betTransactionId: betId, amount }),
    ...(end === 'win_and_adjust'
      ? [() => adjust({ transactionId: moreId, betTransactionId: betId, amount: `${MORE}.00` })]
      : []),
  ]
  const once = calls.map((send, index) => ({ send, at: sends[index]?.at ?? 0 }))
  return [...once, ...sends.flatMap(({ call, at }) => (calls[call] ? [{ send: calls[call], at }] : []))]
}

/** Send in the order drawn, eight at a time; what came too early is sent again, as its vendor would. */
async function untilDone(calls: readonly TimedCall[]): Promise<void> {
  let waiting = calls.toSorted((one, other) => one.at - other.at)
  for (let turn = 0; waiting.length > 0; turn++) {
    expect(turn).toBeLessThan(10)
    const late: TimedCall[] = []
    for (let from = 0; from < waiting.length; from += 8) {
      const some = waiting.slice(from, from + 8)
      const answers = await Promise.all(some.map(({ send }) => send()))
      late.push(...some.filter((_, index) => answers[index]?.code === 'TRANSACTION_DOES_NOT_EXIST'))
    }
    waiting = late
  }
}
