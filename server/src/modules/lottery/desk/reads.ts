import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/console-draws.ts'
import { familyOf } from '@croupier/engine/lottery/families.ts'
import { amountText } from '@croupier/engine/money.ts'
import { runningCorrections } from '../../betting/corrections/corrections.ts'
import { allBrands, brandOf } from '../../brand/brand.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { findEnded, findLotteries, findLottery } from '../store.ts'
import { correctionViews } from './corrections/correction-view.ts'
import { decimalsOf } from './corrections/draw-facts.ts'
import { effectOf } from './corrections/effects.ts'
import { correctionFrom, mayCorrect, mayVoid } from './corrections/rules.ts'
import * as corrections from './corrections/store.ts'
import { isDue, resultCaseOf } from './results/result-case.ts'
import { agreedResult } from './results/rules.ts'
import * as results from './results/store.ts'
import * as store from './store.ts'
import { checksOf, drawView, resultView } from './view.ts'

/** Draws of a tab, with what the brand's members have bet on them. */
export async function readDraws(
  deps: Deps,
  { query, session, language }: Ask<typeof contract.deskDraws>,
): Promise<ReplyOf<typeof contract.deskDraws>> {
  const { tab, gameCode, pageNo, pageSize } = query
  const now = deps.now()
  const brand = await brandOf(deps, session.brandId)
  const filter = { tab, lottery: gameCode ?? null, now }
  const [{ rows, total }, counts, lotteries, running] = await Promise.all([
    store.findDraws(deps.db, filter, { offset: (pageNo - 1) * pageSize, limit: pageSize }),
    store.countDraws(deps.db, now),
    findLotteries(deps.db),
    countRunning(deps),
  ])
  const ids = rows.map(({ id }) => id)
  const due = rows.filter((row) => isDue(row, now)).map(({ id }) => id)
  const owner = { brandId: brand.id, asset: brand.currency }
  const [sums, prizes, entries, notices] = await Promise.all([
    store.sumDraws(deps.db, ids, owner),
    store.sumPrizes(deps.db, ids, owner),
    results.findEntries(deps.db, due),
    results.findLatestNotices(deps.db, due),
  ])
  const byCode = new Map(lotteries.map((lottery) => [lottery.code, lottery]))
  return {
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
    counts: { ...counts, corrections: running },
    list: rows.map((row) => {
      const own = entries.filter(({ issueId }) => issueId === row.id)
      const result = isDue(row, now) ? { entries: own, notice: notices.get(row.id), release: row.release } : undefined
      const lottery = byCode.get(row.lottery)
      const sold = { sums: sums.get(row.id), prizes: prizes.get(row.id) }
      return drawView(row, { ...sold, brand, lottery, result, language, now })
    }),
  }
}

/** How many draws are being corrected. */
async function countRunning(deps: Deps): Promise<number> {
  const running = await runningCorrections(deps.db)
  const rounds = await corrections.findRunningRounds(
    deps.db,
    running.map(({ id }) => id),
  )
  return new Set([...rounds.values()].map(({ correctionId }) => correctionId)).size
}

/** A draw with its entries, as far as the operator may see them, and what can be done about it. */
export async function readDraw(
  deps: Deps,
  { params, session, language }: Ask<typeof contract.deskDraw>,
): Promise<ReplyOf<typeof contract.deskDraw>> {
  const [issue, lottery] = await Promise.all([
    results.findDeskIssue(deps.db, params),
    findLottery(deps.db, params.gameCode),
  ])
  if (!issue || !lottery) throw new Refusal('not_found')
  const now = deps.now()
  const brand = await brandOf(deps, session.brandId)
  const owner = { brandId: brand.id, asset: brand.currency }
  const [sums, prizes, result, [before], hasLate, changes] = await Promise.all([
    store.sumDraws(deps.db, [issue.id], owner),
    store.sumPrizes(deps.db, [issue.id], owner),
    resultCaseOf(deps.db, issue),
    findEnded(deps.db, issue.lottery, { from: null, to: issue.drawAt, count: 1 }),
    store.hasLateLine(deps.db, issue.id),
    correctionsOf(deps, language, await corrections.findCorrectionsOf(deps.db, issue.id)),
  ])
  const waits = isDue(issue, now)
  const isFree = changes.every(({ state }) => state === 'done')
  const mine = result.entries.some(({ operatorId }) => operatorId === session.operatorId)
  const sold = { sums: sums.get(issue.id), prizes: prizes.get(issue.id) }
  const shown = { ...sold, brand, lottery, result: waits ? result : undefined, language, now }
  return {
    draw: drawView(issue, shown),
    prizes: (familyOf(issue.family)?.prizes ?? []).map(({ key, count, digits }) => ({ key, count, digits })),
    numbers: issue.status === 'void' ? null : issue.numbers && [...issue.numbers],
    ...resultView(result, session.operatorId),
    checks: checksOf(result, session.operatorId, { before: before?.numbers ?? null, hasLate }),
    release: issue.release,
    possible: {
      enter: waits && (mine || result.entries.length < 2),
      release: waits && issue.seal !== null && agreedResult(result) !== undefined,
      void: isFree && mayVoid(issue).ok,
      correct: isFree && mayCorrect(issue).ok,
    },
    corrections: changes,
  }
}

/** What it would come to now if two people changed a draw. */
export async function readDrawEffect(
  deps: Deps,
  { params, query }: Ask<typeof contract.drawEffect>,
): Promise<ReplyOf<typeof contract.drawEffect>> {
  const issue = await results.findDeskIssue(deps.db, params)
  if (!issue) throw new Refusal('not_found')
  const { id: issueId, lottery, family } = issue
  const allowed = query.action === 'void' ? mayVoid(issue) : mayCorrect(issue)
  if (!allowed.ok) return { effect: null }
  const numbers = query.action === 'void' ? null : must(correctionFrom(issue, query.numbers?.split(',') ?? []))
  const brands = await allBrands(deps)
  const { bets, members, sums } = await effectOf(deps.db, brands, { issueId, lottery, family, numbers })
  return {
    effect: {
      bets,
      members,
      sums: sums.map(({ asset, returned, taken, owed, rebates }) => {
        const text = (units: bigint) => amountText(units, decimalsOf(brands, asset))
        return {
          currency: asset,
          returned: text(returned),
          taken: text(taken),
          owed: text(owed),
          rebates: text(rebates),
        }
      }),
    },
  }
}

/** Draws that two people have changed, the latest first. */
export async function readDrawCorrections(
  deps: Deps,
  { query, language }: Ask<typeof contract.drawCorrections>,
): Promise<ReplyOf<typeof contract.drawCorrections>> {
  const { gameCode, pageNo, pageSize } = query
  const page = { offset: (pageNo - 1) * pageSize, limit: pageSize }
  const { rows, total } = await corrections.findCorrections(deps.db, gameCode ?? null, page)
  return {
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
    list: await correctionsOf(deps, language, rows),
  }
}

async function correctionsOf(deps: Deps, language: string, rows: readonly corrections.ShownCorrectionRow[]) {
  const [brands, lotteries] = await Promise.all([allBrands(deps), findLotteries(deps.db)])
  return correctionViews(deps.db, rows, { brands, lotteries, language })
}
