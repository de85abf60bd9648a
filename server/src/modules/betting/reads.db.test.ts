import { randomUUID } from 'node:crypto'
import { bets, winnerBoard } from '@croupier/contract/betting.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { unitsOf } from '@croupier/engine/money.ts'
import { expect, test } from 'vitest'
import { type TestMember, world } from '../../../test/world.ts'

const { ask, clock, logIn, member } = await world()

const dice = { gameCode: 'DICE', choices: { target: '98.00', over: false } } as const
const spin = { gameCode: 'LUCKY_TWENTY', choices: {} } as const
const play = ({ token }: TestMember, game: typeof dice | typeof spin, stake = '1.00') =>
  ask(playRound, { token, body: { id: randomUUID(), stake, ...game } })
const units = (text: string) => (text.startsWith('-') ? -1n : 1n) * (unitsOf(text.replace('-', ''), 4) ?? 0n)

test('the record lists every bet, newest first, with totals that add up', async () => {
  const one = await member()
  for (let rounds = 0; rounds < 6; rounds++) {
    clock.move(1000)
    await play(one, rounds % 2 === 0 ? dice : spin)
  }
  const { list, totals, total } = (await ask(bets, { token: one.token })).value
  expect([total, list.length, totals.bets]).toEqual([6, 6, 6])
  expect(list[0]).toMatchObject({ gameName: 'Lucky Twenty', vendor: 'Croupier Studio', category: 'RNG', stake: '1.00' })
  const sum = (pick: (bet: (typeof list)[number]) => string) => list.reduce((all, bet) => all + units(pick(bet)), 0n)
  expect(units(totals.stake)).toBe(sum((bet) => bet.stake))
  expect(units(totals.payout)).toBe(sum((bet) => bet.payout))
  expect(units(totals.result)).toBe(sum((bet) => bet.result))
  expect(units(totals.validTurnover)).toBe(sum((bet) => bet.validTurnover))
})

test('filters narrow the list and its totals alike', async () => {
  const one = await member()
  for (let rounds = 0; rounds < 6; rounds++) await play(one, rounds < 2 ? dice : spin)
  const byGame = (await ask(bets, { token: one.token, query: { gameCode: 'DICE' } })).value
  expect([byGame.total, byGame.totals.stake]).toEqual([2, '2.00'])
  const byCategory = (await ask(bets, { token: one.token, query: { category: 'RNG' } })).value
  expect([byCategory.total, byCategory.totals.stake]).toEqual([4, '4.00'])
  const lost = (await ask(bets, { token: one.token, query: { status: 'lost' } })).value
  expect(lost.list.every((bet) => bet.status === 'lost' && bet.payout === '0.00')).toBe(true)
})

test('an empty range says when the last bet before it was', async () => {
  clock.set('2026-11-21T12:00:00.000Z')
  const one = await member()
  await play(one, dice)
  clock.set('2026-11-29T12:00:00.000Z')
  const { value } = await ask(bets, {
    token: await logIn(one.account, one.password),
    query: { from: '2026-11-28', to: '2026-11-29' },
  })
  expect(value).toMatchObject({ total: 0, totals: { stake: '0.00' }, lastBetOn: '2026-11-21' })
})

test('nobody sees another member’s bets', async () => {
  const [one, stranger] = [await member(), await member()]
  await play(one, dice)
  expect((await ask(bets, { token: stranger.token })).value.total).toBe(0)
})

test('the winner board masks names, shows one’s own, and only real wins', async () => {
  const one = await member('winner1234')
  for (let rounds = 0; rounds < 5; rounds++) await play(one, dice, '10.00')
  const won = (await ask(bets, { token: one.token })).value.list.filter((bet) => units(bet.payout) > units(bet.stake))
  const seen = (await ask(winnerBoard, { query: { count: 50 } })).value.list.filter((win) =>
    won.some((bet) => bet.roundId === win.roundId),
  )
  expect(seen).toHaveLength(won.length)
  for (const win of seen)
    expect(win).toMatchObject({
      player: 'wi***34',
      gameName: 'Dice',
      stake: '10.00',
      payout: '10.10',
      multiplier: '1.01',
    })

  const mine = (await ask(winnerBoard, { token: one.token, query: { order: 'mine', count: 50 } })).value.list
  expect(mine.map((win) => win.player)).toEqual(won.map(() => 'winner1234'))
})

test('the biggest wins are those of the last days, whatever the day, of all games or of one', async () => {
  clock.move(20 * 86_400_000)
  const one = await member()
  // Of eight days the first is too long ago.
  const stakes = ['90.00', '3.00', '80.00', '5.00', '40.00', '40.00', '2.00', '60.00', '1.00']
  for (const stake of stakes) {
    const here = { ...one, token: await logIn(one.account, one.password) }
    for (let tries = 0, won = false; !won && tries < 50; tries++) {
      const { value } = await play(here, dice, stake)
      won = units(value.payout) > units(stake)
    }
    clock.move(86_400_000)
  }
  const board = async (query: { readonly count: number; readonly gameCode?: string; readonly order?: 'latest' }) =>
    (await ask(winnerBoard, { query: { order: 'biggest', ...query } })).value.list.map(({ stake }) => stake)
  expect(await board({ count: 4 })).toEqual(['80.00', '60.00', '40.00', '40.00'])
  expect(await board({ count: 50, gameCode: 'DICE' })).toEqual(
    ['80.00', '60.00', '40.00', '40.00', '5.00', '3.00', '2.00', '1.00'].filter((stake) => stake !== '3.00'),
  )
  expect(await board({ count: 3, order: 'latest', gameCode: 'DICE' })).toEqual(['1.00', '60.00', '2.00'])
  expect(await board({ count: 3, gameCode: 'LUCKY_TWENTY' })).toEqual([])
})

test('one’s own wins need a login', async () =>
  expect(await ask(winnerBoard, { query: { order: 'mine' } })).toMatchObject({
    status: 401,
    errorCode: 'not_logged_in',
  }))

test.each([
  [{ status: 'winning' }, 'status'],
  [{ category: 'POKER' }, 'category'],
  [{ from: '2026-13-01' }, 'from'],
])('%j is refused at its field', async (query, field) => {
  const one = await member()
  const refused = await ask(bets, { token: one.token, query: query as never })
  expect(refused).toMatchObject({ status: 400, errorCode: 'invalid_request' })
  expect(Object.keys(refused.fields)).toEqual([field])
})
