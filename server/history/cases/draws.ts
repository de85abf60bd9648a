import { correctDraw, enterDrawResult, releaseDrawResult } from '@croupier/contract/console-draws.ts'
import { lottery } from '@croupier/contract/lottery.ts'
import { type AskedOrderLine, placeOrder } from '@croupier/contract/lottery-orders.ts'
import { familyOf } from '@croupier/engine/lottery/families.ts'
import { lotteries } from '@croupier/engine/lottery/lotteries.ts'
import { issuesBetween } from '@croupier/engine/lottery/schedule.ts'
import { findDeskIssue, findNotices } from '#modules/lottery/desk/results/store.ts'
import { askForTwo, type Caller, confirm, makeCall, unlessRefused } from '../calls/caller.ts'
import { type Dice, diceOf } from '../dice.ts'
import { type CaseContext, caseId, DAY, HOUR, type OpenCase } from './case.ts'
import { payInAndPlay } from './deposits.ts'
import { arrive, people } from './people.ts'

/** The draw of the North is over: one operator has entered its result, and nobody has yet entered it a second time. */
export const waitingDraw: OpenCase = {
  name: 'waiting draw',
  async open(context) {
    const draw = lateDraw(context, 'VN_NORTH')
    await enter(context, context.operator('operator05'), draw, await resultOf(context, draw))
  },
}

/** Two operators read a digit of a station’s first number wrongly, and it was put right after its release. */
export const correctedDraw: OpenCase = {
  name: 'corrected draw',
  async open(context) {
    const draw = lateDraw(context, 'VN_SOUTH')
    const { gameCode, issueNo } = draw
    const params = { gameCode, issueNo }
    const numbers = await resultOf(context, draw)
    const misread = numbers.with(0, nextDigit(numbers[0] ?? ''))
    const [first, second] = [context.operator('operator01'), context.operator('operator05')]
    for (const operator of [first, second]) await enter(context, operator, draw, misread)
    await unlessRefused(
      ['result_not_due'],
      makeCall(context.deps, first, releaseDrawResult, { params, body: { numbers: misread } }),
    )
    const released = await findDeskIssue(context.deps.db, draw)
    if (released?.numbers?.join() === numbers.join()) return
    const body = { numbers: [...numbers], reason: 'technical_error', note: 'A digit of the first number was misread.' }
    const approvalId = await askForTwo(makeCall(context.deps, first, correctDraw, { params, body }))
    if (approvalId !== undefined) await confirm(context.deps, second, approvalId, 'Compared with the station’s list.')
  },
}

/** A member bets on draws to come: typed pairs of the North, digits, and a chase. */
export const lotteryBets: OpenCase = {
  name: 'lottery bets',
  async open(context) {
    const person = people.collector
    const by = await arrive(context, person, 20 * DAY)
    await payInAndPlay(context, { name: 'collector', by, person, amount: 3000, minutes: 12 * HOUR })
    await bet(context, by, 'VN_MB', [{ method: 'LO_2', content: '25,39,52', tickets: 81, stake: '2' }])
    await bet(context, by, 'SSC_10M', [digit('1,3,5'), digit('7')])
    await bet(context, by, 'SSC_5M', [digit('8')], 10)
  },
}

const digit = (choices: string): AskedOrderLine => ({
  method: 'DWD',
  content: `${choices}||||`,
  tickets: choices.split(',').length,
  unit: '1',
  multiple: 1,
  mode: 1800,
})

/** One order on the issue on sale, or a chase over so many. */
async function bet(
  { deps }: CaseContext,
  by: Caller,
  gameCode: string,
  lines: AskedOrderLine[],
  issues = 1,
): Promise<void> {
  const { issue, next } = await makeCall(deps, by, lottery, { params: { gameCode } })
  if (issue === null) throw new Error(`${gameCode} is not on sale`)
  const order = { id: caseId(`order ${gameCode}`), gameCode, issueNo: issue.issueNo, lines }
  const chased = [...new Set([issue.issueNo, ...next.map(({ issueNo }) => issueNo)])].slice(0, issues)
  const chase = { issues: chased.map((issueNo) => ({ issueNo, multiple: 1 })), stopOnWin: true }
  await unlessRefused(['id_reused'], makeCall(deps, by, placeOrder, { body: issues > 1 ? { ...order, chase } : order }))
}

/** An official draw of the last day. */
interface LateDraw {
  readonly gameCode: string
  readonly issueNo: string
  readonly family: string
}

/** The draw of a family in the last day: the same one however far an interrupted case had come. */
function lateDraw({ deps }: CaseContext, family: string): LateDraw {
  const to = deps.now()
  const from = new Date(to.getTime() - DAY * 60_000)
  for (const one of lotteries) {
    const [issue] =
      one.family === family && one.source.by === 'official' ? issuesBetween(one.schedule, { from, to }) : []
    if (issue) return { gameCode: one.gameCode, issueNo: issue.issueNo, family }
  }
  throw new Error(`nothing of ${family} was drawn in the last day`)
}

const enter = ({ deps }: CaseContext, operator: Caller, { gameCode, issueNo }: LateDraw, numbers: readonly string[]) =>
  unlessRefused(
    ['entries_taken', 'result_not_due'],
    makeCall(deps, operator, enterDrawResult, { params: { gameCode, issueNo }, body: { numbers: [...numbers] } }),
  )

/** What the bureau says, or what a station might have drawn. */
async function resultOf({ deps }: CaseContext, draw: LateDraw): Promise<readonly string[]> {
  const issue = await findDeskIssue(deps.db, draw)
  if (issue === undefined) throw new Error(`${draw.gameCode} has no issue ${draw.issueNo}`)
  const [told] = await findNotices(deps.db, issue.id)
  if (told !== undefined) return told.numbers
  const dice = diceOf(`draw ${draw.family} ${draw.issueNo}`)
  return (familyOf(draw.family)?.prizes ?? []).flatMap(({ count, digits }) => drawn(dice, count, digits))
}

const drawn = (dice: Dice, count: number, digits: number): string[] =>
  Array.from({ length: count }, () => Array.from({ length: digits }, () => dice.below(10)).join(''))

/** The number with its last digit one further. */
const nextDigit = (number: string): string => number.slice(0, -1) + String((Number(number.at(-1)) + 1) % 10)
