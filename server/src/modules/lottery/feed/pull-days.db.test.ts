import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { officialPlay } from '../../../../test/official-draws.ts'
import { openTestBureau } from '../../../../test/results-bureau.ts'
import { world } from '../../../../test/world.ts'
import { announceDraw } from '../outside/bureau.ts'
import { announceDraws } from './announce-draws.ts'
import { pullDays } from './pull-days.ts'

const bureau = await openTestBureau()
afterAll(() => bureau.close())
const here = await world({ config: { ...bureau.config } })
const { clock, deps } = here
bureau.setClock(() => clock.now())

interface KeptResult {
  readonly lottery: string
  readonly issueNo: string
  readonly version: number
}

const kept = async () =>
  (
    await sql<KeptResult>`
      select lottery, issue_no as "issueNo", version from lottery.result_notice order by drawn_at, version`.execute(
      deps.db,
    )
  ).rows

test('what notices did not bring is kept once, with its corrections, and nothing of lotteries that are not sold', async () => {
  await pullDays(deps)
  expect(await kept()).toEqual([])
  await officialPlay(here)
  const stranger = { gameCode: 'VN_NOBODY', issueNo: '20261101', family: 'VN_SOUTH', drawAt: clock.now() }
  await announceDraw(deps.config, stranger, clock.now())
  await announceDraws(deps)

  await expect
    .poll(async () => {
      await pullDays(deps)
      return (await kept()).some(({ lottery }) => lottery === 'VN_MB')
    })
    .toBe(true)
  const first = await kept()
  await Promise.all([pullDays(deps), pullDays(deps)])
  expect(await kept()).toEqual(first)
  expect(first.map(({ lottery }) => lottery)).not.toContain('VN_NOBODY')

  const last = first.findLast(({ lottery }) => lottery === 'VN_MB')
  await bureau.press({ gameCode: 'VN_MB', issueNo: last?.issueNo ?? '' }, 'correct')
  await expect
    .poll(async () => {
      await pullDays(deps)
      return (await kept())
        .filter((one) => one.lottery === 'VN_MB' && one.issueNo === last?.issueNo)
        .map(({ version }) => version)
    })
    .toEqual([1, 2])
})
