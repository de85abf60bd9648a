import { agentLinks } from '@croupier/contract/agent-links.ts'
import { gameList, hotGames, vendorSorting } from '@croupier/contract/catalogue.ts'
import { promotions } from '@croupier/contract/content.ts'
import { memberInfo } from '@croupier/contract/identity.ts'
import { login } from '@croupier/contract/identity.ts'
import { liveTables } from '@croupier/contract/tables.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { world } from '../test/world.ts'
import { DEMO_PASSWORD, demoMembers, openingBalanceOf } from './members.ts'
import { seed } from './seed.ts'

const { app, deps, ask, solved } = await world()
await seed(deps)

const logIn = async (username: string, password: string, merchant = 'LUCKY') =>
  (
    await ask(login, {
      body: { type: 'username', username, password, challenge: await solved() },
      headers: { merchant },
    })
  ).value

test('every demo account is there with its money', async () => {
  const { rows } = await sql<{ account: string; asset: string; balance: bigint }>`
    select member.account, account.asset, balance.balance
    from identity.member join wallet.account on owner_id = member.id and asset in ('PHP', 'VND') join wallet.balance on account_id = account.id
    order by member.account`.execute(deps.db)
  const wanted = Object.values(demoMembers)
    .flat()
    .map((one) => one.account)
    .toSorted()
  expect(rows.map((row) => row.account)).toEqual(wanted)
  for (const { account, asset, balance: funds } of rows)
    expect([account, funds]).toEqual([account, openingBalanceOf(asset)])
})

test('a demo member logs in with the demo password and sees the money; the other brand’s in its own currency', async () => {
  const { token } = await logIn('member01', DEMO_PASSWORD)
  expect((await ask(balance, { token })).value).toMatchObject({ sumBalance: '10000.00', currency: 'PHP' })
  const other = await logIn('sampa01', DEMO_PASSWORD, 'SAMPA')
  expect((await ask(balance, { token: other.token, headers: { merchant: 'SAMPA' } })).value).toMatchObject({
    sumBalance: '5000000',
    currency: 'VND',
  })
})

test('agents stand one below the other, five deep, with ten members below one of them and a second top agent', async () => {
  const { rows } = await sql<{ account: string; type: number; upline: string | null }>`
    select member.account, member.agent_type as type, upline.account as upline
    from identity.member left join identity.member upline on upline.id = member.upline_id
    where member.account in ('agent01', 'agent02', 'agent03', 'agent04', 'agent05', 'agent10', 'agent21', 'member10', 'member11', 'member20') order by member.account`.execute(
    deps.db,
  )
  expect(rows).toEqual([
    { account: 'agent01', type: 1, upline: null },
    { account: 'agent02', type: 2, upline: 'agent01' },
    { account: 'agent03', type: 2, upline: 'agent02' },
    { account: 'agent04', type: 2, upline: 'agent03' },
    { account: 'agent05', type: 2, upline: 'agent04' },
    { account: 'agent10', type: 2, upline: 'agent05' },
    { account: 'agent21', type: 1, upline: null },
    { account: 'member10', type: 0, upline: null },
    { account: 'member11', type: 0, upline: 'agent03' },
    { account: 'member20', type: 0, upline: 'agent03' },
  ])
})

test('agents and the ten members below one of them have rebates of their own, none above those of the one above', async () => {
  const { rows } = await sql<{ account: string; tenths: number; hundredths: number; within: boolean }>`
    with own as (
      select member.id, member.account, member.upline_id, point.tenths, casino.hundredths
      from lottery.rebate_point as point join identity.member on member.id = point.member_id
      join agent.casino_rebate as casino on casino.member_id = member.id)
    select own.account, own.tenths, own.hundredths,
           upline.id is null or (own.tenths <= upline.tenths and own.hundredths <= upline.hundredths) as within
    from own left join own as upline on upline.id = own.upline_id order by own.account`.execute(deps.db)
  expect(rows.filter(({ within }) => !within)).toEqual([])
  const held = new Map(rows.map(({ account, tenths, hundredths }) => [account, [tenths, hundredths]]))
  expect([held.get('agent01'), held.get('agent03'), held.get('member11')]).toEqual([
    [80, 50],
    [60, 30],
    [50, 20],
  ])
  expect(rows).toHaveLength(30)
})

