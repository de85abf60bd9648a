import { randomUUID } from 'node:crypto'
import { bets, round } from '@croupier/contract/betting.ts'
import { setLimit, takeTimeOut } from '@croupier/contract/limits.ts'
import { consolidatedFunds } from '@croupier/contract/vendors.ts'
import { WALLET_VENDORS } from '@croupier/contract/wallet-vendors.ts'
import { lines } from '@croupier/contract/wallet.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { walletGamesWorld } from '../../../../test/wallet-games.ts'
import type { TestMember } from '../../../../test/world.ts'

const here = await walletGamesWorld()
const { ask, call, deps, launch, lent, logIn, member, move, moneyOf, open, policy, restart, thereOf } = here

const CHOICES = { reels: 'line', fish: '2' } as const
const choiceOf = ({ play }: { readonly play: string }) => (CHOICES as Readonly<Record<string, string>>)[play] ?? '0'
const ONE_OF_EACH = WALLET_VENDORS.map(({ code, name, games: [first] }) => [code, name, first!] as const)
const REELS = 'PL_FIESTA_DRUMS'
const betsOf = async ({ token }: Pick<TestMember, 'token'>) => (await ask(bets, { token, query: {} })).value

/** Somebody with so much in a vendor's wallet. */
async function funded(vendor: string, amount: string) {
  const one = await member()
  expect((await move(one, 'in', amount, vendor)).value.state).toBe('done')
  return one
}

