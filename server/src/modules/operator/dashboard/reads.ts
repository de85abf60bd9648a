import type { dashboard } from '@croupier/contract/dashboard.ts'
import { amountText, scale } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import { findApprovals } from '#kernel/four-eyes.ts'
import type { Ask } from '#kernel/route.ts'
import { countedTo, openBetsOf, playByHour, playersOf } from '#modules/betting/brand-play/brand-play.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { moneyByBar, waitingForPeople } from '#modules/cashier/cashier.ts'
import { selectionOf } from '#modules/identity/demo-players/demo-players.ts'
import { openFindings } from '#modules/reconciliation/reconciliation.ts'
import { waitingDocuments } from '#modules/verification/verification.ts'
import { alertsOf } from './alerts.ts'
import { hoursOf, type Span, spansOf, toWhole, toWholeHours, weeksBefore } from './rules.ts'

type Money = Awaited<ReturnType<typeof moneyByBar>>
type Play = Awaited<ReturnType<typeof playByHour>>[number]
type Text = (units: bigint) => string

const total = <Row>(rows: readonly Row[], of: (row: Row) => bigint) => rows.reduce((sum, row) => sum + of(row), 0n)
const count = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0)

/** The brand's figures of a span of business days, and what waits for a person. */
export async function readDashboard(deps: Deps, { session, query }: Ask<typeof dashboard>) {
  const { brandId } = session
  const { currency: asset, decimals, timeZone } = await brandOf(deps, brandId)
  const text = (units: bigint) => amountText(units, decimals)
  const now = deps.now()
  const members = await selectionOf(deps.db, brandId, query.demo)
  const spans = spansOf(query.range, now, timeZone)
  const { shown, barSeconds } = spans
  // Of some members alone nothing shorter than an hour is kept for long.
  const before = members.kind === 'all' ? spans.before : toWholeHours(spans.before)
  const play = { brandId, asset, members }
  const money = (span: Span) => moneyByBar(deps.db, { brandId, members, ...span }, barSeconds)
  const day = query.range === 'yesterday' ? shown : spansOf('today', now, timeZone).shown

  const [
    bars,
    barsBefore,
    [played = [], playedBefore = [], today = [], ...earlier],
    [players = 0, playersBefore = 0],
    open,
    counted,
    waiting,
    alerts,
  ] = await Promise.all([
    money(shown),
    money(before),
    playByHour(deps.db, play, [shown, before, day, ...weeksBefore(day)]),
    playersOf(deps.db, { ...play, timeZone }, [shown, before]),
    openBetsOf(deps.db, play),
    countedTo(deps.db),
    waitingOf(deps, session),
    alertsOf(deps, session),
  ])
  return {
    asset,
    from: shown.from.toISOString(),
    to: shown.to.toISOString(),
    now: now.toISOString(),
    countedTo: counted?.toISOString() ?? null,
    ...sumsOf(bars, barsBefore, text),
    ggr: ggrOf(played, playedBefore, text),
    activeMembers: { count: players, before: playersBefore },
    openBets: { count: open.count, held: text(open.held) },
    barSeconds,
    bars: bars.map(({ at, paidIn, paidOut }) => ({
      at: at.toISOString(),
      in: text(paidIn),
      out: text(paidOut),
    })),
    hours: hoursOf(day, today, earlier, now).map(({ hour, ggr, mean }) => ({
      hour,
      ggr: ggr === null ? null : text(ggr),
      mean: mean === null ? null : text(toWhole(mean, 10n ** BigInt(scale - decimals))),
    })),
    categories: categoriesOf(played, text),
    waiting,
    alerts: [...alerts],
  }
}

const sumsOf = (now: Money, before: Money, text: Text) => ({
  moneyIn: {
    amount: text(total(now, ({ paidIn }) => paidIn)),
    count: count(now, ({ deposits }) => deposits),
    before: text(total(before, ({ paidIn }) => paidIn)),
  },
  moneyOut: {
    amount: text(total(now, ({ paidOut }) => paidOut)),
    count: count(now, ({ withdrawals }) => withdrawals),
    before: text(total(before, ({ paidOut }) => paidOut)),
  },
})

const won = ({ stakes, payouts }: Play[number]) => stakes - payouts

const ggrOf = (now: Play, before: Play, text: Text) => ({
  amount: text(total(now, won)),
  count: count(now, ({ bets }) => bets),
  stakes: text(total(now, ({ stakes }) => stakes)),
  before: text(total(before, won)),
})

const categoriesOf = (rows: Play, text: Text) =>
  [...Map.groupBy(rows, ({ category }) => category)]
    .map(([category, some]) => ({
      category,
      bets: count(some, ({ bets }) => bets),
      stakes: text(total(some, ({ stakes }) => stakes)),
      ggr: text(total(some, won)),
    }))
    .toSorted((one, other) => (one.category < other.category ? -1 : 1))

/** Only what the operator may also open. */
async function waitingOf(deps: Deps, { brandId, permissions }: Ask<typeof dashboard>['session']) {
  const [money, findings, documents, approvals] = await Promise.all([
    waitingForPeople(deps.db, brandId),
    openFindings(deps.db, brandId),
    waitingDocuments(deps.db, brandId),
    findApprovals(deps.db, { brandId, permissions, state: 'waiting' }, { limit: 200, offset: 0 }),
  ])
  const second = { count: approvals.total, oldestAt: approvals.rows.at(-1)?.askedAt ?? null }
  return [
    { kind: 'withdrawals' as const, may: permissions.has('withdrawals.read'), ...money.withdrawals },
    { kind: 'deposits' as const, may: permissions.has('deposits.read'), ...money.deposits },
    { kind: 'disputes' as const, may: permissions.has('disputes.read'), ...money.disputes },
    { kind: 'documents' as const, may: permissions.has('documents.read'), ...documents },
    { kind: 'findings' as const, may: permissions.has('reconciliation.read'), ...findings },
    { kind: 'approvals' as const, may: true, ...second },
  ]
    .filter(({ may }) => may)
    .map(({ kind, count: many, oldestAt }) => ({ kind, count: many, oldestAt: oldestAt?.toISOString() ?? null }))
}
