import { createHash } from 'node:crypto'
import { lotteries, lottery, lotteryIssues } from '@croupier/contract/lottery.ts'
import { lotteries as allLotteries } from '@croupier/engine/lottery/lotteries.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { digitLine, lotteryPlay } from '../../../../test/lotteries.ts'
import { world } from '../../../../test/world.ts'

const here = await world()
const { ask, clock, deps, logIn, member } = here
const play = await lotteryPlay(here, 'SSC_10M')
const { place, onSale, toDraw, orderOf } = play

/** Those whose results others say, and those that share such draws. */
const official = new Set(allLotteries.flatMap(({ gameCode, source }) => (source.by === 'official' ? [gameCode] : [])))
const officialCodes = new Set(
  allLotteries.flatMap(({ gameCode, source }) =>
    official.has(source.by === 'lottery' ? source.gameCode : gameCode) ? [gameCode] : [],
  ),
)

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test('every lottery has issues on sale and past ones, each in its place of a chain that was published', async () => {
  const { value } = await ask(lotteries, {})
  expect(value.list.length).toBeGreaterThan(20)
  // A station sells only after the draw before it in its region, and results of others are told by them.
  const ours = value.list.filter(({ gameCode }) => !officialCodes.has(gameCode))
  for (const { gameCode, issue, last } of ours) {
    expect([gameCode, issue?.status]).toEqual([gameCode, 'open'])
    expect(last?.numbers?.length).toBeGreaterThan(0)
  }
  const ofOthers = value.list.filter(({ gameCode }) => officialCodes.has(gameCode))
  expect(ofOthers.map(({ issue }) => issue?.status)).toContain('open')
  expect(ofOthers.every(({ issue }) => issue?.status === 'open' || issue?.status === 'pending')).toBe(true)
  const { rows } = await sql<{ broken: number; gaps: number }>`
    select count(*) filter (
             where before.hash is not null and encode(sha256(convert_to(i.hash, 'UTF8')), 'hex') <> before.hash
           )::int as broken,
           count(*) filter (where i.close_at <> after.open_at)::int as gaps
    from lottery.issue as i
    left join lottery.issue as before on before.chain_id = i.chain_id and before.link = i.link + 1
    left join lateral (
      select open_at from lottery.issue where lottery = i.lottery and draw_at > i.draw_at order by draw_at limit 1
    ) as after on true
    where i.status = 'settled'`.execute(deps.db)
  expect(rows[0]).toEqual({ broken: 0, gaps: 0 })
})

test('every lottery can be opened: its methods have odds and a return', async () => {
  const { value } = await ask(lotteries, {})
  for (const { gameCode } of value.list) {
    const opened = await ask(lottery, { params: { gameCode } })
    expect([gameCode, opened.errorCode]).toEqual([gameCode, undefined])
    expect(opened.value.methods.length).toBeGreaterThan(0)
  }
})

test('what is sealed and told leads from the issue to the head that was published', async () => {
  const one = await member()
  const { issueNo } = await onSale()
  const { value } = await place(one, [digitLine('DWD', '1||||', 1), digitLine('DWD', '|1|||', 1)])
  const before = await play.issue(issueNo)
  expect(before).toMatchObject({ numbers: null, proof: { hash: null }, seal: null })
  const { proof, seal } = await toDraw(issueNo)
  let hash = proof?.hash ?? ''
  for (let step = 0; step < (proof?.toHead ?? 0); step += 1) hash = sha256(hash)
  expect(hash).toBe(proof?.head)
  const ids = value.lines.map(({ lineId }) => lineId).toSorted()
  expect(seal?.digest).toBe(sha256(ids.map((id) => `${id}\n`).join('')))
})

test('a day that nobody was there for is drawn without a gap, and bets of before are paid', async () => {
  const one = await member()
  const { issueNo } = await onSale()
  const { value } = await place(one, [digitLine('DWD', '0,1,2,3,4,5,6,7,8,9||||', 10)])
  clock.move(86_400_000)
  await play.draws()
  const token = await logIn(one.account, one.password)
  expect((await orderOf({ ...one, token }, value.orderId)).state).toBe('won')
  const { list } = (await ask(lotteryIssues, { params: { gameCode: 'SSC_10M' }, query: { count: 200 } })).value
  const at = list.findIndex((issue) => issue.issueNo === issueNo)
  expect(at).toBeGreaterThan(140)
  const moments = list.slice(0, at + 1).map(({ drawAt }) => Date.parse(drawAt))
  expect(new Set(moments.slice(1).map((moment, place) => (moments[place] ?? 0) - moment))).toEqual(new Set([600_000]))
})
