import { randomUUID } from 'node:crypto'
import { lottery as readLottery, lotteryIssue } from '@croupier/contract/lottery.ts'
import { cancelChase as takeChaseBack, chase as readChase } from '@croupier/contract/lottery-chases.ts'
import { type AskedOrderLine, cancelOrder, order, placeOrder } from '@croupier/contract/lottery-orders.ts'
import { runDraws } from '#modules/lottery/draws/run-draws.ts'
import { settleIssues } from '#modules/lottery/draws/settle-issues.ts'
import type { TestMember, World } from './world.ts'

/** A lottery whose draws are run by hand, and people who bet on it. */
export async function lotteryPlay({ ask, clock, deps }: Pick<World, 'ask' | 'clock' | 'deps'>, gameCode: string) {
  /** Make, close and draw all that is due. */
  async function drawAll(): Promise<void> {
    const ours = async (_kind: string, numbers: readonly number[]) => numbers
    while ((await runDraws(deps, ours)) < 25);
  }

  /** The same, and pay it. */
  async function draws(): Promise<void> {
    await drawAll()
    await settleIssues(deps)
  }

  const terms = async (one?: TestMember) =>
    (await ask(readLottery, { params: { gameCode }, ...(one && { token: one.token }) })).value

  const issue = async (issueNo: string) => (await ask(lotteryIssue, { params: { gameCode, issueNo } })).value

  /** The issue on sale. */
  async function onSale() {
    const { issue: current } = await terms()
    if (current?.status !== 'open') throw new Error(`${gameCode} has no issue on sale`)
    return current
  }

  const place = async (
    { token }: TestMember,
    lines: readonly AskedOrderLine[],
    { id = randomUUID(), issueNo }: { readonly id?: string; readonly issueNo?: string } = {},
  ) =>
    ask(placeOrder, {
      token,
      body: { id, gameCode, issueNo: issueNo ?? (await onSale()).issueNo, lines: [...lines] },
    })

  const cancel = (
    { token }: TestMember,
    orderId: string,
    { id = randomUUID(), lineIds }: { readonly id?: string; readonly lineIds?: string[] } = {},
  ) => ask(cancelOrder, { token, params: { orderId }, body: { id, ...(lineIds && { lineIds }) } })

  /** Lines on the next issues from the one on sale on, so many times each. */
  const chase = async (
    { token }: TestMember,
    lines: readonly AskedOrderLine[],
    {
      id = randomUUID(),
      multiples,
      stopOnWin = true,
    }: { readonly id?: string; readonly multiples: readonly number[]; readonly stopOnWin?: boolean },
  ) => {
    const { next } = await terms()
    const issues = multiples.map((multiple, at) => ({ issueNo: next[at]?.issueNo ?? '', multiple }))
    const [first] = issues
    if (!first) throw new Error('a chase has issues')
    const body = { id, gameCode, issueNo: first.issueNo, lines: [...lines], chase: { issues, stopOnWin } }
    return ask(placeOrder, { token, body })
  }

  const chaseOf = async ({ token }: TestMember, chaseId: string) =>
    (await ask(readChase, { token, params: { chaseId } })).value

  const cancelChase = (
    { token }: TestMember,
    chaseId: string,
    { id = randomUUID(), issueNos }: { readonly id?: string; readonly issueNos?: string[] } = {},
  ) => ask(takeChaseBack, { token, params: { chaseId }, body: { id, ...(issueNos && { issueNos }) } })

  const orderOf = async ({ token }: TestMember, orderId: string) =>
    (await ask(order, { token, params: { orderId } })).value

  /** To the draw of an issue, and past its last payout. */
  async function toDraw(issueNo: string) {
    clock.set((await issue(issueNo)).drawAt)
    await draws()
    return issue(issueNo)
  }

  await draws()
  return { drawAll, draws, terms, issue, onSale, place, cancel, chase, chaseOf, cancelChase, orderOf, toDraw }
}

/** A line on digits at positions, each ticket at twice the unit. */
export const digitLine = (
  method: string,
  content: string,
  tickets: number,
  more: Partial<AskedOrderLine> = {},
): AskedOrderLine => ({
  method,
  content,
  tickets,
  unit: '1',
  multiple: 1,
  mode: 1960,
  ...more,
})
