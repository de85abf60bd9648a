import { lotteryIssues } from '@croupier/contract/lottery.ts'
import { deskDraws } from '@croupier/contract/console-draws.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { officialPlay } from '../../../../test/official-draws.ts'
import { operatorIn } from '../../../../test/operators.ts'
import { world } from '../../../../test/world.ts'
import { takeUnsold } from './take-unsold.ts'

const here = await world()
const { ask, deps } = here
const play = await officialPlay(here)

/** The bureau has told of every closed draw of the lottery. */
const tell = (numbers: readonly string[], version = 1) =>
  sql`
    insert into lottery.result_notice (event_id, lottery, issue_no, version, numbers, drawn_at, said_at, heard_at)
    select issue_no || ${`/${version}`}, lottery, issue_no, ${version}, ${JSON.stringify(numbers)}::jsonb, draw_at, now(), now()
    from lottery.issue where lottery = 'VN_MB' and status = 'closed'`.execute(deps.db)
const results = async () =>
  (await ask(lotteryIssues, { params: { gameCode: 'VN_MB' }, query: { count: 100 } })).value.list.filter(
    ({ numbers }) => numbers !== null,
  )

test('draws from before the first sale have what the bureau tells last; one that was sold waits for people', async () => {
  await tell(['no result'])
  await takeUnsold(deps)
  expect(await results()).toEqual([])

  const { issueNo } = await play.onSale()
  await play.toResult(issueNo)
  const numbers = play.numbersOf('25')
  await tell(numbers, 2)
  await Promise.all([takeUnsold(deps), takeUnsold(deps)])
  const list = await results()
  expect(list.length).toBeGreaterThan(50)
  expect(list.every((issue) => JSON.stringify(issue.numbers) === JSON.stringify(numbers))).toBe(true)
  expect(list.map((issue) => issue.issueNo)).not.toContain(issueNo)

  const token = await operatorIn(here)
  const due = (await ask(deskDraws, { token, query: { tab: 'due', gameCode: 'VN_MB' } })).value
  // The one of the day before the first sale waits as well.
  expect(due.list).toHaveLength(2)
  expect(due.list[1]?.issueNo).toBe(issueNo)
  expect(list.map((issue) => issue.issueNo)).not.toContain(due.list[0]?.issueNo)
})