describe('a game of a vendor that keeps wallets', () => {
  test.each(ONE_OF_EACH)(
    'of %s plays with what was moved there, and back comes what is left',
    async (vendor, name, game) => {
      const one = await funded(vendor, '300.00')
      const before = await lent(vendor)
      const { launched, opened, play } = await open(one, game.code)
      expect(launched).toMatchObject({ kind: 'frame', wallet: 'transfer', vassalage: vendor })
      expect(opened).toMatchObject({ status: 'OK', balance: '300.00', currency: 'PHP' })
      const rounds = [await play('20.00', choiceOf(game)), await play('35.50', choiceOf(game))]
      expect(rounds.map(({ status }) => status)).toEqual(['OK', 'OK'])
      const won = rounds.reduce((sum, { won: part }) => sum + Number(part), 0)
      const left = (300 - 55.5 + won).toFixed(2)
      expect([await thereOf(one, vendor), await moneyOf(one), rounds[1]!.balance]).toEqual([left, '700.00', left])
      const funds = (await ask(consolidatedFunds, { token: one.token })).value
      expect([funds.atVendors, funds.total]).toEqual([left, (700 + Number(left)).toFixed(2)])

      const record = await betsOf(one)
      expect(record.totals).toMatchObject({ bets: 2, stake: '55.50', payout: won.toFixed(2) })
      expect(record.list.map(({ gameCode, vendor: by }) => [gameCode, by])).toEqual([
        [game.code, name],
        [game.code, name],
      ])
      // By the house's own books it has as much with the vendor as its players.
      expect((await lent(vendor)) - before).toBe(BigInt(Math.round((won - 55.5) * 10_000)))
      expect((await move(one, 'out', left, vendor)).value.state).toBe('done')
      expect([await thereOf(one, vendor), await moneyOf(one)]).toEqual(['0.00', (700 + Number(left)).toFixed(2)])
    },
  )

  test('is shown again as it was played, and moves nothing of the member’s own', async () => {
    const one = await funded('PALARO', '100.00')
    const { play } = await open(one, REELS)
    const { balance } = await play('10.00', 'line')
    const [bet] = (await betsOf(one)).list
    const { value } = await ask(round, { token: one.token, params: { roundId: bet!.roundId } })
    expect(value).toMatchObject({ gameCode: REELS, status: 'closed' })
    expect(JSON.stringify(value)).toContain('"paytableVersion":"1"')
    const { rows } = await sql`
      select balance_before, balance_after from betting.bet where id = ${bet!.id}`.execute(deps.db)
    expect(rows).toEqual([{ balance_before: 1_000_000n, balance_after: BigInt(Math.round(Number(balance) * 10_000)) }])
    const moved = (await ask(lines, { token: one.token })).value.list.map(({ kind }) => kind)
    expect(moved).toEqual(['vendor_in', expect.anything()])
  })

  test('of an empty wallet takes no stake, and says why', async () => {
    const one = await member()
    const { opened, play } = await open(one, REELS)
    expect(opened).toMatchObject({ status: 'OK', balance: '0.00' })
    expect(await play('1.00', 'line')).toEqual({ status: 'NOT_ENOUGH_MONEY', balance: '0.00' })
    expect((await betsOf(one)).list).toEqual([])
  })

  test.each([
    ['1.001', 'line'],
    ['0', 'line'],
    ['-1', 'line'],
    ['1.00', 'elsewhere'],
  ])('refuses a stake of %j on %j', async (stake, choice) => {
    const { play } = await open(await funded('PALARO', '50.00'), REELS)
    expect(await play(stake, choice)).toEqual({ status: 'INVALID_REQUEST', balance: '50.00' })
  })

  test('plays a round once, however often it is asked for; under the same id with other content it is refused', async () => {
    const one = await funded('PALARO', '50.00')
    const { play } = await open(one, REELS)
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => play('10.00', 'line', id)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await play('11.00', 'line', id)).toMatchObject({ status: 'DUPLICATE_TRANSACTION' })
    expect((await betsOf(one)).totals).toMatchObject({ bets: 1, stake: '10.00' })
    expect(await thereOf(one, 'PALARO')).toBe(answers[0]!.balance)
  })

  test('of twenty rounds at once takes those that the wallet covers', async () => {
    const one = await funded('DAGAT', '100.00')
    const { play } = await open(one, 'DG_REEF_PATROL')
    const all = await Promise.all(Array.from({ length: 20 }, () => play('10.00', '100')))
    const played = all.filter(({ status }) => status === 'OK')
    expect(played.length).toBeGreaterThanOrEqual(10)
    expect(all.filter(({ status }) => status === 'NOT_ENOUGH_MONEY')).toHaveLength(20 - played.length)
    const won = played.reduce((sum, { won: part }) => sum + Number(part), 0)
    expect(await thereOf(one, 'DAGAT')).toBe((100 - 10 * played.length + won).toFixed(2))
    await expect.poll(async () => (await betsOf(one)).totals.bets).toBe(played.length)
  })

  test('keeps balances and seats over a restart of its vendor', async () => {
    const one = await funded('BAHAY', '80.00')
    const { play } = await open(one, 'BH_VERANDA_CARDS')
    const { balance } = await play('5.00', '0')
    await restart()
    expect(await thereOf(one, 'BAHAY')).toBe(balance)
    expect((await play('5.00', '0')).status).toBe('OK')
    expect((await betsOf(one)).totals.bets).toBe(2)
  })

  test('opens only where members can move money to its vendor, and its token for its own vendor alone', async () => {
    const one = await funded('PALARO', '50.00')
    const { value } = await launch(one, REELS)
    const token = new URL(value.gameUrl).searchParams.get('token')
    expect(await call('BAHAY', 'authenticate', { token })).toMatchObject({ status: 'INVALID_TOKEN' })
    const said = await call('PALARO', 'authenticate', { token })
    expect(said).toMatchObject({ status: 'OK', player: one.id, game: REELS })
    // What is here is no business of who keeps a wallet.
    expect(said).not.toHaveProperty('balance')
    await policy({}, true)
    expect((await launch(one, REELS)).errorCode).toBe('vendor_unavailable')
    await policy()
  })
})

