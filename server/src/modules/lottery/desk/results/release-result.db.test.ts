import { randomBytes } from 'node:crypto'
import { audit } from '@croupier/contract/audit.ts'
import { deskDraw, deskDraws, drawPayouts, hearResult } from '@croupier/contract/console-draws.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { SignJWT } from 'jose'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { officialPlay } from '../../../../../test/official-draws.ts'
import { operatorIn } from '../../../../../test/operators.ts'
import { type TestMember, world } from '../../../../../test/world.ts'

const secret = randomBytes(32).toString('hex')
const here = await world({ config: { resultsBureau: { url: 'http://127.0.0.1:9', key: secret, secret } } })
const { ask, deps, logIn, member, clock } = here
const play = await officialPlay(here)
await operatorIn(here)
await sql`update operator.role set permissions = permissions || '{draws.read,draws.enter}' where code = 'cashier'`.execute(
  deps.db,
)
const staff = async () => [
  await operatorIn(here),
  await operatorIn(here, 'operator05'),
  await operatorIn(here, 'operator02'),
]

const money = async ({ account, password }: TestMember) =>
  (await ask(balance, { token: await logIn(account, password) })).value.sumBalance
const line = (content: string) => ({ method: 'LO_2', content, tickets: 27, stake: '1.00' })

/** An issue with a bet, to the time of its draw. */
async function sold(...contents: string[]) {
  const one = await member()
  const { issueNo } = await play.onSale()
  const placed = await play.place(one, contents.map(line))
  expect(placed.errorCode).toBeUndefined()
  await play.toResult(issueNo)
  return { one, issueNo, orderId: placed.value.orderId, tokens: await staff() }
}

/** All that the console answers of a draw to somebody. */
async function allSaid(token: string, issueNo: string): Promise<string> {
  const params = { gameCode: 'VN_MB', issueNo }
  const answers = await Promise.all([
    ask(deskDraw, { token, params }),
    ask(deskDraws, { token, query: { tab: 'due' } }),
    ask(audit, { token, query: {} }),
    ...(['1', '2'] as const).map((entry) => ask(drawPayouts, { token, params, query: { entry } })),
  ])
  return JSON.stringify(answers.map(({ value, extra }) => [value, extra]))
}

test('an entry is seen by nobody else before the other one is there, in no answer', async () => {
  const { issueNo, tokens } = await sold('25')
  const [one, two, third] = tokens as [string, string, string]
  const [mine, theirs] = [play.numbersOf('73925'), play.numbersOf('73952')]
  expect((await play.enter(one, issueNo, mine)).value).toEqual({ place: 1, version: 1 })
  for (const token of [two, third]) expect(await allSaid(token, issueNo)).not.toContain('73925')
  expect((await play.seen(two, issueNo)).entries).toMatchObject([{ place: 1, own: false, numbers: null }])
  expect((await play.seen(one, issueNo)).entries).toMatchObject([{ place: 1, own: true, numbers: mine }])
  expect(await play.release(one, issueNo, mine)).toMatchObject({ errorCode: 'entries_differ' })

  // The first one corrects theirs: still nobody else sees it, and it is still one entry.
  expect((await play.enter(one, issueNo, mine.with(0, '73926'))).value).toEqual({ place: 1, version: 2 })
  expect(await allSaid(two, issueNo)).not.toContain('73926')
  expect(await play.release(one, issueNo, mine)).toMatchObject({ errorCode: 'entries_differ' })

  expect((await play.enter(two, issueNo, theirs)).value).toEqual({ place: 2, version: 1 })
  const both = await play.seen(third, issueNo)
  expect(both.entries.map(({ numbers }) => numbers?.[0])).toEqual(['73926', '73952'])
  expect(both.differences.length).toBeGreaterThan(0)
  expect(both).toMatchObject({ draw: { entries: 'differ' }, possible: { enter: false, release: false } })
  expect(await play.enter(third, issueNo, mine)).toMatchObject({ errorCode: 'entries_taken' })
})

