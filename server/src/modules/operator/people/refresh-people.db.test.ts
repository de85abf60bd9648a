import { randomUUID } from 'node:crypto'
import * as actions from '@croupier/contract/console-actions.ts'
import * as call from '@croupier/contract/console-members.ts'
import * as find from '@croupier/contract/console-search.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { keysAside, retryTasks } from '#kernel/failed-task.ts'
import { PLAIN_MEMBER } from '../../../../test/plain-member.ts'
import { operatorIn } from '../../../../test/operators.ts'
import { HASTE, LUCKY, setPolicy } from '../../../../test/policy.ts'
import { type TestMember, world } from '../../../../test/world.ts'
import { createMember } from '#modules/identity/identity.ts'
import { findPeople, refreshPeople, refreshPerson } from './refresh-people.ts'
import { findPerson } from './store.ts'

const it = await world()
await setPolicy(it.deps, LUCKY, { ...HASTE, adjustment: { aloneMax: '1000000.00' } })
const token = await operatorIn(it)
const play = ({ token: mine }: TestMember) =>
  it.ask(playRound, {
    token: mine,
    body: { id: randomUUID(), gameCode: 'DICE', stake: '2.00', choices: { target: '50.00', over: true } },
  })
const listed = async (query: Record<string, string>) => (await it.ask(call.members, { token, query })).value
const up = (memberId: string, amount: string) =>
  it.ask(actions.adjustBalance, {
    token,
    params: { memberId },
    body: { id: randomUUID(), direction: 'up', amount, reason: 'goodwill' },
  })

test('the list says of each member what the books say, as soon as the news is heard', async () => {
  const player = await it.member()
  await play(player)
  await play(player)
  await it.hear()
  const has = (await it.ask(balance, { token: player.token })).value.sumBalance
  const { list } = await listed({ search: player.account })
  const result = (Number(has) - 1000).toFixed(2)
  expect(list).toMatchObject([{ id: player.id, state: 'active', wallet: has, held: '0.00', deposits: '0.00', result }])
})

test('what is written down is what is, also when many hear at once', async () => {
  const player = await it.member()
  await up(player.id, '5.00')
  const heard = { brandId: LUCKY, keys: [player.id, player.id] }
  await Promise.all(Array.from({ length: 6 }, () => refreshPeople(it.deps, heard)))
  expect((await listed({ search: player.account })).list[0]?.wallet).toBe('1005.00')
  const now = await findPerson(it.deps.db, LUCKY, player.id)
  expect(now).toMatchObject({ wallet: 10_050_000n, account: player.account })
})

test('filters find who they say, sorts order, and sums are those of the whole filter', async () => {
  const people = [await it.member('sorta'), await it.member('sortb'), await it.member('sortc')]
  for (const [index, { id }] of people.entries()) {
    await up(id, `${(index + 1) * 10_000}.00`)
    await it.ask(actions.markMember, {
      token,
      params: { memberId: id },
      body: { tags: ['Sorted'], watch: index > 0, reason: 'habit' },
    })
  }
  await it.ask(actions.freezeMember, { token, params: { memberId: people[2]!.id }, body: { reason: 'fraud' } })
  await it.hear()
  const accounts = async (query: Record<string, string>) => (await listed(query)).list.map(({ account }) => account)
  expect(await accounts({ tag: 'Sorted', sort: '-wallet' })).toEqual(['sortc', 'sortb', 'sorta'])
  expect(await accounts({ tag: 'Sorted', sort: 'account', pageSize: '2', pageNo: '2' })).toEqual(['sortc'])
  expect(await accounts({ tag: 'Sorted', state: 'frozen' })).toEqual(['sortc'])
  expect(await accounts({ tag: 'Sorted', state: 'active', watch: 'true' })).toEqual(['sortb'])
  expect(await accounts({ walletMin: '21000.00', sort: 'account' })).toEqual(['sortb', 'sortc'])
  expect(await accounts({ tag: 'Sorted', lineOf: 'nobody' })).toEqual([])
  expect(await accounts({ tag: 'Sorted', registeredFrom: '2027-01-01' })).toEqual([])
  expect(await accounts({ tag: 'Sorted', sort: 'wallet' })).toEqual(['sorta', 'sortb', 'sortc'])
  const { value } = await it.ask(call.memberSums, { token, query: { tag: 'Sorted' } })
  const sums = { wallet: '63000.00', held: '0.00', deposits: '0.00', result: '0.00' }
  expect(value).toEqual({ count: 3, ...sums })
  expect((await listed({ tag: 'Sorted' })).sums).toEqual(sums)
})

test('a page beyond the last one that is turned to is refused at its field', async () => {
  const { fields } = await it.ask(call.members, { token, query: { pageNo: 201, pageSize: 50 } })
  expect(fields).toMatchObject({ pageNo: [{ code: 'too_large' }] })
})

