import { SANDBOX_GAMES } from '@croupier/contract/sandbox-games.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { HASTE, LUCKY, setPolicy } from '../../../../test/policy.ts'
import { openSandboxVendor } from '../../../../test/sandbox-vendor.ts'
import { world } from '../../../../test/world.ts'

// It calls by the real clock, and so does the server it calls.
const here = await world({ now: new Date().toISOString() })
const { ask, deps, member } = here
await setPolicy(deps, LUCKY, HASTE)
const vendor = await openSandboxVendor(here)
const moneyOf = async ({ token }: { readonly token: string }) =>
  Number((await ask(balance, { token })).value.sumBalance)

const CHOICES = { reels: 'line', fish: '2', duel: '0', bingo: 'ticket' } as const
const choiceOf = ({ play }: { readonly play: string }) => (CHOICES as Readonly<Record<string, string>>)[play] ?? '0'
const ONE_OF_EACH = [...Map.groupBy(SANDBOX_GAMES, ({ play }) => play).values()].map(([first]) => first!)

/** Of a member's bets: how many there are, that wait, and what they came to. */
async function betsOf(memberId: string) {
  const { rows } = await sql<{ bets: number; open: number; won: string; rounds: number }>`
    select count(*)::int as bets, count(*) filter (where bet.status = 'open')::int as open,
           (sum(payout - stake) / 10000.0)::float8 as won, count(*) filter (where round.status in ('closed', 'void'))::int as rounds
    from betting.bet join betting.round on round.id = round_id where member_id = ${memberId}`.execute(deps.db)
  return rows[0]!
}

test.each(ONE_OF_EACH.map((game) => [game.play, game] as const))(
  'a game of %s is opened from the site and plays by the public calls alone',
  async (_, game) => {
    const one = await member()
    const { launched, opened, play } = await vendor.open(one, game.code)
    expect([launched.origin, opened.balance]).toEqual([vendor.address, '1000.00'])
    const rounds = [await play('2.00', choiceOf(game)), await play('3.50', choiceOf(game))]
    expect(rounds.map(({ status }) => status)).toEqual(['OK', 'OK'])
    const won = rounds.reduce((sum, round) => sum + Number(round.won), 0)
    expect(await moneyOf(one)).toBeCloseTo(1000 - 5.5 + won, 2)
    expect(Number(rounds[1]!.balance)).toBeCloseTo(1000 - 5.5 + won, 2)
    expect(await betsOf(one.id)).toMatchObject({ bets: 2, open: 0, rounds: 2 })
  },
)

test.each([
  ['duplicates', 4],
  ['changed_duplicates', 4],
  ['reordering', 4],
  // Each was cancelled before it came.
  ['cancel_first', 1],
] as const)('a vendor that misbehaves by %s moves what is due and no more: %d bets', async (behaviour, placed) => {
  const one = await member()
  const { play } = await vendor.open(one, 'TD_LAGOON_HUNT')
  await vendor.behave(behaviour)
  for (let round = 0; round < 3; round++) await play('10.00', '2')
  await vendor.behave('well')
  // What was left over is said now.
  await play('10.00', '2')
  await expect.poll(async () => (await betsOf(one.id)).open).toBe(0)
  const { won, bets } = await betsOf(one.id)
  expect(await moneyOf(one)).toBeCloseTo(1000 + Number(won), 2)
  expect(bets).toBe(placed)
})

test('a vendor that loses answers asks again, or takes its bets back: what moves is what is due', async () => {
  const one = await member()
  const { play } = await vendor.open(one, 'TD_LAGOON_HUNT')
  await vendor.behave('lost_answers')
  for (let round = 0; round < 3; round++) await play('10.00', '2')
  await vendor.behave('well')
  await play('10.00', '2')
  await expect.poll(async () => (await betsOf(one.id)).open).toBe(0)
  expect(await moneyOf(one)).toBeCloseTo(1000 + Number((await betsOf(one.id)).won), 2)
})

test('a stake that is not there, a choice that is none and a seat that is made up are refused', async () => {
  const one = await member()
  const { play } = await vendor.open(one, 'TD_CARD_DUEL')
  expect(await play('1000.01', '0')).toMatchObject({ status: 'NOT_ENOUGH_MONEY', balance: '1000.00' })
  expect(await play('1.00', '7')).toMatchObject({ status: 'INVALID_REQUEST' })
  expect(await play('1.001', '0')).toMatchObject({ status: 'INVALID_REQUEST' })
  const made = await fetch(`${vendor.address}/api/play`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect(made.status).toBe(400)
})

test('its pages are framed by the site alone, and no page of its keeps a token in its address', async () => {
  const page = await fetch(`${vendor.address}/play?game=TD_MANGO_PARADE&token=secret`)
  expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${vendor.site}`)
  expect(await page.text()).not.toContain('secret')
  expect((await fetch(`${vendor.address}/play?game=NOTHING`)).status).toBe(404)
  expect(await (await fetch(vendor.address)).text()).toContain('Lantern Wheel')
})