test('what both agree on is released, by who may settle, and pays exactly; the same again does nothing', async () => {
  const { one: player, issueNo, orderId, tokens } = await sold('25', '99')
  const [one, two, third] = tokens as [string, string, string]
  const numbers = play.numbersOf('25')
  await play.enter(one, issueNo, numbers)
  expect((await ask(drawPayouts, { token: one, params: { gameCode: 'VN_MB', issueNo }, query: { entry: '2' } })).status).toBe(
    404,
  )
  await play.enter(two, issueNo, numbers.with(0, '11124'))
  expect((await play.seen(one, issueNo)).differences).toEqual([0])
  expect(await play.release(one, issueNo, numbers)).toMatchObject({ errorCode: 'entries_differ' })
  await play.enter(two, issueNo, numbers)
  const seen = await play.seen(two, issueNo)
  expect(seen).toMatchObject({
    draw: { entries: 'agree', lines: 2, stakes: '54.00' },
    differences: [],
    checks: { soldInTime: true, isNew: true, noticeAgrees: null },
    possible: { release: true, void: true, correct: false },
  })
  expect(await play.release(third, issueNo, numbers)).toMatchObject({ errorCode: 'forbidden' })
  expect(await play.release(one, issueNo, numbers.with(1, '00000'))).toMatchObject({ errorCode: 'case_changed' })
  const { value: preview } = await ask(drawPayouts, {
    token: one,
    params: { gameCode: 'VN_MB', issueNo },
    query: { entry: '2' },
  })
  expect(preview).toMatchObject({ lines: 2, stakes: '54.00', methods: [{ method: 'LO_2', lines: 2 }] })
  expect(Number(preview.prizes)).toBeGreaterThan(0)

  expect((await play.release(one, issueNo, numbers)).status).toBe(200)
  expect(await play.release(two, issueNo, numbers)).toMatchObject({ errorCode: 'result_not_due' })
  expect(await play.enter(two, issueNo, numbers)).toMatchObject({ errorCode: 'result_not_due' })
  await here.hear()
  expect(await play.issue(issueNo)).toMatchObject({ status: 'settled', numbers })
  const token = await logIn(player.account, player.password)
  const { prize, items } = await play.orderOf({ ...player, token }, orderId)
  expect(prize).toBe(preview.prizes)
  expect(items.map(({ state }) => state)).toEqual(['won', 'lost'])
  expect(await money(player)).toBe((946 + Number(prize)).toFixed(2))

  // What shares its draws is drawn with it.
  const shared = await sql<{ numbers: unknown }>`
    select numbers from lottery.issue where lottery <> 'VN_MB' and draw_at = ${clock.now()} and status in ('drawn', 'settled')
      and lottery in (select code from lottery.lottery where draws_from = 'VN_MB')`
  await play.draws()
  expect((await shared.execute(deps.db)).rows).toEqual([{ numbers }])
})

test('numbers that are none of the lottery, a draw that is not due, and one of the house are refused', async () => {
  const { issueNo, tokens } = await sold('25')
  const [one] = tokens as [string]
  const numbers = play.numbersOf('25')
  expect((await play.enter(one, issueNo, numbers.slice(1))).fields).toHaveProperty('numbers')
  expect((await play.enter(one, issueNo, numbers.with(3, '1'))).fields).toHaveProperty(['numbers.3'])
  const next = await play.onSale()
  expect(await play.enter(one, next.issueNo, numbers)).toMatchObject({ errorCode: 'result_not_due' })
  expect(await play.enter(one, '20991231', numbers)).toMatchObject({ errorCode: 'not_found' })
})

const notice = (issueNo: string, numbers: string[], version: number, jti = `e${issueNo}${version}`) =>
  new SignJWT({
    gameCode: 'VN_MB',
    issueNo,
    drawAt: clock.now().toISOString(),
    version,
    numbers,
    at: clock.now().toISOString(),
    type: version === 1 ? 'draw_result' : 'draw_corrected',
  })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(Math.floor(clock.now().getTime() / 1000))
    .setJti(jti)
    .sign(new TextEncoder().encode(secret))

test('what the bureau says is kept once with its corrections, blind as entries are, and confirms one entry where the lottery says so', async () => {
  const { issueNo, tokens } = await sold('25')
  const [one, two] = tokens as [string, string]
  const [wrong, right] = [play.numbersOf('64724'), play.numbersOf('25')]
  expect(await ask(hearResult, { body: { notice: 'a.b.c' } })).toMatchObject({ errorCode: 'notice_signature' })
  const first = await notice(issueNo, wrong, 1)
  for (let again = 0; again < 2; again += 1) expect((await ask(hearResult, { body: { notice: first } })).status).toBe(200)
  expect((await play.seen(one, issueNo)).notices).toMatchObject([{ version: 1, numbers: null }])
  await play.enter(one, issueNo, right)
  for (const token of [one, two]) expect(await allSaid(token, issueNo)).not.toContain('64724')

  await sql`update lottery.lottery set release = 'feed_and_one' where code = 'VN_MB'`.execute(deps.db)
  expect(await play.release(one, issueNo, right)).toMatchObject({ errorCode: 'entries_differ' })
  expect((await play.seen(two, issueNo)).notices).toMatchObject([{ version: 1, numbers: null }])
  expect((await play.seen(one, issueNo)).notices).toMatchObject([{ version: 1, numbers: wrong }])
  expect((await ask(hearResult, { body: { notice: await notice(issueNo, right, 2) } })).status).toBe(200)
  const seen = await play.seen(two, issueNo)
  expect(seen.notices.map(({ version }) => version)).toEqual([2, 1])
  expect(seen).toMatchObject({ draw: { entries: 'agree' }, checks: { noticeAgrees: { agree: 27, of: 27 } } })
  expect((await play.release(two, issueNo, right)).status).toBe(200)
  await here.hear()
  expect(await play.issue(issueNo)).toMatchObject({ status: 'settled', numbers: right })
})
