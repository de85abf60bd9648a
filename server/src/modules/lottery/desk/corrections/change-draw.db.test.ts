import { createHash } from 'node:crypto'
import { deskDraw, drawCorrections, drawEffect, correctDraw, voidDraw } from '@croupier/contract/console-draws.ts'
import { shortfalls } from '@croupier/contract/console-shortfalls.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { confirmed } from '../../../../../test/approvals.ts'
import { digitLine, lotteryPlay } from '../../../../../test/lotteries.ts'
import { officialPlay } from '../../../../../test/official-draws.ts'
import { operatorIn } from '../../../../../test/operators.ts'
import { type TestMember, world } from '../../../../../test/world.ts'
import { settleIssues } from '../../draws/settle-issues.ts'
import { correctIssues } from './correct-issues.ts'

const here = await world()
const { ask, clock, deps, logIn, member } = here
const official = await officialPlay(here)
const house = await lotteryPlay(here, 'SSC_10M')
const staff = async () => ({ one: await operatorIn(here), two: await operatorIn(here, 'operator05') })
const because = (reason: string) => ({ reason, note: '' })

const money = async ({ account, password }: TestMember) =>
  (await ask(balance, { token: await logIn(account, password) })).value.sumBalance
const stateOf = async ({ account, password }: TestMember, orderId: string) => {
  const token = await logIn(account, password)
  return house.orderOf({ id: '', account, password, token }, orderId)
}
/** One asks for it and the other agrees, after both have logged in: the clock may have ended their sessions. */
async function byTwo(gameCode: string, issueNo: string, numbers?: string[]) {
  const { one, two } = await staff()
  const params = { gameCode, issueNo }
  const asked = numbers
    ? await ask(correctDraw, { token: one, params, body: { numbers, ...because('correction') } })
    : await ask(voidDraw, { token: one, params, body: because('trouble') })
  if (asked.errorCode !== 'second_person_asked') return asked
  const approvalId = String(asked.extra['approvalId'])
  const own = await confirmed(here, { token: one, params: { approvalId }, body: { note: 'Looked at' } })
  expect(own.errorCode).toBe('own_approval')
  return confirmed(here, { token: two, params: { approvalId }, body: { note: 'Looked at' } })
}
const rebated = digitLine('DWD', '1||||', 1, { mode: 1800, multiple: 10 })
const every = digitLine('DWD', '||||0,1,2,3,4,5,6,7,8,9', 10, { mode: 1800 })

/** A draw has this result, before anybody has paid it. */
const drawn = (issueNo: string, numbers: readonly string[]) =>
  sql`
    update lottery.issue set status = 'drawn', numbers = ${JSON.stringify(numbers)}::jsonb, seal = 'x', drawn_at = ${clock.now()}
    where lottery = 'SSC_10M' and issue_no = ${issueNo}`.execute(deps.db)

describe('a draw of the house that is void', () => {
  test('before it is drawn gives every stake back and takes its rebate, and tells its link when it would have been drawn', async () => {
    const [one, other] = [await member(), await member()]
    const { issueNo, drawAt } = await house.onSale()
    const mine = await house.place(one, [rebated, every])
    expect(mine.value.rebate).not.toBe('0.00')
    const theirs = await house.place(other, [rebated])
    const [first] = theirs.value.lines
    await house.cancel(other, theirs.value.orderId, { lineIds: [first?.lineId ?? ''] })
    expect((await byTwo('SSC_10M', issueNo)).errorCode).toBeUndefined()
    await here.hear()
    for (const who of [one, other]) expect(await money(who)).toBe('1000.00')
    expect(await stateOf(one, mine.value.orderId)).toMatchObject({ state: 'cancelled', amount: '0.00', rebate: '0.00' })
    expect(await house.issue(issueNo)).toMatchObject({ status: 'void', numbers: null, proof: { hash: null } })
    expect((await house.place(one, [every], { issueNo })).errorCode).toBe('bets_closed')
    expect((await byTwo('SSC_10M', issueNo)).errorCode).toBe('issue_void')

    clock.set(drawAt)
    await house.draws()
    const { proof } = await house.issue(issueNo)
    let hash = proof?.hash ?? ''
    for (let step = 0; step < (proof?.toHead ?? 0); step += 1) hash = createHash('sha256').update(hash).digest('hex')
    expect(hash).toBe(proof?.head)
    expect(await money(one)).toBe('1000.00')
  })

  test('after it was paid takes prizes and rebates back; done again and again nothing more moves', async () => {
    const [one, other] = [await member(), await member()]
    const { issueNo } = await house.onSale()
    const mine = await house.place(one, [every])
    await house.place(other, [rebated])
    await house.toDraw(issueNo)
    expect(await money(one)).not.toBe('1000.00')
    const { one: token } = await staff()
    const params = { gameCode: 'SSC_10M', issueNo }
    const numbers = ['1', '2', '3', '4', '5']
    expect((await ask(correctDraw, { token, params, body: { numbers, ...because('correction') } })).errorCode).toBe(
      'draw_of_house',
    )
    const { effect } = (await ask(drawEffect, { token, params, query: { action: 'void' } })).value
    expect(effect).toMatchObject({ bets: 2, members: 2, sums: [{ currency: 'PHP', owed: '0.00' }] })
    expect((await byTwo('SSC_10M', issueNo)).errorCode).toBeUndefined()
    await Promise.all([correctIssues(deps), correctIssues(deps), settleIssues(deps)])
    await here.hear()
    await correctIssues(deps)
    for (const who of [one, other]) expect(await money(who)).toBe('1000.00')
    expect(await stateOf(one, mine.value.orderId)).toMatchObject({ state: 'cancelled', prize: '0.00' })
    const { list } = (await ask(drawCorrections, { token, query: { gameCode: 'SSC_10M' } })).value
    expect(list[0]).toMatchObject({ issueNo, kind: 'void', state: 'done', bets: 2, done: 2, failed: 0 })
    expect([list[0]?.askedBy, list[0]?.confirmedBy]).toEqual(['operator01', 'operator05'])
  })

  test('after its draw and before it was paid is not paid', async () => {
    const one = await member()
    const { issueNo } = await house.onSale()
    await house.place(one, [every, rebated])
    await drawn(issueNo, ['1', '2', '3', '4', '5'])
    expect((await byTwo('SSC_10M', issueNo)).errorCode).toBeUndefined()
    await settleIssues(deps)
    await here.hear()
    expect(await money(one)).toBe('1000.00')
    const { rows } = await sql`select distinct status from betting.round where game_code = 'SSC_10M'`.execute(deps.db)
    expect(rows).toEqual([{ status: 'void' }])
  })
})

