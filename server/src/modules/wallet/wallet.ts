import type { Db, Tx } from '#kernel/database.ts'
import { announce } from '#kernel/outbox.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import { followerId, houseAccountId, memberAccountId } from './accounts.ts'
import { LockedBook } from './book.ts'
import { available, type Content, type Balance, sameContent } from './rules.ts'
import { insertReserved } from './reserved/store.ts'
import * as store from './store.ts'
import { type ProvedSince, proveSince } from './verify/prove.ts'
import { deleteProved } from './verify/store.ts'

/** An amount that goes from one account to another. `id` was made by whoever asks and makes the move happen once. */
export interface Move {
  readonly id: string
  readonly kind: string
  readonly debit: string
  readonly credit: string
  /** In stored units, above zero. */
  readonly amount: bigint
  /** Transfers that belong together share one; the move's own id unless named. */
  readonly journal?: string
  /** The bet, deposit or round behind it. */
  readonly cause?: string
}

/** What a move left on the accounts that have a floor. */
export interface Moved {
  readonly debitAfter: bigint | null
  readonly creditAfter: bigint | null
}

/** The accounts of one transaction, locked: moves are judged in order, and written together by `write`, after which none is taken. */
export interface Book {
  /** What stands on an account now; undefined where no such account is open. */
  balanceOf(accountId: string): Balance | undefined
  transfer(move: Move): Verdict<Moved>
  write(now: Date): Promise<void>
}

/** A member's account; cash unless another purpose is named. Its id follows from its owner. */
export const accountOf = (memberId: string, asset: string, purpose = 'cash'): string =>
  memberAccountId(memberId, asset, purpose)

/** An account of the house, named by what it is for: `promotion`, `game:DICE`, `pot:LUCKY_TWENTY`. It may owe. */
export const houseAccount = (brandId: number, purpose: string, asset: string): string =>
  houseAccountId(brandId, purpose, asset)

/** The id of a transfer that follows from a command: the same command, the same id. */
export const derivedId = (commandId: string, what: string): string => followerId(commandId, what)

export interface NewMember {
  readonly brandId: number
  readonly memberId: string
  readonly currency: string
}

/** Open the accounts a member needs: cash in the brand's currency, and points. */
export async function openMemberAccounts(tx: Tx, members: readonly NewMember[], now: Date): Promise<void> {
  const accounts = members.flatMap(({ brandId, memberId, currency }) =>
    [currency, 'POINTS'].map((asset) => ({
      id: memberAccountId(memberId, asset),
      brandId,
      ownerId: memberId,
      purpose: 'cash',
      asset,
    })),
  )
  await store.insertMemberAccounts(tx, accounts, now)
}

/** What can be spent of a balance. */
export const spendable = (one: Balance): bigint => available(one)

/** Lock members' accounts and open a book over them. */
export const openBook = (tx: Tx, accountIds: readonly string[]): Promise<Book> => LockedBook.open(tx, accountIds)

/** Move money: each move stands or falls alone. The same id and content again is a yes and moves nothing; other content is `id_reused`. */
export async function transfer(tx: Tx, moves: readonly Move[], now: Date): Promise<readonly Verdict<Moved>[]> {
  const [book, before] = await openFor(tx, moves)
  const done = new Map<string, Content & Moved>(before)
  const verdicts = moves.map((move): Verdict<Moved> => {
    const before = done.get(move.id)
    if (before)
      return sameContent(before, move)
        ? yes({ debitAfter: before.debitAfter, creditAfter: before.creditAfter })
        : no('id_reused')
    const verdict = book.transfer(move)
    if (verdict.ok) done.set(move.id, { ...move, ...verdict.value })
    return verdict
  })
  await book.write(now)
  return verdicts
}

/** Keep the id of a request that moves its money later: from now on nothing else is done under it. */
export const reserveId = async (tx: Tx, id: string, now: Date): Promise<Verdict<undefined>> =>
  (await insertReserved(tx, id, now)) ? yes(undefined) : no('id_reused')

/** Set money aside for moves that may come; repeats as with `transfer`. */
export async function hold(tx: Tx, moves: readonly Move[], now: Date): Promise<readonly Verdict<void>[]> {
  const [book, before] = await openFor(tx, moves)
  const done = new Map<string, Content>(before)
  const verdicts = moves.map((move): Verdict<void> => {
    const before = done.get(move.id)
    if (before) return sameContent(before, move) ? yes(undefined) : no('id_reused')
    const verdict = book.hold(move)
    if (verdict.ok) done.set(move.id, move)
    return verdict
  })
  await book.write(now)
  return verdicts
}