describe('the report of a round', () => {
  const fields = ({ id }: Pick<TestMember, 'id'>, more: object = {}) => ({
    transactionId: randomUUID(),
    roundId: randomUUID(),
    player: id,
    game: REELS,
    currency: 'PHP',
    stake: '10.00',
    payout: '25.00',
    balance: '65.00',
    ...more,
  })
  const report = (body: object, vendor = 'PALARO') => call(vendor, 'report-round', body)

  async function player() {
    const one = await funded('PALARO', '50.00')
    await open(one, REELS)
    return one
  }

  test('is taken once, also twenty times at once; another one under its name is refused', async () => {
    const one = await player()
    const body = fields(one)
    const said = await Promise.all(Array.from({ length: 20 }, () => report(body)))
    expect(new Set(said.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([expect.stringContaining('"status":"OK"')]),
    )
    expect(await report({ ...body, payout: '26.00' })).toMatchObject({ status: 'DUPLICATE_TRANSACTION' })
    expect(await report({ ...body, transactionId: randomUUID() })).toMatchObject({ status: 'ROUND_CLOSED' })
    expect((await betsOf(one)).totals).toMatchObject({
      bets: 1,
      stake: '10.00',
      payout: '25.00',
      validTurnover: '10.00',
    })
    expect(await moneyOf(one)).toBe('950.00')
  })

  test('many at once of many players are all written, and the house’s books follow', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, player))
    const before = await lent('PALARO')
    const all = players.flatMap((one) => Array.from({ length: 10 }, () => report(fields(one))))
    expect((await Promise.all(all)).every(({ status }) => status === 'OK')).toBe(true)
    expect((await lent('PALARO')) - before).toBe(40n * 150_000n)
    for (const one of players) expect((await betsOf(one)).totals).toMatchObject({ bets: 10, result: '150.00' })
  })

  test.each([
    [{ player: randomUUID() }, 'UNKNOWN_PLAYER', 'unknown_player'],
    [{ currency: 'VND' }, 'WRONG_CURRENCY', 'wrong_currency'],
    [{ game: 'BH_VERANDA_CARDS' }, 'INVALID_GAME', 'unknown_game'],
    [{ game: 'DICE' }, 'INVALID_GAME', 'unknown_game'],
    [{ stake: '0' }, 'INVALID_REQUEST', 'nothing_to_move'],
    [{ stake: '1.001' }, 'INVALID_REQUEST', 'wrong_scale'],
    [{ payout: '1.001' }, 'INVALID_REQUEST', 'wrong_scale'],
    [{ balance: '24.99' }, 'INVALID_REQUEST', 'balance_below_payout'],
    [{ stake: '-1' }, 'INVALID_REQUEST', 'malformed'],
    [{ stake: undefined }, 'INVALID_REQUEST', 'malformed'],
  ])('with %j is refused: %s, %s', async (more, status, reason) => {
    const one = await player()
    expect(await report(fields(one, more))).toMatchObject({ status, reason })
    expect((await betsOf(one)).list).toEqual([])
  })

  test('is for vendors that keep wallets alone, who make no other call; and signed with their key', async () => {
    const one = await player()
    const bet = { ...fields(one), amount: '1.00', token: 'none' }
    const { stake: _stake, payout: _payout, balance: _balance, ...asked } = bet
    expect(await call('PALARO', 'bet', asked)).toMatchObject({ status: 'INVALID_VENDOR', reason: 'transfer_wallet' })
    expect(await call('PALARO', 'report-round', fields(one), 'x'.repeat(32))).toMatchObject({
      status: 'INVALID_SIGNATURE',
    })
    expect((await betsOf(one)).list).toEqual([])
  })

  test('is taken of who takes a break since, and counts in the own limits', async () => {
    const one = await player()
    await ask(setLimit, { token: one.token, body: { kind: 'loss', period: 'day', amount: '100.00' } })
    await ask(takeTimeOut, { token: one.token, body: { hours: 24 } })
    expect(await report(fields(one, { payout: '0', balance: '40.00' }))).toMatchObject({ status: 'OK' })
    const token = await logIn(one.account, one.password)
    expect((await launch({ token }, REELS)).errorCode).toBe('timed_out')
    const { rows } = await sql`
      select day_staked, day_lost from betting.limit_usage where member_id = ${one.id} and asset = 'PHP'`.execute(
      deps.db,
    )
    expect(rows).toEqual([{ day_staked: 100_000n, day_lost: 100_000n }])
  })
})
