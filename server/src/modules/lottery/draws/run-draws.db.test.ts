import { createHash } from 'node:crypto'
import { lotteries, lotteryIssues } from '@croupier/contract/lottery.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { digitLine, lotteryPlay } from '../../../../test/lotteries.ts'
import { world } from '../../../../test/world.ts'

const here = await world()
const { ask, clock, deps, member } = here
const play = await lotteryPlay(here, 'SSC_10M')
const { place, onSale, toDraw, orderOf, cancel } = play

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test('every lottery has issues on sale and past ones, each in its place of a chain that was published', async () => {
  const { value } = await ask(lotteries, {})
  expect(value.list.length).toBeGreaterThan(20)
  for (const { issue, last } of value.list) {
    expect(issue?.status).toBe('open')
    expect(last?.numbers?.length).toBeGreaterThan(0)
  }
  const { rows } = await sql<{ broken: number; gaps: number }>`
    select count(*) filter (where before.hash is not null and encode(sha256(convert_to(i.hash, 'UTF8')), 'hex') <> before.hash)::int as broken,
           count(*) filter (where i.close_at <> after.open_at)::int as gaps
    from lottery.issue as i
    left join lottery.issue as before on before.chain_id = i.chain_id and before.link = i.link + 1
    left join lateral (select open_at from lottery.issue where lottery = i.lottery and draw_at > i.draw_at order by draw_at limit 1) as after on true
    where i.status = 'settled'`.execute(deps.db)
  expect(rows[0]).toEqual({ broken: 0, gaps: 0 })
})

test('a draw pays each line what its numbers say, and the record shows it with hits', async () => {
  const one = await member()
  const { issueNo } = await onSale()
  // Every digit at the last place, and one in ten of them wins.
  const { value } = await place(one, [
    digitLine('DWD', '||||0,1,2,3,4,5,6,7,8,9', 10),
    digitLine('ZX5', '0|0|0|0|0', 1),
  ])
  const drawn = await toDraw(issueNo)
  expect(drawn).toMatchObject({ status: 'settled', seal: { lines: 2, stakes: [{ currency: 'PHP', amount: '22.00' }] } })
  const { items, state, numbers, prize } = await orderOf(one, value.orderId)
  expect(numbers).toEqual(drawn.numbers)
  expect([state, prize]).toEqual(['won', items[0]?.prize])
  // 9.8 times what the one winning ticket cost.
  expect(items[0]).toMatchObject({ state: 'won', prize: '19.60', hits: [{ tier: 'WIN', tickets: 1 }] })
  const isZero = numbers?.every((digit) => digit === '0')
  expect(items[1]?.state).toBe(isZero ? 'won' : 'lost')
  expect((await ask(balance, { token: one.token })).value.sumBalance).toBe(isZero ? '196997.60' : '997.60')
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

test('cancelled before closing stake and rebate go back as one, line by line or all, once', async () => {
  const one = await member()
  const { issueNo, closeAt } = await onSale()
  const { value } = await place(one, [
    digitLine('DWD', '1||||', 1, { mode: 1800 }),
    digitLine('DWD', '|1|||', 1, { multiple: 5 }),
  ])
  expect(value.balance).toBe('988.16')
  const [first] = value.lines
  const back = await cancel(one, value.orderId, { lineIds: [first?.lineId ?? ''] })
  expect(back.value).toMatchObject({ returned: '1.84', balance: '990.00' })
  expect((await orderOf(one, value.orderId)).items.map(({ state }) => state)).toEqual(['cancelled', 'open'])
  expect((await cancel(await member(), value.orderId)).errorCode).toBe('not_found')
  const all = await Promise.all(Array.from({ length: 6 }, () => cancel(one, value.orderId)))
  expect(all.filter(({ value: said }) => said.returned === '10.00')).toHaveLength(1)
  expect((await ask(balance, { token: one.token })).value.sumBalance).toBe('1000.00')
  expect((await orderOf(one, value.orderId)).state).toBe('cancelled')
  clock.set(closeAt)
  expect((await cancel(one, value.orderId)).errorCode).toBe('bets_closed')
  expect(await toDraw(issueNo)).toMatchObject({ status: 'settled', seal: { lines: 0, stakes: [] } })
})

test('a day that nobody was there for is drawn without a gap, and bets of before are paid', async () => {
  const one = await member()
  const { issueNo } = await onSale()
  const { value } = await place(one, [digitLine('DWD', '0,1,2,3,4,5,6,7,8,9||||', 10)])
  clock.move(86_400_000)
  await play.draws()
  expect((await orderOf(one, value.orderId)).state).toBe('won')
  const { list } = (await ask(lotteryIssues, { params: { gameCode: 'SSC_10M' }, query: { count: 200 } })).value
  const at = list.findIndex((issue) => issue.issueNo === issueNo)
  expect(at).toBeGreaterThan(140)
  const moments = list.slice(0, at + 1).map(({ drawAt }) => Date.parse(drawAt))
  expect(new Set(moments.slice(1).map((moment, place) => (moments[place] ?? 0) - moment))).toEqual(new Set([600_000]))
})
