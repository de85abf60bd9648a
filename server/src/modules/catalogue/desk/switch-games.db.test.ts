import { randomUUID } from 'node:crypto'
import { audit, auditEntry } from '@croupier/contract/audit.ts'
import { gameList, vendorSorting } from '@croupier/contract/catalogue.ts'
import {
  deskGames,
  deskVendors,
  switchAllGames,
  switchGame,
  switchVendor,
} from '@croupier/contract/console-catalogue.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { afterEach, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { cancelBets, placeBets, settleBets } from '#modules/betting/betting.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { playRulesOf } from '#modules/standing/play/play.ts'
import { byTwo } from '../../../../test/approvals.ts'
import { operatorIn } from '../../../../test/operators.ts'
import { world } from '../../../../test/world.ts'

const it = await world()
const token = await operatorIn(it)
const lea = await operatorIn(it, 'operator05')
const WHY = { reason: 'incident', note: 'the wheel sticks' }
const game = (code: string, open: boolean) =>
  byTwo(it, lea, it.ask(switchGame, { token, params: { code }, body: { open, ...WHY } }))
const vendor = (category: 'RNG' | 'INHOUSE' | 'LIVE', open: boolean) =>
  byTwo(it, lea, it.ask(switchVendor, { token, params: { category, code: 'CROUPIER' }, body: { open, ...WHY } }))
const all = (open: boolean) => byTwo(it, lea, it.ask(switchAllGames, { token, body: { open, ...WHY } }))

const choices = { target: '50.00', over: true }
const roll = (player: string) =>
  it.ask(playRound, {
    token: player,
    body: { id: randomUUID(), gameCode: 'DICE', stake: '1.00', choices } as never,
  })
const listed = async () => (await it.ask(gameList, { query: { pageSize: 200 } })).value.games.map(({ code }) => code)

afterEach(async () => {
  await game('DICE', true)
  await vendor('INHOUSE', true)
  await vendor('RNG', true)
  await all(true)
})

test('a closed game leaves the lists and takes no bet; opened again it does', async () => {
  const player = await it.member()
  expect((await roll(player.token)).status).toBe(200)
  await game('DICE', false)
  expect(await listed()).not.toContain('DICE')
  expect(await roll(player.token)).toMatchObject({ status: 409, errorCode: 'game_closed' })
  const { value } = await it.ask(deskGames, { token, query: { open: 'false' } })
  expect(value.list).toMatchObject([{ code: 'DICE', open: false, reason: 'incident: the wheel sticks' }])

  await game('DICE', true)
  expect(await listed()).toContain('DICE')
  expect((await roll(player.token)).status).toBe(200)
})

test('what is open when a game is closed goes on to its end: bets are settled and returned', async () => {
  const player = await it.member()
  const now = it.deps.now()
  const rules = playRulesOf(await brandOf(it.deps, 1), now)
  const bet = (id: string) => ({
    id,
    roundId: randomUUID(),
    brandId: 1,
    memberId: player.id,
    category: 'INHOUSE' as const,
    vendor: 'CROUPIER',
    gameCode: 'DICE',
    asset: 'PHP',
    stake: 10_0000n,
    content: 'x',
  })
  const place = (id: string) => {
    const one = bet(id)
    const round = {
      ...one,
      id: one.roundId,
      status: 'open' as const,
      startedAt: now,
      closedAt: null,
      choices: {},
      events: [],
    }
    const rest = { rules: {}, proof: {}, seedId: null }
    return inTransaction(it.deps.db, (tx) => placeBets(tx, [one], [{ ...round, ...rest }], { now, rules }))
  }
  const [won, gone, late] = [randomUUID(), randomUUID(), randomUUID()]
  await place(won)
  await place(gone)
  await game('DICE', false)

  expect(await place(late)).toMatchObject([{ ok: false, code: 'game_closed' }])
  const end = { betId: won, payout: 20_0000n, status: 'won' as const }
  expect(await inTransaction(it.deps.db, (tx) => settleBets(tx, [end], now))).toMatchObject([{ ok: true }])
  expect(await inTransaction(it.deps.db, (tx) => cancelBets(tx, [gone], now))).toMatchObject([{ ok: true }])
})

test('a vendor closed in a category leaves the navigation there; its games take no bets once it is open nowhere', async () => {
  const player = await it.member()
  await vendor('RNG', false)
  const menu = async () => (await it.ask(vendorSorting)).value.list.map(({ gameCategory }) => gameCategory)
  expect(await menu()).toEqual(['ELOTT', 'LOTT', 'LIVE', 'INHOUSE'])
  expect(await listed()).not.toContain('LUCKY_TWENTY')
  expect(await listed()).toContain('DICE')
  expect((await roll(player.token)).status).toBe(200)

  await vendor('INHOUSE', false)
  expect(await menu()).toEqual(['ELOTT', 'LOTT', 'LIVE'])
  await vendor('LIVE', false)
  expect(await menu()).toEqual(['ELOTT', 'LOTT'])
  expect(await roll(player.token)).toMatchObject({ errorCode: 'game_closed' })
  expect((await it.ask(deskVendors, { token, query: { open: 'false' } })).value.total).toBe(3)
})

test('all games are closed with one action, and opened again those that are open themselves', async () => {
  const player = await it.member()
  await game('LUCKY_TWENTY', false)
  await all(false)
  expect(await roll(player.token)).toMatchObject({ errorCode: 'game_closed' })
  expect((await it.ask(deskGames, { token })).value.allOpen).toBe(false)
  await all(true)
  expect((await roll(player.token)).status).toBe(200)
  expect((await it.ask(deskGames, { token })).value.allOpen).toBe(true)
  const spin = { id: randomUUID(), gameCode: 'LUCKY_TWENTY', stake: '0.20', choices: {} }
  expect(await it.ask(playRound, { token: player.token, body: spin as never })).toMatchObject({
    errorCode: 'game_closed',
  })
  await game('LUCKY_TWENTY', true)
})

test('each switch is written down with its reason; the same switch again is none', async () => {
  await game('DICE', false)
  await game('DICE', false)
  const { value } = await it.ask(audit, { token, query: { subject: 'game:DICE' } })
  const entry = await it.ask(auditEntry, { token, params: { number: String(value.list[0]?.number) } })
  expect(entry.value).toMatchObject({
    action: 'games.switch',
    before: { open: true, reason: null },
    after: { open: false, reason: 'incident: the wheel sticks' },
    reason: 'incident',
  })
  await game('DICE', false)
  expect((await it.ask(audit, { token, query: { subject: 'game:DICE' } })).value.total).toBe(value.total)
})

test('switches at once end in one of the two, and the lists and the bets agree', async () => {
  const player = await it.member()
  await Promise.all([false, true, false, true].map((open) => game('DICE', open)))
  const open = (await listed()).includes('DICE')
  expect((await roll(player.token)).status).toBe(open ? 200 : 409)
})

test('another brand’s games stay open, and what is not offered is not found', async () => {
  await game('DICE', false)
  const sampa = await it.ask(gameList, { headers: { merchant: 'SAMPA' } })
  expect(sampa.value.games.map(({ code }) => code)).toContain('DICE')
  expect(await game('NOBODY', false)).toMatchObject({ status: 404, errorCode: 'not_found' })
})
