import type { ReplyOf } from '@croupier/contract/call.ts'
import type { withdrawalCase, withdrawalDesk, WithdrawalDeskRow } from '@croupier/contract/console-withdrawals.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import { deskLink } from '#kernel/files.ts'
import { type ApprovalRow, findApprovals } from '#kernel/four-eyes.ts'
import { periodsAt } from '#kernel/period.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { playedSince } from '#modules/betting/figures/figures.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { needsSecond } from '#modules/brand/four-eyes/four-eyes.ts'
import { selectionOf } from '#modules/identity/demo-players/demo-players.ts'
import { memberNames } from '#modules/identity/identity.ts'
import { payeeRiskOf } from '#modules/identity/payee-risk/payee-risk.ts'
import { identityStateOf } from '#modules/verification/verification.ts'
import { accountOf } from '#modules/wallet/wallet.ts'
import { fundsOf } from '#modules/wallet/balances/balances.ts'
import * as cashier from '../store.ts'
import { dueNow } from '../withdrawals/due.ts'
import * as withdrawals from '../withdrawals/store.ts'
import { findSnooze } from './snooze/store.ts'
import { claimView } from './claims.ts'
import { secondOf, waitingIn } from './second.ts'
import { maskedText, flagsIn, isSnoozed, standingOf } from './rules.ts'
import * as store from './store.ts'
import * as written from './notes/store.ts'

/** Withdrawals of a stage, and how many there are in each. */
export async function readWithdrawalDesk(
  deps: Deps,
  ask: Ask<typeof withdrawalDesk>,
): Promise<ReplyOf<typeof withdrawalDesk>> {
  const { session, brandId, query } = ask
  const [brand, now] = [await brandOf(deps, brandId), deps.now()]
  const waiting = await waitingIn(deps, session, 'withdrawal')
  const filter = {
    brandId,
    members: await selectionOf(deps.db, brandId, query.demo),
    operatorId: session.operatorId,
    second: waiting.map(({ subjectId }) => subjectId),
    now,
    today: periodsAt(now, brand.timeZone).day.from,
  }
  const [lines, counts] = await Promise.all([
    store.findStage(deps.db, query.stage, filter),
    store.countStages(deps.db, filter),
  ])
  return {
    now: now.toISOString(),
    promiseMinutes: brand.settings.cashier.withdrawal.usualMinutes,
    counts,
    list: await rowsOf(deps, brand, { lines, waiting, operatorId: session.operatorId }),
  }
}

interface WithdrawalList {
  readonly lines: readonly store.QueuedWithdrawal[]
  readonly waiting: readonly ApprovalRow[]
  readonly operatorId: string
}

async function rowsOf(
  deps: Deps,
  { decimals }: Brand,
  { lines, waiting, operatorId }: WithdrawalList,
): Promise<WithdrawalDeskRow[]> {
  const ids = lines.map(({ id }) => id)
  const [claims, findings, names] = await Promise.all([
    store.findClaims(deps.db, ids),
    store.findAssessments(deps.db, ids),
    memberNames(
      deps.db,
      lines.map(({ memberId }) => memberId),
    ),
  ])
  const firsts = new Map(waiting.map(({ subjectId, askedName }) => [subjectId, askedName]))
  const now = deps.now()
  return lines.map((line) => {
    const first = firsts.get(line.id)
    return {
      id: line.id,
      reference: line.reference,
      account: names.get(line.memberId)?.account ?? '',
      amount: amountText(line.amount, decimals),
      asset: line.asset,
      state: line.state,
      standing: standingOf({ ...line, waitsForSecond: first !== undefined }, now),
      flags: flagsIn(findings.get(line.id) ?? []),
      claim: claimView(claims.get(line.id), operatorId, now),
      approvedBy: first === undefined ? [...line.approvedBy] : [first],
      at: line.requestedAt.toISOString(),
      asideUntil: isSnoozed(line.asideUntil, now) ? (line.asideUntil?.toISOString() ?? null) : null,
    }
  })
}

