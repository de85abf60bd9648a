import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/lottery.ts'
import type { Fraction } from '@croupier/engine/fraction.ts'
import { methodReturn } from '@croupier/engine/lottery/method-return.ts'
import { familyOf } from '@croupier/engine/lottery/families.ts'
import { oddsAt, topMode } from '@croupier/engine/lottery/price.ts'
import { momentIn } from '@croupier/engine/lottery/zone-time.ts'
import { amountText } from '@croupier/engine/money.ts'
import { daysAfter } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Snapshot, Watcher } from '#kernel/live.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '../brand/brand.ts'
import { findRules } from './numbers/store.ts'
import { pointOf } from './rules.ts'
import * as store from './store.ts'
import { oddsText } from './terms.ts'
import { drawnView, issueView, nameOf } from './view.ts'

const MODE_MIN = 1800
const MODE_STEP = 2
/** Issues that can be named, the one on sale first. */
const NEXT_SHOWN = 120

/** The lotteries of a brand, each with its issue on sale and its last numbers. */
export async function readLotteries(
  deps: Deps,
  { brandId, language }: Ask<typeof contract.lotteries>,
): Promise<ReplyOf<typeof contract.lotteries>> {
  const brand = await brandOf(deps, brandId)
  const now = deps.now()
  if (!brand.settings.lottery) return { now: now.toISOString(), list: [] }
  const lotteries = await store.findLotteries(deps.db)
  const running = await runningOf(deps, lotteries)
  return {
    now: now.toISOString(),
    list: lotteries.map((lottery) => lotteryView(brand, lottery, running, language, now)),
  }
}

export interface RunningIssues {
  readonly current: ReadonlyMap<string, store.IssueRow>
  readonly last: ReadonlyMap<string, store.IssueRow>
}

/** What is on sale of lotteries, and what was drawn last. */
export async function runningOf(deps: Deps, lotteries: readonly store.LotteryRow[]): Promise<RunningIssues> {
  const codes = lotteries.map(({ code }) => code)
  const [current, last] = await Promise.all([
    store.findCurrent(deps.db, codes, deps.now()),
    store.findLast(deps.db, codes),
  ])
  return { current, last }
}

/** A lottery as lists show it. */
export function lotteryView(
  brand: Brand,
  lottery: store.LotteryRow,
  running: RunningIssues,
  language: string,
  now: Date,
) {
  return {
    gameCode: lottery.code,
    name: nameOf(lottery, language),
    family: lottery.family,
    prizeMode: lottery.prizeMode,
    timeZone: lottery.schedule.timeZone,
    drawnBy: lottery.drawnBy,
    ...stateView(brand, lottery, running, now),
  }
}

function stateView(brand: Brand, { code }: store.LotteryRow, { current, last }: RunningIssues, now: Date) {
  const [onSale, before] = [current.get(code), last.get(code)]
  return {
    state: brand.settings.lottery?.closed.includes(code) ? ('closed' as const) : ('open' as const),
    issue: onSale ? issueView(onSale, now) : null,
    last: before ? drawnView(before, now) : null,
  }
}

/** A lottery that a brand sells, or used to. */
async function lotteryAt(deps: Deps, brandId: number, code: string) {
  const brand = await brandOf(deps, brandId)
  const lottery = await store.findLottery(deps.db, code)
  if (!lottery || !brand.settings.lottery) throw new Refusal('not_found')
  return { brand, settings: brand.settings.lottery, lottery }
}

/** A lottery with what can be bet on it, at the caller's own top mode. */
export async function readLottery(
  deps: Deps,
  { brandId, params, session, language }: Ask<typeof contract.lottery>,
): Promise<ReplyOf<typeof contract.lottery>> {
  const { brand, settings, lottery } = await lotteryAt(deps, brandId, params.gameCode)
  const family = familyOf(lottery.family)
  if (!family) throw new Refusal('not_found')
  const now = deps.now()
  const [running, next, points] = await Promise.all([
    runningOf(deps, [lottery]),
    store.findNext(deps.db, lottery.code, now, NEXT_SHOWN),
    session ? store.findRebatePoints(deps.db, [session.memberId]) : new Map<string, number>(),
  ])
  const named = new Map(next.map(({ id, issueNo }) => [id, issueNo]))
  const rules = await findRules(
    deps.db,
    next.map(({ id }) => ({ brandId, lottery: lottery.code, issueId: id })),
  )
  const top = topMode(pointOf(brand.settings, session ? points.get(session.memberId) : undefined))
  const text = (units: bigint) => amountText(units, brand.decimals)
  const isCounted = lottery.prizeMode === 'Elott'
  return {
    ...lotteryView(brand, lottery, running, language, now),
    now: now.toISOString(),
    currency: brand.currency,
    methods: family.methods.map((method) => {
      const odds = oddsAt(method.tiers, { mode: top })
      return {
        key: method.key,
        group: method.group,
        odds: method.tiers.map(({ key, byMode }) => ({ key, odds: oddsText(odds(key)), byMode })),
        stakeMin: isCounted ? null : text(settings.stakeMin),
        stakeMax: isCounted ? null : text(settings.stakeMax),
        return: percentText(methodReturn(method, odds)),
      }
    }),
    modes: isCounted ? { min: MODE_MIN, top, step: MODE_STEP } : null,
    units: isCounted ? settings.units.map((unit) => amountText(unit, Math.max(brand.decimals, 2))) : [],
    prizeMax: text(settings.prizeMax),
    numberRules: rules.flatMap(({ kind, method, numbers, issueId }) =>
      kind === 'cap'
        ? []
        : [{ kind, method, issueNo: issueId === null ? null : (named.get(issueId) ?? null), numbers: [...numbers] }],
    ),
    next: next.map((issue) => issueView(issue, now)),
    rulesVersion: '1',
  }
}