describe('an official draw', () => {
  const loan = (content: string) => ({ method: 'LO_2', content, tickets: 27, stake: '1.00' })

  /** A draw that two people have entered and one has released, with bets on these numbers. */
  async function paid(bets: readonly string[], numbers: string[]) {
    const members: TestMember[] = []
    const orders: string[] = []
    const { issueNo } = await official.onSale()
    for (const content of bets) {
      const one = await member()
      const placed = await official.place(one, [loan(content)])
      expect(placed.errorCode).toBeUndefined()
      orders.push(placed.value.orderId)
      members.push(one)
    }
    await official.toResult(issueNo)
    const { one, two } = await staff()
    await official.enter(one, issueNo, numbers)
    await official.enter(two, issueNo, numbers)
    expect((await official.release(two, issueNo, numbers)).status).toBe(200)
    await here.hear()
    return { issueNo, members, orders }
  }

  test('that was paid by wrong numbers is put right, and put back again: exactly the difference moves', async () => {
    const [wrong, right] = [official.numbersOf('25'), official.numbersOf('52')]
    const { issueNo, members, orders } = await paid(['25', '52', '99'], wrong)
    const before = await Promise.all(members.map(money))
    expect(before.slice(1)).toEqual(['973.00', '973.00'])
    const { one } = await staff()
    const params = { gameCode: 'VN_MB', issueNo }
    const query = { action: 'correct' as const, numbers: right.join(',') }
    const { effect } = (await ask(drawEffect, { token: one, params, query })).value
    expect(effect).toMatchObject({ bets: 2, members: 2, sums: [{ owed: '0.00' }] })

    expect((await byTwo('VN_MB', issueNo, right)).errorCode).toBeUndefined()
    await Promise.all([correctIssues(deps), correctIssues(deps)])
    await here.hear()
    expect(await Promise.all(members.map(money))).toEqual([before[1], before[0], before[2]])
    expect(await official.issue(issueNo)).toMatchObject({ status: 'settled', numbers: right })
    const shown = await Promise.all(members.map((one, at) => stateOf(one, orders[at]!)))
    expect(shown.map(({ state, items }) => [state, items[0]?.corrected])).toEqual([
      ['lost', true],
      ['won', true],
      ['lost', false],
    ])
    const same = await byTwo('VN_MB', issueNo, right)
    expect(same.fields).toHaveProperty('numbers')

    expect((await byTwo('VN_MB', issueNo, wrong)).errorCode).toBeUndefined()
    await here.hear()
    expect(await Promise.all(members.map(money))).toEqual(before)
    const { corrections } = (await ask(deskDraw, { token: (await staff()).one, params })).value
    expect(corrections.map(({ kind, state, done }) => [kind, state, done])).toEqual([
      ['correct', 'done', 2],
      ['correct', 'done', 2],
    ])

    expect((await byTwo('VN_MB', issueNo)).errorCode).toBeUndefined()
    await here.hear()
    expect(await Promise.all(members.map(money))).toEqual(['1000.00', '1000.00', '1000.00'])
  })

  test('of which a prize was spent leaves what is not there owed', async () => {
    const { issueNo, members } = await paid(['25'], official.numbersOf('25'))
    const [one] = members as [TestMember]
    const won = await money(one)
    const token = await logIn(one.account, one.password)
    // All of it goes into bets that wait.
    let left = Number(won)
    while (left >= 27) {
      const stake = Math.min(2000, Math.floor(left / 27))
      const placed = await official.place({ ...one, token }, [{ ...loan('77'), stake: `${stake}.00` }])
      expect(placed.errorCode).toBeUndefined()
      left -= stake * 27
    }
    expect((await byTwo('VN_MB', issueNo, official.numbersOf('52'))).errorCode).toBeUndefined()
    await here.hear()
    expect(await money(one)).toBe('0.00')
    const { list } = (await ask(shortfalls, { token: (await staff()).one, query: {} })).value
    expect(Number(list[0]?.owed)).toBe(Number(won) - 973 - left)
    expect(list[0]?.state).toBe('open')
  })

  test('is put right by nobody alone, nor before it was paid, nor by who may not', async () => {
    const { issueNo } = await official.onSale()
    expect((await byTwo('VN_MB', issueNo, official.numbersOf('52'))).errorCode).toBe('issue_not_settled')
    const cashier = await operatorIn(here, 'operator02')
    const params = { gameCode: 'VN_MB', issueNo }
    expect((await ask(voidDraw, { token: cashier, params, body: because('trouble') })).errorCode).toBe('forbidden')
    const { one } = await staff()
    const nobody = { gameCode: 'VN_MB', issueNo: '20991231' }
    expect((await ask(voidDraw, { token: one, params: nobody, body: because('trouble') })).errorCode).toBe('not_found')
  })
})
