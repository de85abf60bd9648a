import { hearResult } from '@croupier/contract/console-draws.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { officialPlay } from '../../../../test/official-draws.ts'
import { openTestBureau } from '../../../../test/results-bureau.ts'
import { world } from '../../../../test/world.ts'
import { announceDraw } from '../outside/bureau.ts'
import { announceDraws } from './announce-draws.ts'

const bureau = await openTestBureau()
afterAll(() => bureau.close())
const here = await world({ config: { ...bureau.config } })
const { ask, clock, deps } = here
bureau.setClock(() => clock.now())
const DAY_MS = 86_400_000

interface Draw {
  readonly issueNo: string
  readonly drawAt: Date
  readonly refusedAs: number | null | undefined
}

/** Draws of the lottery until tomorrow, and what became of announcing them. */
async function draws(): Promise<readonly Draw[]> {
  const { rows } = await sql<Draw>`
    select i.issue_no as "issueNo", i.draw_at as "drawAt", case when a.issue_id is null then -1 else a.refused_as end as "refusedAs"
    from lottery.issue as i left join lottery.announced_draw as a on a.issue_id = i.id
    where i.lottery = 'VN_MB' and i.draw_at <= ${new Date(clock.now().getTime() + DAY_MS)} order by i.draw_at`.execute(
    deps.db,
  )
  return rows
}
const untold = async () => (await draws()).filter(({ refusedAs }) => refusedAs === -1)

beforeAll(() => officialPlay(here))

test('where the bureau does not answer nothing is noted, and the next pass begins with the same', async () => {
  const resultsBureau = { ...bureau.config.resultsBureau, url: 'http://127.0.0.1:9' }
  const before = await untold()
  expect(before.length).toBeGreaterThan(50)
  await expect(announceDraws({ ...deps, config: { ...deps.config, resultsBureau } })).rejects.toThrow('fetch failed')
  expect(await untold()).toEqual(before)
})

test('past draws and those of the next day are announced once, and one that is not taken keeps back none', async () => {
  const [first] = await draws()
  if (!first) throw new Error('there are draws')
  // Under its name the bureau knows a draw of another family.
  const { issueNo, drawAt } = first
  await announceDraw(deps.config, { gameCode: 'VN_MB', issueNo, family: 'TH', drawAt }, clock.now())
  while ((await untold()).length > 0) await Promise.all([announceDraws(deps), announceDraws(deps)])
  expect((await draws()).map(({ refusedAs }) => refusedAs)).toEqual(
    (await draws()).map((_, at) => (at === 0 ? 409 : null)),
  )

  const notice = await bureau.nextNotice()
  expect((await ask(hearResult, { body: { notice } })).status).toBe(200)
  const { rows } = await sql<{ lottery: string }>`select lottery from lottery.result_notice`.execute(deps.db)
  expect(rows).toEqual([{ lottery: 'VN_MB' }])
})

test('a draw at another time is announced again', async () => {
  const next = (await draws()).at(-1)
  await sql`
    update lottery.issue set draw_at = draw_at + interval '1 minute'
    where lottery = 'VN_MB' and issue_no = ${next?.issueNo ?? ''}`.execute(deps.db)
  const before = await sql`select from lottery.announced_draw as a join lottery.issue as i on i.id = a.issue_id
    where i.draw_at <> a.draw_at`.execute(deps.db)
  expect(before.rows).toHaveLength(1)
  await announceDraws(deps)
  const after = await sql`select from lottery.announced_draw as a join lottery.issue as i on i.id = a.issue_id
    where i.draw_at <> a.draw_at`.execute(deps.db)
  expect(after.rows).toHaveLength(0)
})