/** Per cent with two decimals, cut. */
const percentText = (share: Fraction): string => {
  const shown = (share.numerator * 10_000n) / share.denominator
  return `${shown / 100n}.${String(shown % 100n).padStart(2, '0')}`
}

/** Issues with an end, the newest first. */
export async function readIssues(
  deps: Deps,
  { brandId, params, query }: Ask<typeof contract.lotteryIssues>,
): Promise<ReplyOf<typeof contract.lotteryIssues>> {
  const { lottery } = await lotteryAt(deps, brandId, params.gameCode)
  const { timeZone } = lottery.schedule
  const before = query.before === undefined ? undefined : await store.findIssue(deps.db, lottery.code, query.before)
  if (query.before !== undefined && !before) throw new Refusal('not_found')
  const to = query.day === undefined ? null : momentIn(timeZone, daysAfter(query.day, 1), 0)
  const rows = await store.findEnded(deps.db, lottery.code, {
    from: query.day === undefined ? null : momentIn(timeZone, query.day, 0),
    to: before && (to === null || before.drawAt < to) ? before.drawAt : to,
    count: query.count,
  })
  const now = deps.now()
  return { list: rows.map((row) => drawnView(row, now)) }
}

/** An issue with what was sealed and what proves it. */
export async function readIssue(
  deps: Deps,
  { brandId, params }: Ask<typeof contract.lotteryIssue>,
): Promise<ReplyOf<typeof contract.lotteryIssue>> {
  const { brand, lottery } = await lotteryAt(deps, brandId, params.gameCode)
  const issue = await store.findIssue(deps.db, lottery.code, params.issueNo)
  if (!issue) throw new Refusal('not_found')
  return {
    ...drawnView(issue, deps.now()),
    gameCode: lottery.code,
    family: lottery.family,
    proof: await proofOf(deps, issue),
    seal:
      issue.seal === null
        ? null
        : {
            lines: issue.lines ?? 0,
            stakes: Object.entries(issue.stakes ?? {}).map(([currency, units]) => ({
              currency,
              amount: amountText(BigInt(units), currency === brand.currency ? brand.decimals : 2),
            })),
            digest: issue.seal,
          },
  }
}

async function proofOf(deps: Deps, { chainId, link, links, head, salt, hash }: store.IssueRow) {
  if (chainId === null || link === null || links === null || head === null || salt === null) return null
  const toHead = links - link
  const above = toHead === 1 ? head : await store.findLinkAfter(deps.db, chainId, link)
  return { head, salt, link, toHead, linkAfter: above ?? null, hash }
}

/** Numbers of the last issues. */
export async function readTrends(
  deps: Deps,
  { brandId, params, query }: Ask<typeof contract.lotteryTrends>,
): Promise<ReplyOf<typeof contract.lotteryTrends>> {
  const { lottery } = await lotteryAt(deps, brandId, params.gameCode)
  const rows = await store.findEnded(deps.db, lottery.code, { from: null, to: null, count: query.count })
  return {
    list: rows.flatMap(({ issueNo, numbers, status }) =>
      numbers && status !== 'void' ? [{ issueNo, numbers: [...numbers] }] : [],
    ),
  }
}

/** Every lottery of the brand for the live channel, each in a line. */
export async function readDrawsTopic(deps: Deps, { brandId }: Watcher): Promise<Snapshot | undefined> {
  const brand = await brandOf(deps, brandId)
  if (!brand.settings.lottery) return undefined
  const lotteries = await store.findLotteries(deps.db)
  const running = await runningOf(deps, lotteries)
  const now = deps.now()
  const data = {
    now: now.toISOString(),
    lotteries: lotteries.map((lottery) => ({ gameCode: lottery.code, ...stateView(brand, lottery, running, now) })),
  }
  return { seq: now.getTime(), data }
}
