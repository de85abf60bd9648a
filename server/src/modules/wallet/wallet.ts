import type { Tx } from '#kernel/database.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import { followerId, houseAccountId, memberAccountId } from './accounts.ts'
import { LockedBook } from './book.ts'
import { available, type Content, type Balance, sameContent } from './rules.ts'
import { insertReserved } from './reserved/store.ts'
import * as store from './store.ts'

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
export interface BalancesAfter {
  readonly debitAfter: bigint | null
  readonly creditAfter: bigint | null
}

/** Money that is set aside for a move that may come, as it was written. */
export interface Hold {
  readonly id: string
  readonly kind: string
  readonly journal: string
  readonly debit: string
  readonly credit: string
  readonly amount: bigint
  readonly cause: string | null
}

/** The accounts of one transaction, locked: moves are judged in order, and written together by `write`, after which none is taken. */
export interface Book {
  /** What stands on an account now; undefined where no such account is open. */
  balanceOf(accountId: string): Balance | undefined
  transfer(move: Move): Verdict<BalancesAfter>
  /** Set money aside for a move that may come. */
  hold(move: Move): Verdict<void>
  /** The held money moves, under an id of its own. */
  postHold(id: string, hold: Hold): void
  /** The held money is free again. */
  voidHold(id: string, hold: Hold): void
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
export async function transfer(tx: Tx, moves: readonly Move[], now: Date): Promise<readonly Verdict<BalancesAfter>[]> {
  const [book, before] = await openFor(tx, moves)
  const done = new Map<string, Content & BalancesAfter>(before)
  const verdicts = moves.map((move): Verdict<BalancesAfter> => {
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

/** Have the ledger know an asset that members have no account of; how many decimals it stores of it. */
export const openAsset = (tx: Tx, code: string, scale: number): Promise<number> => store.openAsset(tx, code, scale)
