import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/console-draws.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Brand } from '../../brand/brand.ts'
import { statusOf } from '../rules.ts'
import type { LotteryRow } from '../store.ts'
import { nameOf } from '../view.ts'
import type { IssueResult } from './results/result-case.ts'
import { agreedResult, differencesOf, entryStateOf, isNoticeShown, isShown, type ResultCase } from './results/rules.ts'
import type { DeskIssueRow } from './results/store.ts'
import type { DrawSums } from './store.ts'

type DrawView = ReplyOf<typeof contract.deskDraws>['list'][number]
type DetailView = ReplyOf<typeof contract.deskDraw>

/** What a draw is shown with. */
export interface DrawContext {
  readonly brand: Brand
  readonly lottery: LotteryRow | undefined
  readonly sums: DrawSums | undefined
  /** What they have won. */
  readonly prizes: bigint | undefined
  /** Of an official draw without numbers. */
  readonly result: ResultCase | undefined
  readonly language: string
  readonly now: Date
}

/** A draw as a line of the desk. */
export function drawView(
  issue: DeskIssueRow,
  { brand, lottery, sums, prizes = 0n, result, language, now }: DrawContext,
): DrawView {
  const text = (units: bigint | undefined) => amountText(units ?? 0n, brand.decimals)
  return {
    drawId: issue.id,
    gameCode: issue.lottery,
    name: lottery ? nameOf(lottery, language) : issue.lottery,
    family: issue.family,
    drawnBy: issue.drawnBy,
    issueNo: issue.issueNo,
    openAt: issue.openAt.toISOString(),
    closeAt: issue.closeAt.toISOString(),
    drawAt: issue.drawAt.toISOString(),
    status: statusOf(issue, now),
    entries: result ? entryStateOf(result) : null,
    lines: sums?.lines ?? 0,
    stakes: text(sums?.stakes),
    exposure: text(sums?.exposure),
    paid: issue.status === 'settled' ? paidView(sums?.stakes ?? 0n, prizes, text) : null,
  }
}

/** What a paid draw has left to the brand. */
const paidView = (stakes: bigint, prizes: bigint, text: (units: bigint) => string) => ({
  prizes: text(prizes),
  result: text(stakes - prizes),
  // In per cent, cut to hundredths.
  margin: stakes === 0n ? null : amountText((((stakes - prizes) * 10_000n) / stakes) * 100n, 2),
})

/** Entries and notices of a result, as far as this operator may see them. */
export function resultView(result: IssueResult, operatorId: string) {
  const isToldNotice = isNoticeShown(result, operatorId)
  const entries = result.entries.map((entry): DetailView['entries'][number] => ({
    place: entry.place,
    by: entry.operatorName,
    own: entry.operatorId === operatorId,
    version: entry.version,
    at: entry.enteredAt.toISOString(),
    numbers: isShown(result, entry, operatorId) ? [...entry.numbers] : null,
  }))
  const notices = result.notices.map(({ version, at, numbers }): DetailView['notices'][number] => ({
    version,
    at: at.toISOString(),
    numbers: isToldNotice ? [...numbers] : null,
  }))
  const [one, other] = entries.map(({ numbers }) => numbers)
  return { entries, notices, differences: one && other ? [...differencesOf(one, other)] : [] }
}

/** What an entry is checked by: of what the operator sees, their own before the agreed one. */
export function checksOf(
  result: IssueResult,
  operatorId: string,
  { before, hasLate }: { readonly before: readonly string[] | null; readonly hasLate: boolean },
): DetailView['checks'] {
  const numbers = result.entries.find((entry) => entry.operatorId === operatorId)?.numbers ?? agreedResult(result)
  const notice = isNoticeShown(result, operatorId) ? result.notice : undefined
  return {
    soldInTime: !hasLate,
    isNew: numbers ? before === null || differencesOf(numbers, before).length > 0 : null,
    noticeAgrees:
      numbers && notice ? { agree: numbers.length - differencesOf(numbers, notice).length, of: numbers.length } : null,
  }
}
