import { createHash, createHmac } from 'node:crypto'
import { drawResult } from '@croupier/engine/lottery/draw.ts'
import { familyOf } from '@croupier/engine/lottery/families.ts'
import { nextIssues } from '@croupier/engine/lottery/schedule.ts'
import { failuresOf } from '#kernel/back-off.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { newId } from '#kernel/id.ts'
import { announce } from '#kernel/outbox.ts'
import type { AcquireLeases } from '#kernel/poller.ts'
import { allBrands } from '../../brand/brand.ts'
import {
  chainOf,
  hashesOfLinks,
  makeChain,
  publishChain,
  saltChain,
  type TakenLink,
  takeLinks,
} from '../../chains/chains.ts'
import { findLotteries, type IssueRow, type LotteryRow } from '../store.ts'
import { notifyBrands } from './notify-brands.ts'
import * as store from './store.ts'

/** What a dealer has in hand of the lotteries, by their numbers. */
const LOTTERIES = 'lotteries'
const IDLE_MS = 1000
const REST_MS = 20
/** Lotteries that are worked on at once. */
const AT_ONCE = 4
/** Issues in one transaction. */
const PART = 500
const FAILED = 'a lottery could not be drawn; it is tried again'

/** So many issues lie ready, of lotteries that draw every few minutes and of those that draw on days. */
const AHEAD = { minutes: 150, days: 30 }
/** A lottery begins so many issues back, or days: what is drawn then was never on sale. */
const PAST_ISSUES = 200
const PAST_DAYS = 60
/** Results of others of the last day wait for people as later ones do, also where nothing was sold. */
const WAITING_MS = 86_400_000
/** How many issues a chain lasts. */
const LINKS = { minutes: 100_000, days: 2000 }
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Whose chain the draws of a lottery come from. */
const chainOwner = (code: string): string => `lottery:${code}`

const hmac = (link: string, message: string) => createHmac('sha256', Buffer.from(link, 'hex')).update(message).digest()

/** Make issues, close and draw what is due of the lotteries that this node has in hand; answers when the next thing is. */
export async function runDraws(deps: Deps, own: AcquireLeases): Promise<number> {
  const all = await findLotteries(deps.db)
  const numbers = new Set(
    await own(
      LOTTERIES,
      all.map(({ number }) => number),
    ),
  )
  const mine = all.filter(({ number }) => numbers.has(number))
  const codes = mine.map(({ code }) => code)
  const due = new Set(await store.findDue(deps.db, codes, deps.now()))
  const failures = failuresOf(deps, 'lotteries')
  const waiting = mine.filter((lottery) => due.has(lottery.code) || isShort(lottery, deps.now())).values()
  const rests: number[] = []
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const lottery of waiting)
        rests.push(
          await failures.attempt(deps, { lottery: lottery.code, message: FAILED }, () =>
            runLottery(deps, lottery).then(() => 0, withoutRow),
          ),
        )
    }),
  )
  if (rests.length > 0) return REST_MS
  const next = await store.findNextDue(deps.db, codes, deps.now())
  return next === null ? IDLE_MS : Math.max(REST_MS, Math.min(IDLE_MS, next.getTime() - deps.now().getTime()))
}

/** What went wrong, without the row that a database shows beside it: the next numbers may follow from it. */
function withoutRow(error: unknown): never {
  const plain = new Error(error instanceof Error ? error.message : String(error))
  if (error instanceof Error && error.stack !== undefined) plain.stack = error.stack
  throw plain
}

const spanMs = ({ schedule: { times } }: LotteryRow, { minutes, days }: typeof AHEAD): number =>
  times.kind === 'minutes' ? times.every * minutes * MINUTE_MS : days * DAY_MS

/** Whether too few issues lie ready. */
const isShort = (lottery: LotteryRow, now: Date): boolean =>
  lottery.readyTo === null || lottery.readyTo.getTime() < now.getTime() + spanMs(lottery, AHEAD)

/** All that is due of one lottery now. */
async function runLottery(deps: Deps, lottery: LotteryRow): Promise<void> {
  if (isShort(lottery, deps.now())) await makeReady(deps, lottery)
  const closed = await inTransaction(deps.db, (tx) => store.closeIssues(tx, lottery.code, deps.now(), PART))
  if (closed.length > 0) await notifyBrands(deps.db, await allBrands(deps), lottery.code)
  await sealIssues(deps, lottery)
  await drawIssues(deps, lottery)
  await revealLinks(deps, lottery)
}

/** The next issues, each with its link of the chain; before the first one a chain is made, published, and only then salted. */
async function makeReady(deps: Deps, lottery: LotteryRow): Promise<void> {
  const chainId = lottery.drawnBy === 'house' ? await chainInHand(deps, lottery) : undefined
  if (lottery.drawnBy === 'house' && chainId === undefined) return
  await inTransaction(deps.db, async (tx) => {
    const locked = await store.lockLottery(tx, lottery.code)
    if (!locked) return
    const from =
      locked.readyTo ?? new Date(deps.now().getTime() - spanMs(lottery, { minutes: PAST_ISSUES, days: PAST_DAYS }))
    const issues = nextIssues(lottery.schedule, from, PART)
    const taken = chainId === undefined ? [] : await takeLinks(tx, chainId, issues.length)
    const ready = issues.slice(0, chainId === undefined ? issues.length : taken.length).map((issue, at) => ({
      ...issue,
      id: newId(deps),
      unsold: issue.closeAt.getTime() <= deps.now().getTime() - WAITING_MS,
      taken: taken[at] satisfies TakenLink | undefined,
    }))
    const last = ready.at(-1)
    if (!last) return
    await store.insertIssues(tx, lottery.code, ready)
    await store.saveReadyTo(tx, lottery.code, last.drawAt)
  })
}

