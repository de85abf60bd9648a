import { randomUUID } from 'node:crypto'
import { audit, auditEntry } from '@croupier/contract/audit.ts'
import { bets } from '@croupier/contract/betting.ts'
import { gameList } from '@croupier/contract/catalogue.ts'
import { deskGames } from '@croupier/contract/console-catalogue.ts'
import { nameGame } from '@croupier/contract/console-game-names.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { expect, test } from 'vitest'
import { seedBrands } from '../../../../seed/seed.ts'
import { operatorIn } from '../../../../test/operators.ts'
import { world } from '../../../../test/world.ts'

const it = await world()
const token = await operatorIn(it)
const call = (code: string, names: Readonly<Record<string, string>>) =>
  it.ask(nameGame, { token, params: { code }, body: { names, reason: 'planned', note: '' } })
const called = async (code: string, language: string, merchant = 'LUCKY') =>
  (await it.ask(gameList, { query: { code }, headers: { language, merchant } })).value.games[0]?.displayName

test('what operators call a game is seen at once at every brand and in the record, and written down', async () => {
  const member = await it.member()
  const body = { id: randomUUID(), gameCode: 'DICE', stake: '1.00', choices: { target: '98.00', over: false } }
  await it.ask(playRound, { token: member.token, body: body as never })
  expect((await call('DICE', { en: ' Dice Royal ', vi: 'Xúc Xắc Hoàng Gia', zh: '', th: ' ' })).status).toBe(200)

  expect(await called('DICE', 'EN')).toBe('Dice Royal')
  expect(await called('DICE', 'VI', 'SEN')).toBe('Xúc Xắc Hoàng Gia')
  expect(await called('DICE', 'CN')).toBe('Dice Royal')
  const record = await it.ask(bets, { token: member.token, headers: { language: 'VI' } })
  expect(record.value.list).toMatchObject([{ gameName: 'Xúc Xắc Hoàng Gia' }])

  const { value } = await it.ask(audit, { token, query: { subject: 'game:DICE' } })
  const entry = await it.ask(auditEntry, { token, params: { number: String(value.list[0]?.number) } })
  expect(entry.value).toMatchObject({
    action: 'games.name',
    before: { en: 'Dice', vi: 'Xúc Xắc', zh: '骰子' },
    after: { en: 'Dice Royal', vi: 'Xúc Xắc Hoàng Gia' },
  })
})

test('a start with the same demo world keeps what operators have called a game, and only that', async () => {
  await call('MINES', { en: 'Minefield', vi: 'Bãi Mìn' })
  await seedBrands(it.deps)
  expect([await called('MINES', 'VI'), await called('MINES', 'TH')]).toEqual(['Bãi Mìn', 'Minefield'])
  expect([await called('PLINKO', 'CN'), await called('KENO', 'CN')]).toEqual(['弹珠', '基诺'])
})

test('operators find and read a game by its name in their language, with the names in all of them', async () => {
  const listed = async (search: string, language: string) =>
    (await it.ask(deskGames, { token, query: { search, category: 'INHOUSE' }, headers: { language } })).value.list
  expect(await listed('vòng', 'VI')).toMatchObject([{ code: 'WHEEL', name: 'Vòng Quay' }])
  const [wheel] = await listed('wheel', 'EN')
  expect(wheel).toMatchObject({ name: 'Wheel', names: { en: 'Wheel', vi: 'Vòng Quay', zh: '转盘', th: 'วงล้อ' } })

  const ordered = await it.ask(deskGames, {
    token,
    query: { category: 'INHOUSE', sort: 'name' },
    headers: { language: 'VI' },
  })
  const names = ordered.value.list.map(({ name }) => name)
  expect(names).toEqual(names.toSorted(new Intl.Collator('vi', { sensitivity: 'base' }).compare))
})

test('a game keeps an English name; one of nobody is not found, and a language that nobody reads here is refused', async () => {
  expect(await call('KENO', { vi: 'Keno Việt' })).toMatchObject({ status: 400, fields: { names: [expect.anything()] } })
  expect(await call('NOBODY', { en: 'Nobody' })).toMatchObject({ errorCode: 'not_found' })
  expect(await call('KENO', { en: 'Keno', xx: 'Keno' })).toMatchObject({ status: 400 })
})
