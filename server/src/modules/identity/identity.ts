import type { IdentityState } from '@croupier/contract/limits.ts'
import type { PayoutAccount } from '@croupier/contract/security.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { type Period, PERIODS, periodsAt } from '#kernel/period.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Brand } from '#modules/brand/brand.ts'
import * as family from './family/store.ts'
import { setNow, type SetLimit } from './limits/change.ts'
import { everyMinutes, sessionTimeOf } from './limits/entry.ts'
import {
  type ByPeriod,
  judgeDeposit,
  judgePlay,
  limitState,
  mustShowWho,
  type PlayRules as Rules,
  type Standing as Standings,
  standingBar,
} from './limits/rules.ts'
import * as limits from './limits/store.ts'
import type { MoneyTemplate as MoneyTemplates } from './codes/money-words.ts'
import * as line from './line/store.ts'
import * as codes from './codes/codes.ts'
import { isCommon } from './common-passwords.ts'
import type { DeskDeed as DeedOfDesk } from './desk/deed.ts'
import { doOne, type Many } from './desk/many.ts'
import { maskedPersonal } from './desk/rules.ts'
import * as desk from './desk/store.ts'
import { hashPassword, inTurn, isPassword } from './password.ts'
import * as payable from './payable/payable.ts'
import * as figures from './figures/store.ts'
import * as payees from './security/payees.ts'
import * as payment from './security/payment-proof.ts'
import { paperOf } from './security/picture.ts'
import * as tell from './security/tell-member.ts'
import * as store from './store.ts'
import * as trial from './trial/start-trial.ts'

/** What holds a member back, and what of a brand's policy matters at a bet. */
export type Standing = Standings
export type PlayRules = Rules

export interface MemberName {
  readonly account: string
  readonly nickname: string
}

/** What members are called, by id. */
export async function memberNames(db: Db, memberIds: readonly string[]): Promise<ReadonlyMap<string, MemberName>> {
  const rows = await store.findNames(db, memberIds)
  return new Map(rows.map(({ id, account, nickname }) => [id, { account, nickname }]))
}

export type Relative = line.RelativeRow

/** The one right above a member. */
export const uplineOf = (db: Db, memberId: string): Promise<Relative | undefined> => line.findUpline(db, memberId)

/** One of those right below a member, by account. */
export const downlineOf = (db: Db, memberId: string, account: string): Promise<Relative | undefined> =>
  line.findDownline(db, memberId, account)

/** A member of this brand, as operators name them; undefined for a stranger. */
export const memberHere = (db: Db, brandId: number, memberId: string): Promise<desk.DeskMember | undefined> =>
  desk.findMember(db, brandId, memberId)

export type DeskDeed = DeedOfDesk

/** Freeze, sign out or tag a member, as an operator has decided for them or for many. */
export const doToMember = (tx: Tx, deps: Deps, deed: DeskDeed, what: Many): Promise<Verdict<unknown>> =>
  doOne(tx, deps, deed, what)

/** What a member has said of who they are, masked. */
export const maskedPersonOf = async (db: Db, memberId: string): Promise<ReturnType<typeof maskedPersonal>> =>
  maskedPersonal(await desk.findPersonal(db, memberId))

/** Whether the house keeps this member out for now. */
export const isFrozen = async (db: Db, memberId: string): Promise<boolean> =>
  (await limits.findStanding(db, memberId))?.frozen === true

/** Ids of members by account. */
export async function memberIdsOf(
  db: Db,
  brandId: number,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await store.findByAccounts(db, brandId, accounts)
  return new Map(rows.map(({ id, account }) => [account, id]))
}

/** A member with an empty profile, as an agent or an operator makes one; false when the name is taken. */
export async function createMember(tx: Tx, member: store.NewMember, now: Date): Promise<boolean> {
  const created = await store.insertMember(tx, member, now)
  if (created) await store.insertEmptyProfile(tx, member.id, member.brandId)
  return created
}

export type TrialRequest = trial.TrialRequest
/** Before a transaction: does the brand offer trials, and is the request a fresh one? Then `openTrial` opens account and session. */
export const prepareTrial = (deps: Deps, ask: TrialRequest['ask']) => trial.prepareTrial(deps, ask)
export const openTrial = (tx: Tx, deps: Deps, request: TrialRequest) => trial.openTrial(tx, deps, request)
/** What of a brand's policy matters at a bet now. */
export function playRulesOf({ timeZone, settings: { realityCheck, verification } }: Brand, now: Date): PlayRules {
  const { beforePlay, afterDays } = verification
  const grace = afterDays === null ? null : new Date(now.getTime() - afterDays * DAY_MS)
  return { timeZone, checked: realityCheck.enforced, verifiedFrom: beforePlay ? now : grace }
}