/** A withdrawal with all that a person needs to decide on it. */
export async function readWithdrawalCase(
  deps: Deps,
  ask: Ask<typeof withdrawalCase>,
): Promise<ReplyOf<typeof withdrawalCase>> {
  const { session, brandId, params } = ask
  const line = await store.findLine(deps.db, brandId, params.withdrawalId)
  const row = line && (await withdrawals.findWithdrawal(deps.db, line.id))
  if (!line || !row) throw new Refusal('not_found')
  const brand = await brandOf(deps, brandId)
  const search = { brandId, permissions: session.permissions, subject: `withdrawal:${row.id}` }
  const [approvals, who, money, findings, steps, notes, identity, aside] = await Promise.all([
    findApprovals(deps.db, search, { limit: 1, offset: 0 }),
    whoOf(deps, brand, row),
    moneyOf(deps, brand, row),
    store.findAssessments(deps.db, [row.id]),
    written.findHistory(deps.db, row.id),
    written.findNotes(deps.db, row.id),
    identityStateOf(deps.db, row.memberId),
    findSnooze(deps.db, row.id),
  ])
  const [approval] = approvals.rows
  const waiting = approval?.state === 'waiting' ? [approval] : []
  const [shown] = await rowsOf(deps, brand, { lines: [line], waiting, operatorId: session.operatorId })
  const { twoFrom } = brand.settings.cashier.withdrawal
  const released = steps.findLast(({ step, by }) => step === 'approved' && by.startsWith('operator:'))
  return {
    ...shown!,
    ...who,
    state: row.state,
    reason: row.reason,
    why: row.flags.filter((flag) => ['every', 'large', 'first'].includes(flag)),
    findings: [...(findings.get(row.id) ?? [])],
    money,
    identity,
    twoFrom: twoFrom === null ? null : amountText(twoFrom, brand.decimals),
    needsTwo: needsSecond(brand, { action: 'payout', amount: row.amount }, session.roles),
    second: approval ? secondOf(approval, session.operatorId) : null,
    releasedBy: released ? approverOf(released, session.username) : null,
    steps: steps.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
    notes: notes.map(({ at, file, ...note }) => ({
      ...note,
      file: file === null ? null : deskLink(deps, { brandId, memberId: row.memberId, name: file }),
      at: at.toISOString(),
    })),
    aside: aside && shown?.asideUntil ? { ...aside, at: aside.at.toISOString(), until: shown.asideUntil } : null,
  }
}

const approverOf = ({ by, note, at }: written.HistoryRow, username: string) => {
  const name = by.replace('operator:', '')
  return { by: name, at: at.toISOString(), note: note ?? '', own: name === username }
}

const DAY_MS = 86_400_000

/** Who is to be paid, and where; what is personal is masked. */
async function whoOf(deps: Deps, brand: Brand, row: withdrawals.WithdrawalRow) {
  const now = deps.now()
  const { id: brandId, settings, decimals } = brand
  const since = new Date(now.getTime() - settings.risk.days * DAY_MS)
  const asked = { brandId, memberId: row.memberId, payoutAccountId: row.payoutAccountId, since }
  const [who, paid] = await Promise.all([
    payeeRiskOf(deps.db, asked, now),
    store.findPaid(deps.db, row.memberId, row.asset, row.payoutAccountId),
  ])
  const { account, rank, club, upline } = who
  const { kind, providerName, accountName, numberEnd } = row.payee
  const last = paid.lastAt !== null && paid.lastAmount !== null
  return {
    member: { id: row.memberId, account, rank, club, upline },
    payee: {
      kind,
      provider: providerName,
      holder: maskedText(accountName),
      numberEnd,
      boundAt: who.boundAt.toISOString(),
      isNew: !paid.toAccount,
      sharedWith: [...who.sharedWith],
    },
    lastPaid: last ? { at: paid.lastAt.toISOString(), amount: amountText(paid.lastAmount, decimals) } : null,
    restrained: who.restrained,
  }
}

async function moneyOf(deps: Deps, { settings, decimals }: Brand, row: withdrawals.WithdrawalRow) {
  const { memberId, asset, amount, fee, matched } = row
  const { days } = settings.risk
  const since = new Date(deps.now().getTime() - days * DAY_MS)
  const account = accountOf(memberId, asset)
  const turnover = await cashier.findTurnover(deps.db, memberId, asset)
  const [funds, { due, left }, sums, played] = await Promise.all([
    fundsOf(deps.db, [account]),
    dueNow(deps.db, { memberId, asset }, turnover),
    store.sumMoney(deps.db, memberId, asset, since),
    playedSince(deps.db, memberId, asset, since),
  ])
  const text = (units: bigint) => amountText(units, decimals)
  const free = funds.get(account)?.available ?? 0n
  const held = ['review', 'approved', 'sending'].includes(row.state)
  return {
    amount: text(amount),
    fee: text(fee),
    pays: text(row.rest),
    matched: text(matched),
    walletBefore: held ? text(free + amount) : null,
    walletNow: text(free),
    turnover: { due: text(due), done: text(due - left) },
    deposits: text(sums.deposits),
    withdrawals: text(sums.withdrawals),
    result: text(played.result),
    days,
  }
}
