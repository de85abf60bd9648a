import { randomUUID } from 'node:crypto'
import { lottery as readLottery, lotteryIssue } from '@croupier/contract/lottery.ts'
import { type AskedOrderLine, cancelOrder, order, placeOrder } from '@croupier/contract/lottery-orders.ts'
import { runDraws } from '#modules/lottery/draws/run-draws.ts'
import { settleIssues } from '#modules/lottery/draws/settle-issues.ts'
import type { TestMember, World } from './world.ts'

/** A lottery whose draws are run by hand, and people who bet on it. */
export async function lotteryPlay({ ask, clock, deps }: Pick<World, 'ask' | 'clock' | 'deps'>, gameCode: string) {
  /** Make, close and draw all that is due. */
  async function draws(): Promise<void> {
    const ours = async (_kind: string, numbers: readonly number[]) => numbers
    while ((await runDraws(deps, ours)) < 25);
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

  const orderOf = async ({ token }: TestMember, orderId: string) =>
    (await ask(order, { token, params: { orderId } })).value

  /** To the draw of an issue, and past its last payout. */
  async function toDraw(issueNo: string) {
    clock.set((await issue(issueNo)).drawAt)
    await draws()
    return issue(issueNo)
  }

  await draws()
  return { draws, terms, issue, onSale, place, cancel, orderOf, toDraw }
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