/** The accounts of these moves, locked, and which of the moves were done before. */
const openFor = (tx: Tx, moves: readonly Move[]) =>
  Promise.all([
    LockedBook.open(
      tx,
      moves.flatMap((move) => [move.debit, move.credit]),
    ),
    // Asked behind the locks: whoever sent the same id before us has committed by then.
    store.findTransfers(
      tx,
      moves.map((move) => move.id),
    ),
  ])

/** How a hold ends: its money moves, or is free again. */
export interface HoldEnd {
  readonly holdId: string
  readonly as: 'posted' | 'voided'
}

/** End holds. Ending one twice the same way changes nothing; the other way, or an unknown hold, is `bet_not_open`. */
export async function endHolds(tx: Tx, ends: readonly HoldEnd[], now: Date): Promise<readonly Verdict<void>[]> {
  const holds = await store.findTransfers(
    tx,
    ends.map((end) => end.holdId),
  )
  const book = await LockedBook.open(
    tx,
    [...holds.values()].flatMap((one) => [one.debit, one.credit]),
  )
  const ended = new Map(
    await store.findHoldEnds(
      tx,
      ends.map((end) => end.holdId),
    ),
  )
  const verdicts = ends.map((end): Verdict<void> => {
    const held = holds.get(end.holdId)
    if (held?.state !== 'pending') return no('bet_not_open')
    const before = ended.get(end.holdId)
    if (before) return before === end.as ? yes(undefined) : no('bet_not_open')
    const id = followerId(end.holdId, 'end')
    if (end.as === 'posted') book.postHold(id, held)
    else book.voidHold(id, held)
    ended.set(end.holdId, end.as)
    return yes(undefined)
  })
  await book.write(now)
  return verdicts
}

export interface Funds {
  readonly balance: bigint
  readonly held: bigint
  readonly available: bigint
  /** Grows with every line on the account. */
  readonly lines: number
}

/** What stands on accounts, by account id. */
export async function fundsOf(db: Db, accountIds: readonly string[]): Promise<ReadonlyMap<string, Funds>> {
  const rows = await store.findBalances(db, accountIds)
  return new Map(
    rows.map((row) => [
      row.accountId,
      { balance: row.balance, held: row.held, available: available(row), lines: row.lines },
    ]),
  )
}

/** A member's accounts with what stands on each, the main one first. */
export async function walletsOf(db: Db, memberId: string) {
  const rows = await store.findWallets(db, memberId)
  return rows.map(({ purpose, asset, balance, held }) => ({
    purpose,
    asset,
    balance,
    held,
    available: available({ balance, held }),
  }))
}

/** What a house account's transfers add up to. */
export const houseFundsOf = (db: Db, accountId: string): Promise<bigint> => store.findHouseBalance(db, accountId)

/** What the house's accounts of a purpose stand at, `suspense:QRPH` among those of `suspense`. */
export const houseBalancesOf = (db: Db, purpose: string): Promise<readonly store.HouseBalanceRow[]> =>
  store.findHouseBalances(db, purpose)

/** Have the ledger know an asset that members have no account of; how many decimals it stores of it. */
export const openAsset = (tx: Tx, code: string, scale: number): Promise<number> => store.openAsset(tx, code, scale)

/** Transfers by their ids, in ledger order. */
export async function transfersOf(db: Db, ids: readonly string[]): Promise<readonly store.TransferRow[]> {
  const rows = [...(await store.findTransfers(db, ids)).values()]
  return rows.toSorted((one, other) => Number(BigInt(one.batch) - BigInt(other.batch)) || one.line - other.line)
}

/** A transfer or a hold, as far as its account and its cause go. */
export type Ledgered = store.LedgeredRow

/** What was moved in these ways between two moments. */
export const movedBetween = (
  db: Db,
  kinds: readonly string[],
  span: { readonly from: Date; readonly to: Date },
): Promise<readonly Ledgered[]> => store.findMoved(db, kinds, span)

/** Holds of these kinds that have not ended. */
export const standingHolds = (db: Db, kinds: readonly string[]): Promise<readonly Ledgered[]> =>
  store.findStanding(db, kinds)

/** Prove what was written since the ledger was last proved, and remember how far. */
export const proveNew = (db: Db, now: Date): Promise<ProvedSince> => proveSince(db, now, 0)

/** Forget how far it was proved before a moment; the newest proof stays. */
export async function forgetProofs(tx: Tx, before: Date): Promise<void> {
  await deleteProved(tx, before)
}

/** Whose accounts these transfers are about, by their ids; the house's own are left out. */
export const whoseTransfers = (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  store.findOwners(db, ids)

/** Tell the members' pages that their balances have changed. */
export const announceBalances = (tx: Tx, brandId: number, memberIds: readonly string[]): Promise<void> =>
  announce(tx, [{ topic: 'balances_changed', brandId, keys: memberIds }])
