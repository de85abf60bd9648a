import { randomUUID } from 'node:crypto'
import { memberSums, members } from '@croupier/contract/console-members.ts'
import { withdrawalDesk } from '@croupier/contract/console-withdrawals.ts'
import { depositDesk } from '@croupier/contract/console-deposits.ts'
import { dashboard } from '@croupier/contract/dashboard.ts'
import { type DemoChoice, demoPlayers } from '@croupier/contract/demo-players.ts'
import { exportList } from '@croupier/contract/lists.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { cashierWorld } from '../../../../test/cashier.ts'
import { operatorIn } from '../../../../test/operators.ts'
import { countFigures } from '../../../../test/count-figures.ts'
import { markDemoPlayers } from '../identity.ts'

const HOUR_MS = 3_600_000
const it = await cashierWorld()
await it.policy({ withdrawal: { reviewFrom: '1' } })
let token = await operatorIn(it)
const [person, player] = [await it.payee('600.00'), await it.payee('800.00')]
await inTransaction(it.deps.db, (tx) => markDemoPlayers(tx, [player.id]))
const roll = (who: { token: string }, stake: string) =>
  it.ask(playRound, {
    token: who.token,
    body: { id: randomUUID(), gameCode: 'DICE', stake, choices: { target: '50.00', over: true } },
  })
for (const [who, rolls] of [
  [person, 3],
  [player, 5],
] as const) {
  for (let at = 0; at < rolls; at++) await roll(who, '5.00')
  expect((await it.withdraw(who, '300.00')).errorCode).toBeUndefined()
  await it.want(who, '500.00')
}
await it.hear()
it.clock.move(1000)

const listed = async (demo?: DemoChoice) => (await it.ask(members, { token, query: { ...(demo && { demo }) } })).value
const accountsOf = ({ list }: Awaited<ReturnType<typeof listed>>) => list.map(({ account }) => account)
const figures = async (demo?: DemoChoice) => {
  const { moneyIn, ggr, activeMembers, openBets, bars, categories } = (
    await it.ask(dashboard, { token, query: { ...(demo && { demo }) } })
  ).value
  const sum = (texts: readonly string[]) => texts.reduce((total, text) => total + Math.round(Number(text) * 100), 0)
  return {
    paidIn: sum([moneyIn.amount]),
    deposits: moneyIn.count,
    bars: sum(bars.map((bar) => bar.in)),
    bets: ggr.count,
    stakes: sum([ggr.stakes]),
    ggr: sum([ggr.amount]),
    categories: sum(categories.map((category) => category.stakes)),
    players: activeMembers.count,
    open: openBets.count,
  }
}

test('screens learn which members the sandbox plays, and no others', async () => {
  expect((await it.ask(demoPlayers, { token })).value.accounts).toEqual([player.account])
})

test('the list of members has people, demo players, or both; its sums and its file as well', async () => {
  const [all, people, players] = [await listed(), await listed('hide'), await listed('only')]
  expect(accountsOf(all)).toEqual(expect.arrayContaining([person.account, player.account]))
  expect(accountsOf(people)).not.toContain(player.account)
  expect(accountsOf(players)).toEqual([player.account])
  expect(people.total + players.total).toBe(all.total)
  expect(Number(people.sums?.deposits) + Number(players.sums?.deposits)).toBe(Number(all.sums?.deposits))
  expect((await it.ask(memberSums, { token, query: { demo: 'only' } })).value.count).toBe(1)
  const { value } = await it.ask(exportList, {
    token,
    body: {
      path: members.path,
      query: { demo: 'only' },
      columns: [{ key: 'account', head: 'Member' }],
      format: 'csv',
    },
  })
  expect(value.rows).toBe(1)
})

test('desks show and count what is whose', async () => {
  for (const [demo, accounts] of [
    [undefined, [person.account, player.account]],
    ['hide', [person.account]],
    ['only', [player.account]],
  ] as const) {
    const query = demo === undefined ? {} : { demo }
    const out = (await it.ask(withdrawalDesk, { token, query })).value
    expect(new Set(out.list.map(({ account }) => account))).toEqual(new Set(accounts))
    expect(out.counts['review']).toBe(accounts.length)
    const paying = (await it.ask(depositDesk, { token, query: { ...query, stage: 'waiting' } })).value
    expect(new Set(paying.list.map(({ account }) => account))).toEqual(new Set(accounts))
    expect(paying.counts['waiting']).toBe(accounts.length)
  }
})

test('figures of people and of demo players are together those of all, and each is its own', async () => {
  const agree = async () => {
    const [all, people, players] = [await figures(), await figures('hide'), await figures('only')]
    for (const name of Object.keys(all) as (keyof typeof all)[]) expect(people[name] + players[name]).toBe(all[name])
    expect(people).toMatchObject({ bets: 3, stakes: 1500, categories: 1500, players: 1, paidIn: 60_000, deposits: 1 })
    expect(players).toMatchObject({ bets: 5, stakes: 2500, categories: 2500, players: 1, paidIn: 80_000, bars: 80_000 })
  }
  await countFigures(it.deps)
  await agree()
  // What is an hour old is kept by the hour.
  it.clock.move(HOUR_MS)
  token = await operatorIn(it)
  await agree()
})

test('another word is no choice', async () => {
  const { errorCode } = await it.ask(members, { token, query: { demo: 'both' as DemoChoice } })
  expect(errorCode).toBe('invalid_request')
})