test('members whom no news told of are found by the clock', async () => {
  const member = { ...PLAIN_MEMBER, id: randomUUID(), account: 'untold01', nickname: 'Untold' }
  await inTransaction(it.deps.db, (tx) => createMember(tx, member, it.deps.now()))
  expect((await listed({ search: member.account })).list).toEqual([])
  await findPeople(it.deps)
  expect((await listed({ search: member.account })).list).toMatchObject([{ id: member.id, wallet: '0.00' }])
})

test('one who cannot be written down keeps no other from it, and is written down when they can be', async () => {
  const members = await Promise.all(Array.from({ length: 3 }, () => it.member()))
  const [poisoned, ...others] = members.map(({ id }) => id)
  for (const { id } of members) await up(id, '7.00')
  const cut = sql`alter table operator.person add constraint cut check (member_id <> ${sql.lit(poisoned)}) not valid`
  await cut.execute(it.deps.db)
  await refreshPeople(it.deps, { brandId: LUCKY, keys: [poisoned!, ...others] })
  const wallets = async () =>
    Promise.all(members.map(async ({ account }) => (await listed({ search: account })).list[0]?.wallet))
  expect(await wallets()).toEqual(['1000.00', '1007.00', '1007.00'])
  expect(await keysAside(it.deps.db, refreshPerson)).toEqual([poisoned])

  await sql`alter table operator.person drop constraint cut`.execute(it.deps.db)
  it.clock.move(60_000)
  await retryTasks(it.deps, [refreshPerson])
  expect(await wallets()).toEqual(['1007.00', '1007.00', '1007.00'])
})

test('a member’s page shows bets, lines, days and what happened, and another brand sees none of it', async () => {
  const player = await it.member()
  await play(player)
  await it.hear()
  const one = { token, params: { memberId: player.id } }
  expect((await it.ask(call.memberBets, one)).value).toMatchObject({
    total: 1,
    list: [{ gameCode: 'DICE', gameName: 'Dice', stake: '2.00' }],
  })
  const { list } = (await it.ask(call.memberLines, one)).value
  expect(list.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['stake', 'sign_up_credit']))
  expect((await it.ask(call.memberDays, one)).value).toMatchObject([{ day: '2026-11-21', stake: '2.00', bets: 1 }])
  const moments = (await it.ask(call.memberTimeline, one)).value
  expect(moments.map(({ kind, what }) => `${kind}.${what}`)).toEqual(
    expect.arrayContaining(['play.Dice', 'login.registered']),
  )
  expect((await it.ask(call.memberDeposits, one)).value.total).toBe(0)
  expect((await it.ask(call.memberWithdrawals, one)).value.total).toBe(0)
  const calls = [
    call.member,
    call.memberBets,
    call.memberLines,
    call.memberDays,
    call.memberTimeline,
    call.memberShares,
    call.memberDeposits,
    call.memberWithdrawals,
    call.memberNotes,
    call.memberLimits,
  ]
  for (const each of calls)
    expect((await it.ask(each, { ...one, headers: { merchant: 'SAMPA' } })).errorCode).toBe('not_found')
})

test('who uses the same address is named, with the points that follow', async () => {
  const [one, other] = [await it.member(), await it.member()]
  it.clock.move(60_000)
  await it.logIn(other.account, other.password)
  await it.hear()
  const { value } = await it.ask(call.memberShares, { token, params: { memberId: one.id } })
  const address = value.shares.find(({ kind }) => kind === 'address')
  expect(address?.count).toBeGreaterThan(0)
  expect(address?.others.map(({ account }) => account)).toContain(other.account)
  expect(value.risk.signs.map(({ sign }) => sign)).toContain('addresses')
})

test('a search finds a member by name and id, a bet and a transfer by id; each asks for its permission', async () => {
  const player = await it.member()
  await play(player)
  await it.hear()
  const bet = (await it.ask(call.memberBets, { token, params: { memberId: player.id } })).value.list[0]!
  const hits = async (what: typeof find.findMembers | typeof find.findBets, q: string) =>
    (await it.ask(what as typeof find.findMembers, { token, query: { q } })).value.map(({ id }) => id)
  expect(await hits(find.findMembers, player.account.slice(0, 8))).toContain(player.id)
  expect(await hits(find.findMembers, player.id.toUpperCase())).toEqual([player.id])
  expect(await hits(find.findBets, bet.id)).toEqual([bet.id])
  expect(await hits(find.findBets, bet.roundId)).toEqual([bet.id])
  expect((await it.ask(find.findTransfers, { token, query: { q: bet.id } })).value).toMatchObject([
    { name: 'stake', memberId: player.id },
  ])
  expect((await it.ask(find.findDeposits, { token, query: { q: 'DEP 004 0001' } })).value).toEqual([])
  expect((await it.ask(find.findWithdrawals, { token, query: { q: player.id } })).value).toEqual([])
  const sampa = { token, query: { q: bet.id }, headers: { merchant: 'SAMPA' } }
  expect((await it.ask(find.findBets, sampa)).value).toEqual([])
  const content = await operatorIn(it, 'operator03')
  expect((await it.ask(find.findMembers, { token: content, query: { q: 'a' } })).errorCode).toBe('forbidden')
})