const DAY_MS = 86_400_000

/** Those of these members about whom there is something to judge at a bet: one question, and mostly nobody. */
export const heldBack = (
  db: Db,
  memberIds: readonly string[],
  rules: readonly PlayRules[],
  now: Date,
): Promise<ReadonlyMap<string, Standing>> =>
  limits.findHeldBack(db, memberIds, {
    now,
    checks: rules.some(({ checked }) => checked),
    verifies: rules.some(({ verifiedFrom }) => verifiedFrom !== null),
  })

/** May somebody who stands so play now at all? */
export const mayPlay = (standing: Standing, rules: PlayRules, now: Date): Verdict<undefined> =>
  judgePlay(standing, rules, now)

/** Those of these members who stay out, or look like somebody who does: nothing is offered or sent to them. */
export async function keptOut(db: Db, memberIds: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  const held = await limits.findHeldBack(db, memberIds, { now, checks: false, verifies: false })
  const out = (standing: Standing) =>
    standing.frozen || standingBar(standing, now) !== null || mustShowWho(standing, now)
  return new Set([...held].filter(([, standing]) => out(standing)).map(([id]) => id))
}

/** The stay of a member on the site, and what ends it. */
export async function stayOf(db: Db, brand: Brand, memberId: string, now: Date) {
  const [standing, { endsAt }] = await Promise.all([
    limits.findStanding(db, memberId),
    sessionTimeOf(db, brand, memberId, now),
  ])
  const every = everyMinutes(standing?.checkEvery ?? null, brand)
  return {
    since: standing?.staySince ?? now,
    dueAt: standing?.checkDueAt ?? now,
    everyMinutes: every,
    sessionEndsAt: endsAt,
  }
}

/** Set a limit of the house over a member; the stricter of it and the member's own holds, at once. */
export async function setHouseLimit(
  tx: Tx,
  brand: Brand,
  limit: Omit<SetLimit, 'author'> & { readonly reason: string },
  now: Date,
): Promise<void> {
  await limits.lockStanding(tx, limit.memberId)
  await setNow(tx, brand, { ...limit, author: 'house' }, now)
}

/** May this member pay in so much now? Others of theirs wait until this transaction ends; a yes is counted by `countDeposit`. */
export async function mayDeposit(
  tx: Tx,
  brand: Brand,
  { memberId, amount }: Pick<limits.NewDeposit, 'memberId' | 'amount'>,
  now: Date,
): Promise<Verdict<undefined>> {
  const may = await mayGive(tx, brand, memberId, now)
  if (!may.ok) return may

  const [day, week, month] = await depositLimits(tx, brand, memberId, now)
  if (!day || !week || !month) throw new Error('a period is missing')
  return judgeDeposit(amount, { day, week, month } satisfies ByPeriod<typeof day>)
}

/** May this member give money to others now? What they choose for themselves meanwhile waits until this transaction ends. */
export async function mayGive(tx: Tx, brand: Brand, memberId: string, now: Date): Promise<Verdict<undefined>> {
  const standing = await limits.lockStanding(tx, memberId)
  const held = standing.frozen || standingBar(standing, now) !== null || mustShowWho(standing, now)
  return held ? judgePlay(standing, playRulesOf(brand, now), now) : yes(undefined)
}

/** What holds of a member's deposit limits in each period, and how much of it is used. */
async function depositLimits(db: Db, brand: Brand, memberId: string, now: Date) {
  const spans = periodsAt(now, brand.timeZone)
  const since = PERIODS.map((period) => spans[period].from)
  const changes = await limits.findLimitChanges(db, memberId)
  const sums = await limits.sumDeposits(db, memberId, since)
  return PERIODS.map((period, index) => ({
    period,
    holds: limitState(changes, 'deposit', period, now).holds,
    used: sums[index] ?? 0n,
    span: spans[period],
  }))
}

export interface DepositRoom {
  readonly period: Period
  readonly holds: bigint
  readonly left: bigint
}

/** What a member's deposit limits leave now: the period that leaves the least; undefined without a limit. */
export async function depositRoom(db: Db, brand: Brand, memberId: string, now: Date): Promise<DepositRoom | undefined> {
  const rooms = (await depositLimits(db, brand, memberId, now)).flatMap(({ period, holds, used }) =>
    holds === null ? [] : [{ period, holds, left: used < holds ? holds - used : 0n }],
  )
  return rooms.toSorted((one, other) => (one.left < other.left ? -1 : 1))[0]
}

/** Count a deposit against the limits; the same one again counts once. */
export const countDeposit = (tx: Tx, deposit: limits.NewDeposit, now: Date) => limits.insertDeposit(tx, deposit, now)

