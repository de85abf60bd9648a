import { voidDraw } from '@croupier/contract/console-draws.ts'
import { shortfalls } from '@croupier/contract/console-shortfalls.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { confirmed } from '../../../../../test/approvals.ts'
import { digitLine, lotteryPlay } from '../../../../../test/lotteries.ts'
import { operatorIn } from '../../../../../test/operators.ts'
import { type TestMember, world } from '../../../../../test/world.ts'
import { settleIssues } from '../../draws/settle-issues.ts'
import { correctIssues } from './correct-issues.ts'

const here = await world()
const { ask, clock, deps, logIn, member } = here
const house = await lotteryPlay(here, 'SSC_10M')
const staff = async () => ({ one: await operatorIn(here), two: await operatorIn(here, 'operator05') })

const money = async ({ account, password }: TestMember) =>
  (await ask(balance, { token: await logIn(account, password) })).value.sumBalance
/** One asks for it and the other agrees, after both have logged in: the clock may have ended their sessions. */
async function voidByTwo(issueNo: string) {
  const { one, two } = await staff()
  const params = { gameCode: 'SSC_10M', issueNo }
  const asked = await ask(voidDraw, { token: one, params, body: { reason: 'trouble', note: '' } })
  const approvalId = String(asked.extra['approvalId'])
  return confirmed(here, { token: two, params: { approvalId }, body: { note: 'Looked at' } })
}
const rebated = digitLine('DWD', '1||||', 1, { mode: 1800, multiple: 10 })
const every = digitLine('DWD', '||||0,1,2,3,4,5,6,7,8,9', 10, { mode: 1800 })

/** The issue that is on sale, or comes next: one that was drawn early leaves a while without any. */
async function onNextSale() {
  const { issue } = await house.terms()
  if (issue && new Date(issue.openAt) > clock.now()) clock.set(issue.openAt)
  return house.onSale()
}

/** A draw has this result, before anybody has paid it. */
const drawn = (issueNo: string, numbers: readonly string[]) =>
  sql`
    update lottery.issue set status = 'drawn', numbers = ${JSON.stringify(numbers)}::jsonb, seal = 'x', drawn_at = ${clock.now()}
    where lottery = 'SSC_10M' and issue_no = ${issueNo}`.execute(deps.db)

test('a correction that is cut off goes on where it was, and each stake and rebate moves once', async () => {
  const [one, other] = [await member(), await member()]
  const { issueNo } = await onNextSale()
  await house.place(one, [rebated, every])
  await house.place(other, [rebated])
  await drawn(issueNo, ['1', '2', '3', '4', '5'])
  await settleIssues(deps)
  expect((await voidByTwo(issueNo)).errorCode).toBeUndefined()
  await sql`create function lottery.no() returns trigger language plpgsql as
    'begin raise exception $$cut off$$ using errcode = $$57014$$; end'`.execute(deps.db)
  await sql`create trigger no before update on lottery.member_order for each row execute function lottery.no()`.execute(
    deps.db,
  )
  const before = await Promise.all([one, other].map(money))
  for (let again = 0; again < 2; again += 1) await correctIssues(deps).catch(() => undefined)
  expect(await Promise.all([one, other].map(money))).toEqual(before)
  await sql`drop function lottery.no() cascade`.execute(deps.db)
  await Promise.all([correctIssues(deps), correctIssues(deps)])
  await here.hear()
  expect(await Promise.all([one, other].map(money))).toEqual(['1000.00', '1000.00'])
})

test('of a void draw whose prize was spent, prize and rebate are owed, and nothing goes below zero', async () => {
  const one = await member()
  const { issueNo, closeAt } = await onNextSale()
  const { value } = await house.place(one, [rebated])
  expect(value).toMatchObject({ amount: '20.00', rebate: '1.60' })
  await drawn(issueNo, ['1', '2', '3', '4', '5'])
  await settleIssues(deps)
  expect(await money(one)).toBe('1161.60')
  clock.set(closeAt)
  const token = await logIn(one.account, one.password)
  const rest = digitLine('DWD', '1||||', 1, { unit: '0.1', multiple: 5808 })
  expect((await house.place({ ...one, token }, [rest])).value.balance).toBe('0.00')
  expect((await voidByTwo(issueNo)).errorCode).toBeUndefined()
  await here.hear()
  expect(await money(one)).toBe('0.00')
  const { list } = (await ask(shortfalls, { token: (await staff()).one, query: { search: one.account } })).value
  expect(list.map(({ owed }) => owed).toSorted()).toEqual(['1.60', '160.00'])
})