/** The chain that a lottery's next issues take their links from; undefined where it was only made or salted now. */
async function chainInHand(deps: Deps, lottery: LotteryRow): Promise<number | undefined> {
  const owner = chainOwner(lottery.code)
  const chain = await chainOf(deps.db, owner)
  if (!chain || chain.linksLeft === 0) {
    const made = await makeChain(deps, LINKS[lottery.schedule.times.kind])
    await inTransaction(deps.db, (tx) => publishChain(tx, owner, made, deps.now()))
    return undefined
  }
  if (chain.salt !== null) return chain.id
  await inTransaction(deps.db, (tx) => saltChain(tx, deps, chain.id))
  return undefined
}

/** What was bet is counted and sealed before anything is drawn. */
async function sealIssues(deps: Deps, lottery: LotteryRow): Promise<void> {
  const issues = await store.findUnsealed(deps.db, lottery.code, PART)
  if (issues.length === 0) return
  const sums = Map.groupBy(
    await store.sumLines(
      deps.db,
      issues.map(({ id }) => id),
    ),
    ({ issueId }) => issueId,
  )
  const seals: store.Seal[] = []
  for (const { id } of issues) {
    const own = sums.get(id) ?? []
    seals.push({
      id,
      lines: own.reduce((sum, { lines }) => sum + lines, 0),
      stakes: Object.fromEntries(own.map(({ asset, amount }) => [asset, String(amount)])),
      seal: own.length === 0 ? SEAL_OF_NONE : await sealOf(deps, id),
    })
  }
  await inTransaction(deps.db, (tx) => store.saveSeals(tx, seals))
}

const IDS_AT_ONCE = 20_000
const SEAL_OF_NONE = createHash('sha256').digest('hex')

/** SHA-256 over the ids of an issue's lines in ascending order, each with a line feed (settled points, *Chance*). */
async function sealOf(deps: Deps, issueId: string): Promise<string> {
  const seal = createHash('sha256')
  for (let after: string | undefined = store.NOBODY; after !== undefined;) {
    const ids: readonly string[] = await store.findLineIds(deps.db, issueId, after, IDS_AT_ONCE)
    for (const id of ids) seal.update(`${id}\n`)
    after = ids.length < IDS_AT_ONCE ? undefined : ids.at(-1)
  }
  return seal.digest('hex')
}

/** Draw what is due, in order. */
async function drawIssues(deps: Deps, lottery: LotteryRow): Promise<void> {
  if (lottery.drawnBy === 'official') return
  const issues = await store.findUndrawn(deps.db, lottery.code, deps.now(), PART)
  if (issues.length === 0) return
  const draws =
    lottery.drawsFrom === null
      ? await ownDraws(deps, lottery, issues)
      : await sharedDraws(deps, lottery.drawsFrom, issues)
  if (draws.length === 0) return
  const [brand] = await allBrands(deps)
  await inTransaction(deps.db, async (tx) => {
    const waiting = await store.saveDraws(tx, draws, deps.now())
    // Whoever pays hears of it.
    if (brand && waiting.length > 0) await announce(tx, [{ topic: 'issues_drawn', brandId: brand.id, keys: waiting }])
  })
  await notifyBrands(deps.db, await allBrands(deps), lottery.code)
}

/** What the links of these issues give. */
async function ownDraws(deps: Deps, lottery: LotteryRow, issues: readonly IssueRow[]): Promise<readonly store.Draw[]> {
  const family = familyOf(lottery.family)
  if (!family) throw new Error(`${lottery.code} is of the family ${lottery.family}, which is not known`)
  const draws: store.Draw[] = []
  for (const [chainId, own] of Map.groupBy(issues, (issue) => issue.chainId)) {
    if (chainId === null) throw new Error(`an issue of ${lottery.code} has no link`)
    const links = own.map(({ link }) => link ?? 0)
    const hashes = await hashesOfLinks(deps.db, chainId, { from: Math.min(...links), to: Math.max(...links) })
    for (const { id, issueNo, link, salt } of own) {
      const hash = hashes.get(link ?? 0)
      if (hash === undefined || salt === null) throw new Error(`issue ${issueNo} of ${lottery.code} has no link`)
      const seed = { link: hash, salt, gameCode: lottery.code, issueNo }
      draws.push({ id, numbers: drawResult(family, seed, hmac), hash })
    }
  }
  return draws
}

/** What another lottery drew at the same moments; what it has not drawn yet is waited for. */
async function sharedDraws(deps: Deps, code: string, issues: readonly IssueRow[]): Promise<readonly store.Draw[]> {
  const drawn = await store.findDrawnAt(
    deps.db,
    code,
    issues.map(({ drawAt }) => drawAt),
  )
  return issues.flatMap(({ id, drawAt }) => {
    const numbers = drawn.get(drawAt.getTime())
    return numbers ? [{ id, numbers, hash: null }] : []
  })
}

/** Void draws tell their links as others do: nobody can say that one was made void because of what it would have drawn. */
async function revealLinks(deps: Deps, lottery: LotteryRow): Promise<void> {
  const issues = await store.findUntold(deps.db, lottery.code, deps.now(), PART)
  for (const [chainId, own] of Map.groupBy(issues, (issue) => issue.chainId)) {
    if (chainId === null) continue
    const links = own.map(({ link }) => link ?? 0)
    const hashes = await hashesOfLinks(deps.db, chainId, { from: Math.min(...links), to: Math.max(...links) })
    const told = own.map(({ id, link }) => ({ id, hash: hashes.get(link ?? 0) ?? null }))
    await inTransaction(deps.db, (tx) => store.saveHashes(tx, told))
  }
}