/** A deposit that came to nothing counts no longer. */
export const forgetDeposit = (tx: Tx, id: string) => limits.deleteDeposit(tx, id)

/** How far a member has shown who they are. */
export const identityStateOf = (db: Db, memberId: string): Promise<IdentityState> =>
  limits.findIdentityState(db, memberId)

/** May this member withdraw, as far as showing who they are goes? Who is timed out or excluded may. */
export async function mayWithdraw(db: Db, brand: Brand, memberId: string): Promise<Verdict<undefined>> {
  if (await isFrozen(db, memberId)) return no('account_frozen')
  if (!brand.settings.verification.beforeWithdrawal) return yes(undefined)
  return (await identityStateOf(db, memberId)) === 'verified' ? yes(undefined) : no('identity_unverified')
}

/** How high a member stands in the club. */
export const rankOf = (db: Db, memberId: string): Promise<number> => store.findRank(db, memberId)

/** Those of these members who stand in one line with a member: above or below, however far. */
export async function ofOneLine(db: Db, memberId: string, others: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await family.findOfOneLine(db, memberId, others)).map(({ id }) => id))
}

/** Documents that wait for a person, and since when. */
export const waitingDocuments = (db: Db, brandId: number): Promise<figures.WaitingRow> =>
  figures.countDocuments(db, brandId)

/** Where a member can be paid, the oldest first. */
export const payeesOf = (db: Db, brand: Brand, memberId: string): Promise<readonly PayoutAccount[]> =>
  payees.payeesOf(db, brand, memberId)

/** The number of a payout account, for whoever pays there; shown to nobody. */
export const payeeNumber = (db: Db, deps: Deps, id: string): Promise<string> => payees.payeeNumber(db, deps, id)

/** Who a member is, as a desk shows them. */
export const memberCardOf = (db: Db, memberId: string, now: Date): Promise<payable.MemberCard> =>
  payable.memberCardOf(db, memberId, now)

export type Payable = payable.Payable
/** What is known of a member who asks to be paid: who they are, where they are paid, and who shares that with them. */
export const payableOf = (db: Db, asked: payable.ToBePaid, now: Date): Promise<Payable> =>
  payable.payableOf(db, asked, now)

/** Whether a member has set a payment password. */
export const hasPaymentPassword = (db: Db, memberId: string) => payment.hasPaymentPassword(db, memberId)

export type TypedPayment = payment.TypedPayment
/** Compare what was typed with the member's payment password: the slow part, outside of any transaction. */
export const comparePayment = (deps: Deps, memberId: string, typed: string) =>
  payment.comparePayment(deps, memberId, typed)

/** Is money moved by this member's own will? A no must be committed, because it counts. */
export const acceptPayment = (
  tx: Tx,
  deps: Deps,
  who: { readonly brand: Brand; readonly memberId: string },
  typed: TypedPayment,
): Promise<Verdict<undefined>> => payment.acceptPayment(tx, deps, who, typed)

/** What a member may be told of their money. */
export type MoneyTemplate = MoneyTemplates

/** Tell a member what came of their money, by whatever they have proved to be theirs; nobody is told who has proved nothing. */
export const tellOfMoney = (tx: Tx, deps: Deps, told: tell.MoneyTold): Promise<void> => tell.tellOfMoney(tx, deps, told)

/** A picture of a member's paper, drawn anew: nothing of the file itself is kept. */
export const paper = (memberId: string, file: Buffer | undefined): Promise<Verdict<Buffer>> => paperOf(memberId, file)

/** The hash of a password for whoever is no member. Never inside a transaction. */
export const passwordHash = (deps: Deps, password: string): Promise<string> => hashPassword(deps, password)

/** Whether a password is the one behind a hash; nobody's hash takes as long and is never right. Never inside a transaction. */
export const matchesPassword = (deps: Deps, password: string, hash: string | undefined): Promise<boolean> =>
  inTurn(deps, () => isPassword(deps, password, hash))

/** Mail a code that somebody else keeps and judges. */
export const mailCode = (tx: Tx, deps: Deps, code: codes.CodeToMail): Promise<void> => codes.mailCode(tx, deps, code)

/** Whether everybody guesses this password. */
export const isGuessable = (password: string, names: readonly string[]): boolean => isCommon(password, names)

/** Mail a notice to somebody who is no member. */
export const mailNotice = (tx: Tx, deps: Deps, notice: codes.Notice): Promise<void> => codes.sendMail(tx, deps, notice)

/** Six digits that nobody can guess. */
export const drawCode = (deps: Deps): string => codes.drawCode(deps)
