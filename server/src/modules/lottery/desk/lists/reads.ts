import type { ReplyOf } from '@croupier/contract/call.ts'
import * as contract from '@croupier/contract/console-lotteries.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '../../../brand/brand.ts'
import { selectionOf } from '../../../identity/demo-players/demo-players.ts'
import { deskSearch, memberNames } from '../../../identity/identity.ts'
import { statusOf } from '../../rules.ts'
import { findCurrent, findLotteries, type LotteryRow } from '../../store.ts'
import { nameOf } from '../../view.ts'
import { sumDraws, sumPrizes } from '../store.ts'
import { namesIn, pageOf, spanOf } from './list-query.ts'
import * as store from './store.ts'

const MOST = contract.LOTTERY_ROWS_MOST

/** All lotteries in their order. */
export async function readDeskLotteries(
  deps: Deps,
  { session, query, language }: Ask<typeof contract.deskLotteries>,
): Promise<ReplyOf<typeof contract.deskLotteries>> {
  const { search, family, prizeMode, drawnBy, sale, pageNo, pageSize } = query
  const brand = await brandOf(deps, session.brandId)
  const all = await findLotteries(deps.db)
  const typed = search?.trim().toLowerCase() ?? ''
  const found = all.filter(
    (one) =>
      (typed === '' || `${one.code} ${nameOf(one, language)}`.toLowerCase().includes(typed)) &&
      (family === undefined || one.family === family) &&
      (prizeMode === undefined || one.prizeMode === prizeMode) &&
      (drawnBy === undefined || one.drawnBy === drawnBy) &&
      (sale === undefined || saleAt(brand, one) === sale),
  )
  const shown = found.slice((pageNo - 1) * pageSize, pageNo * pageSize)
  const codes = shown.map(({ code }) => code)
  const current = await findCurrent(deps.db, codes, deps.now())
  return {
    ...pageOf(found.length, pageNo, pageSize),
    list: shown.map((one) => ({
      code: one.code,
      name: nameOf(one, language),
      family: one.family,
      prizeMode: one.prizeMode,
      schedule: scheduleView(one),
      drawnBy: one.drawnBy,
      drawsFrom: one.drawsFrom,
      sale: saleAt(brand, one),
      issueNo: current.get(one.code)?.issueNo ?? null,
      closesAt: current.get(one.code)?.closeAt.toISOString() ?? null,
      readyTo: one.readyTo?.toISOString() ?? null,
    })),
  }
}

const saleAt = ({ settings: { lottery } }: Brand, { code }: LotteryRow) =>
  !lottery || lottery.closed.includes(code) ? 'closed' : 'open'

function scheduleView({ schedule: { timeZone, cutOffSeconds, times } }: LotteryRow): contract.DeskSchedule {
  const view = { timeZone, cutOffSeconds, every: null, windows: [], at: null, weekdays: [], monthDays: [] }
  if (times.kind === 'minutes') return { ...view, every: times.every, windows: [...times.windows] }
  return { ...view, at: times.at, weekdays: [...(times.weekdays ?? [])], monthDays: [...(times.monthDays ?? [])] }
}

/** Issues with what the brand took and paid on each. */
export async function readDeskIssues(
  deps: Deps,
  { session, query, language }: Ask<typeof contract.deskIssues>,
): Promise<ReplyOf<typeof contract.deskIssues>> {
  const { gameCode, status, day, pageNo, pageSize } = query
  const brand = await brandOf(deps, session.brandId)
  const now = deps.now()
  const span = spanOf(brand, { day })
  const { rows, total } = await store.findIssues(
    deps.db,
    { lottery: gameCode, status, ...span, now },
    { offset: (pageNo - 1) * pageSize, limit: pageSize, most: MOST + 1 },
  )
  const ids = rows.map(({ id }) => id)
  const owner = { brandId: brand.id, asset: brand.currency }
  const [sums, paid, names] = await Promise.all([
    sumDraws(deps.db, ids, owner),
    sumPrizes(deps.db, ids, owner),
    namesIn(deps, language),
  ])
  const text = (units: bigint) => amountText(units, brand.decimals)
  return {
    ...pageOf(Math.min(total, MOST), pageNo, pageSize),
    more: total > MOST,
    list: rows.map((row) => {
      const own = sums.get(row.id)
      const prizes = paid.get(row.id) ?? 0n
      const stakes = row.status === 'void' ? 0n : (own?.stakes ?? 0n)
      return {
        issueId: row.id,
        gameCode: row.lottery,
        name: names(row.lottery),
        issueNo: row.issueNo,
        openAt: row.openAt.toISOString(),
        closeAt: row.closeAt.toISOString(),
        drawAt: row.drawAt.toISOString(),
        status: statusOf(row, now),
        drawnBy: row.drawnBy,
        lines: own?.lines ?? 0,
        stakes: text(stakes),
        prizes: text(prizes),
        result: row.status === 'settled' ? text(stakes - prizes) : null,
      }
    }),
  }
}

/** Chases, the latest first. */
export async function readDeskChases(
  deps: Deps,
  { session, query, language }: Ask<typeof contract.deskChases>,
): Promise<ReplyOf<typeof contract.deskChases>> {
  const { search, gameCode, state, demo, from, to, pageNo, pageSize } = query
  const brand = await brandOf(deps, session.brandId)
  const span = spanOf(brand, { from, to })
  const [{ memberId, id, isUnknown }, members, names] = await Promise.all([
    deskSearch(deps.db, brand.id, search),
    selectionOf(deps.db, brand.id, demo),
    namesIn(deps, language),
  ])
  const owner = { brandId: brand.id, asset: brand.currency }
  const { rows, total, whole } = isUnknown
    ? { rows: [], total: 0, whole: true }
    : await store.findChases(
        deps.db,
        { ...span, ...owner, memberId, id, members, lottery: gameCode, state },
        { offset: (pageNo - 1) * pageSize, limit: pageSize, most: MOST },
      )
  const accounts = await memberNames(
    deps.db,
    rows.map(({ memberId }) => memberId),
  )
  return {
    ...pageOf(total, pageNo, pageSize),
    more: !whole,
    list: rows.map((row) => ({
      chaseId: row.id,
      memberId: row.memberId,
      account: accounts.get(row.memberId)?.account ?? '',
      gameCode: row.lottery,
      name: names(row.lottery),
      issues: row.issues,
      done: row.endedIssues,
      left: row.issues - row.endedIssues,
      lines: row.lines,
      stopOnWin: row.stopOnWin,
      amount: amountText(row.amount, row.decimals),
      spent: amountText(row.played, row.decimals),
      prize: amountText(row.prize, row.decimals),
      state: row.state,
      endedBy: row.endedBy,
      placedAt: row.placedAt.toISOString(),
    })),
  }
}