test('the first agent has five links, by which others come with no more than the agent has', async () => {
  const { value } = await ask(agentLinks, { token: (await logIn('agent01', DEMO_PASSWORD)).token })
  expect(value.own).toEqual({ lottery: 8, casino: 0.5 })
  expect(value.list.map(({ name, code, type, rebates, state }) => [name, code, type, rebates.lottery, state])).toEqual([
    ['Weekend group', 'A7K2QD', 'player', 5, 'open'],
    ['Bay League fans', 'M4T9XE', 'player', 4, 'open'],
    ['Agents, north', 'R2C8WN', 'agent', 6, 'open'],
    ['Lottery corner', 'H6P3ZB', 'player', 7, 'open'],
    ['Friends', 'K9D5VL', 'player', 5, 'open'],
  ])
})

test('the VIP is of rank five, and the fresh account must change its password', async () => {
  const { token } = await logIn('vip01', DEMO_PASSWORD)
  expect((await ask(memberInfo, { token })).value.clubLabel.rankLevel).toBe(5)
  expect((await logIn('fresh01', 'a123456')).passwordExpired).toBe(true)
})

test('a second run changes nothing that people may have changed, and makes nothing twice', async () => {
  const state = async () =>
    (
      await sql<Record<string, number>>`
        select (select count(*)::int from identity.member) as members, (select count(*)::int from wallet.transfer) as transfers,
               (select count(*)::int from brand.setting) as versions, (select count(*)::int from content.announcement) as notices,
               (select count(*)::int from catalogue.brand_game) as offers`.execute(deps.db)
    ).rows[0]
  const before = await state()
  const hashed = async () =>
    /^croupier_password_hash_seconds_count (\d+)$/m.exec((await app.http.inject('/metrics')).body)?.[1]
  const hashedBefore = await hashed()
  await seed(deps)
  expect(await state()).toEqual(before)
  // No member's password is hashed a second time; all operators share one hash.
  expect(Number(hashedBefore)).toBeGreaterThan(1)
  expect(Number(await hashed())).toBe(Number(hashedBefore) + 1)
})

test('a demo account that went missing is made again, with its money', async () => {
  for (const table of ['identity.profile', 'identity.placement', 'standing.standing'])
    await sql`delete from ${sql.table(table)} where member_id = (select id from identity.member where account = 'member20')`.execute(
      deps.db,
    )
  await sql`delete from identity.login_history; delete from identity.member where account = 'member20'`.execute(deps.db)
  await seed(deps)
  const { token } = await logIn('member20', DEMO_PASSWORD)
  expect((await ask(balance, { token })).value.sumBalance).toBe('10000.00')
})

test('something of each brand runs, something is to come and something is over', async () => {
  for (const merchant of ['LUCKY', 'SAMPA', 'SEN']) {
    const { list } = (await ask(promotions, { headers: { merchant } })).value
    expect([merchant, [...new Set(list.map(({ status }) => status))]]).toEqual([
      merchant,
      ['running', 'upcoming', 'ended'],
    ])
  }
})

test('the Vietnamese brand shows first what its players look for, and the studio before the other vendor', async () => {
  const first = ['SICBO', 'SE_DIE', 'YU_SIA_XIE', 'DRAGON_TIGER', 'BACCARAT']
  const headers = { merchant: 'SEN' }
  const codes = ({ list }: { readonly list: readonly { readonly code: string }[] }) => list.map(({ code }) => code)
  expect(codes((await ask(hotGames, { headers })).value).slice(0, 5)).toEqual(first)
  expect((await ask(gameList, { query: { gameType: 'LIVE' }, headers })).value.games.slice(0, 5)).toMatchObject(
    first.map((code) => ({ code })),
  )
  const tables = (await ask(liveTables, { headers })).value.tables.map(({ gameCode }) => gameCode)
  expect([...new Set(tables)].slice(0, 5)).toEqual(first)
  const { list } = (await ask(vendorSorting, { headers })).value
  expect(list.map(({ gameCategory }) => gameCategory).slice(0, 3)).toEqual(['LOTT', 'ELOTT', 'LIVE'])
  expect(list.slice(0, 2).map(({ vendors }) => vendors.map(({ vassalage }) => vassalage))).toEqual([
    ['TCG_LOTTO_VN', 'TCG_SEA'],
    ['ELOTT'],
  ])
  expect(new Set(list.slice(2).map(({ vendors }) => vendors[0]?.vassalage))).toEqual(new Set(['CROUPIER']))
  expect(codes((await ask(hotGames)).value)[0]).toBe('LUCKY_TWENTY')
})

test('the hot games of each brand fill a row of a wide screen', async () => {
  for (const merchant of ['LUCKY', 'SAMPA', 'SEN']) {
    const { list } = (await ask(hotGames, { headers: { merchant } })).value
    expect([merchant, list.length >= 7]).toEqual([merchant, true])
  }
})

test('in production there is no demo world', async () => {
  await expect(seed({ ...deps, config: { ...deps.config, mode: 'production' } })).rejects.toThrow(/sandbox/)
})
