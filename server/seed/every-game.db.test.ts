import { randomUUID } from 'node:crypto'
import { gameList } from '@croupier/contract/catalogue.ts'
import { crashTable, placeCrashBet } from '@croupier/contract/crash.ts'
import { login } from '@croupier/contract/identity.ts'
import { type LaunchReply, launchGame } from '@croupier/contract/launch.ts'
import { lottery } from '@croupier/contract/lottery.ts'
import { takeStep } from '@croupier/contract/multi-step-rounds.ts'
import { playRound, STUDIO_GAMES, studioGame } from '@croupier/contract/studio.ts'
import { liveTables } from '@croupier/contract/tables.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { brandOf } from '#modules/brand/brand.ts'
import { advanceRound } from '#modules/studio/crash/advance-rounds.ts'
import { SAMPA, setPolicy } from '../test/policy.ts'
import { openSandboxVendor } from '../test/sandbox-vendor.ts'
import { world } from '../test/world.ts'
import { DEMO_PASSWORD } from './members.ts'
import { seed } from './seed.ts'

// The vendor calls by the real clock, and so does the server it calls.
const here = await world({ now: new Date().toISOString() })
const { ask, clock, deps, solved } = here
const vendor = await openSandboxVendor(here)
await seed(deps)

const sessions = new Map<string, string>()
async function as(merchant: string, username: string) {
  const headers = { merchant }
  const challenge = await solved()
  const known = sessions.get(username)
  const token =
    known ??
    (await ask(login, { headers, body: { type: 'username', username, password: DEMO_PASSWORD, challenge } })).value
      .token
  sessions.set(username, token)
  return { token, headers }
}

async function listed(merchant: string) {
  const codes: string[] = []
  for (let pageNo = 1; ; pageNo++) {
    const { value } = await ask(gameList, { headers: { merchant }, query: { pageNo: String(pageNo), pageSize: '100' } })
    codes.push(...value.games.map(({ code }) => code))
    if (pageNo >= value.totalPages) return codes
  }
}

/** What is there at the address of a game: a page of the studio that takes bets, or a vendor's that has opened this game. */
async function thereAt({ kind, gameUrl }: LaunchReply, who: Awaited<ReturnType<typeof as>>) {
  const token = new URL(gameUrl, vendor.site).searchParams.get('token')
  if (kind === 'frame') {
    const headers = { 'content-type': 'application/json' }
    const [page, opened] = [
      await fetch(gameUrl),
      await fetch(`${vendor.address}/api/open`, { method: 'POST', headers, body: JSON.stringify({ token }) }),
    ]
    return [page.status, ((await opened.json()) as { readonly game?: string }).game]
  }
  const [page, named] = gameUrl.split('?gameCode=')
  if (page !== '/game') {
    const { status, value } = await ask(lottery, { ...who, params: { gameCode: named ?? '' } })
    return [value.state === 'open' ? status : 409, value.gameCode]
  }
  const gameCode = named as 'DICE'
  const { status, value } = await ask(studioGame, { ...who, params: { gameCode } })
  if (status === 200) return [value.open ? 200 : 409, value.gameCode]
  const [table] = (await ask(liveTables, { ...who, query: { gameCode } })).value.tables
  return [table?.state === 'open' ? 200 : 409, table?.gameCode]
}

test.each([
  ['LUCKY', 'member01'],
  ['SAMPA', 'sampa01'],
  ['SEN', 'sen01'],
])('every entry of %s opens: a page of the studio, or one of the vendor that answers', async (merchant, account) => {
  const who = await as(merchant, account)
  const codes = await listed(merchant)
  expect(codes.length).toBeGreaterThanOrEqual(40)
  for (const code of codes) {
    const { value, errorCode } = await ask(launchGame, { ...who, query: { gameId: code } })
    expect([code, errorCode]).toEqual([code, undefined])
    expect(await thereAt(value, who)).toEqual([200, code])
  }
})

/** What is chosen in games that ask for something; a slot is only spun. */
const CHOICES: Partial<Record<(typeof STUDIO_GAMES)[number], object>> = {
  DICE: { target: '50.00', over: true },
  LIMBO: { target: '2.00' },
  PLINKO: { rows: 8, risk: 'low' },
  KENO: { numbers: [1, 2, 3], risk: 'classic' },
  WHEEL: { segments: 10, risk: 'low' },
  MINES: { mines: 3 },
  HI_LO: {},
}
/** Games with a feature that may be bought ask whether it is. */
const BOUGHT = { JADE_WAYS: { bought: false }, STORM_TUMBLE: { bought: false } }
const STEPS = {
  MINES: [{ kind: 'open', tile: 0 }],
  HI_LO: [{ kind: 'skip' }],
} as const

const profilesOf = async (codes: readonly string[]) =>
  (
    await sql<{ code: string; profile: number }>`
      select distinct game_code as code, (proof ->> 'profile')::int as profile from betting.round
      where brand_id = ${SAMPA} and game_code = any(${[...codes]}::text[])`.execute(deps.db)
  ).rows

test.each(STUDIO_GAMES)('%s is played at SAMPA by the profile that SAMPA shows', async (gameCode) => {
  const who = await as('SAMPA', 'sampa01')
  const { value: game } = await ask(studioGame, { ...who, params: { gameCode } })
  expect(game.profile).toBe(gameCode in CHOICES ? 97 : 99)
  const body = {
    id: randomUUID(),
    gameCode,
    stake: game.stakeMin,
    choices: CHOICES[gameCode] ?? BOUGHT[gameCode as keyof typeof BOUGHT] ?? {},
  }
  // The strict brand refuses a round that comes before the last one's pace is over.
  clock.move(game.pace.cycleMs)
  const played = await ask(playRound, { ...who, body: body as never })
  expect(played.errorCode).toBeUndefined()
  const params = { roundId: played.value.roundId }
  for (const step of STEPS[gameCode as keyof typeof STEPS] ?? []) {
    const taken = await ask(takeStep, { ...who, params, body: { id: randomUUID(), index: 0, step } })
    expect(taken.errorCode).toBeUndefined()
  }
  expect(await profilesOf([gameCode])).toEqual([{ code: gameCode, profile: game.profile }])
})

test('CRASH is flown at SAMPA by the 97 per cent that SAMPA shows, and pays a bet that leaves in time', async () => {
  await setPolicy(deps, SAMPA, { crash: { links: 1000 } })
  const brand = await brandOf(deps, SAMPA)
  const turns = async () => {
    while ((await advanceRound(deps, brand)) === 0);
  }
  const who = await as('SAMPA', 'sampa02')
  expect((await ask(studioGame, { ...who, params: { gameCode: 'CRASH' } })).value.profile).toBe(97)
  await turns()
  const { round } = (await ask(crashTable, who)).value
  const bet = { id: randomUUID(), roundId: round?.roundId ?? '', stake: '100', autoAt: '1.01' }
  expect((await ask(placeCrashBet, { ...who, body: bet })).errorCode).toBeUndefined()
  for (let passed = 0; passed < 60; passed++) {
    clock.move(500)
    await turns()
  }
  const { rows } = await sql<{ status: string; profile: number; payout: string }>`
    select bet.status, round.profile, bet.payout::text from betting.bet join studio.crash_round as round on round.id = bet.round_id
    where bet.id = ${bet.id}`.execute(deps.db)
  expect([rows[0]?.profile, ['won', 'lost']]).toEqual([97, expect.arrayContaining([rows[0]?.status])])
  expect(rows[0]?.payout).toBe(rows[0]?.status === 'won' ? '1010000' : '0')
})
