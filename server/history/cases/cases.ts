import { noteCase, openedCases } from '#kernel/history-case.ts'
import { dayOf } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { whileTimersWait } from '#kernel/timers-turn.ts'
import { allBrands } from '#modules/brand/brand.ts'
import type { Caller } from '../calls/caller.ts'
import { onShift } from '../calls/operators.ts'
import { differingPayment, unmatchedReceipt, untoldPayment } from './bank-app.ts'
import { ago, type CaseContext, HOUR, type OpenCase, type OperatorName, OPERATORS } from './case.ts'
import { dispute } from './dispute.ts'
import { documents, exclusionMatch } from './documents.ts'
import { correctedDraw, lotteryBets, waitingDraw } from './draws.ts'
import { failedTask } from './failed-task.ts'
import { closedGame, feedback } from './house.ts'
import { outsideReturn } from './outside-return.ts'
import { failedSettlement, shortfall } from './settlements.ts'
import { creditForTwo, slips } from './slips.ts'
import { heldAward, heldStake } from './vendors.ts'
import { flaggedWithdrawals } from './withdrawals.ts'

/** What waits for whoever logs in as an operator: at least one case of every queue. */
export const cases: readonly OpenCase[] = [
  exclusionMatch,
  documents,
  flaggedWithdrawals,
  dispute,
  slips,
  creditForTwo,
  // Before the company's notices repeat what its statement says already.
  untoldPayment,
  differingPayment,
  unmatchedReceipt,
  heldStake,
  heldAward,
  failedSettlement,
  shortfall,
  failedTask,
  closedGame,
  feedback,
  outsideReturn,
  waitingDraw,
  correctedDraw,
  lotteryBets,
]

const MERCHANT = 'LUCKY'

/**
 * Create the cases, each once: an interrupted one is completed, and one that an operator has closed stays closed. A case that fails is
 * logged and tried again at the next start.
 */
export async function openCases(deps: Deps, all: readonly OpenCase[] = cases, signal?: AbortSignal): Promise<void> {
  const opened = await openedCases(deps.db)
  const waiting = all.filter(({ name }) => !opened.has(name))
  if (waiting.length === 0) return
  const context = await contextOf(deps)
  for (const { name, open } of waiting) {
    if (signal?.aborted) return
    try {
      // A request dated some minutes ago must not be overdue before it is answered.
      await whileTimersWait(deps, () => open(context))
      await noteCase(deps.db, name, deps.now())
    } catch (error) {
      deps.log.warn({ err: error, case: name }, 'a case of the history could not be opened')
    }
  }
}

async function contextOf(deps: Deps): Promise<CaseContext> {
  const brand = (await allBrands(deps)).find(({ merchant }) => merchant === MERCHANT)
  if (brand === undefined) throw new Error(`there is no brand ${MERCHANT}`)
  const day = dayOf(deps.now(), brand.timeZone)
  const shift = ago({ deps }, 6 * HOUR)
  const atWork = new Map<OperatorName, Caller>()
  for (const username of OPERATORS) {
    const operator = await onShift(shift, { username, brandId: brand.id, day })
    if (operator !== undefined) atWork.set(username, operator)
  }
  return {
    deps,
    brand,
    operator(username) {
      const operator = atWork.get(username)
      if (operator === undefined) throw new Error(`${username} works no more at ${MERCHANT}`)
      return operator
    },
  }
}
