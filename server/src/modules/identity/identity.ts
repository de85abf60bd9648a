import type { Db, Tx } from '#kernel/database.ts'
import { openStanding } from '#modules/standing/standing.ts'
import * as desk from './desk/store.ts'
import { placeNewcomer } from './hierarchy/hierarchy.ts'
import * as store from './store.ts'

export interface MemberName {
  readonly account: string
  readonly nickname: string
  /** The sandbox plays them by itself: wherever the name stands, it says so. */
  readonly demo: boolean
}

/** What members are called, by id. */
export async function memberNames(db: Db, memberIds: readonly string[]): Promise<ReadonlyMap<string, MemberName>> {
  const rows = await store.findNames(db, memberIds)
  return new Map(rows.map(({ id, account, nickname, demo }) => [id, { account, nickname, demo }]))
}

/** Ids of members by account. */
export async function memberIdsOf(
  db: Db,
  brandId: number,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await store.findByAccounts(db, brandId, accounts)
  return new Map(rows.map(({ id, account }) => [account, id]))
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const ACCOUNT = /^[\w.-]{1,40}$/

/** What an operator has typed into the search of a desk. */
export interface DeskSearch {
  /** The member of that account. */
  readonly memberId: string | undefined
  /** Of a bet, a round or an award. */
  readonly id: string | undefined
  /** Neither: nothing can be found. */
  readonly isUnknown: boolean
}

/** Whose things, or which one, an operator looks for: an account of the brand, or an id. */
export async function deskSearch(db: Db, brandId: number, text: string | undefined): Promise<DeskSearch> {
  const typed = text?.trim().toLowerCase() ?? ''
  const id = UUID.test(typed) ? typed : undefined
  const isAccount = id === undefined && ACCOUNT.test(typed)
  const memberId = isAccount ? (await memberIdsOf(db, brandId, [typed])).get(typed) : undefined
  return { memberId, id, isUnknown: typed !== '' && memberId === undefined && id === undefined }
}

/** A member of this brand, as operators name them; undefined for a stranger. */
export const memberHere = (db: Db, brandId: number, memberId: string): Promise<desk.DeskMember | undefined> =>
  desk.findMember(db, brandId, memberId)

/** How high a member stands in the club. */
export const rankOf = (db: Db, memberId: string): Promise<number> => store.findRank(db, memberId)

/** A member with an empty profile, as an agent or an operator makes one; false when the name is taken. */
export async function createMember(tx: Tx, member: store.NewMember, now: Date): Promise<boolean> {
  const created = await store.insertMember(tx, member, now)
  if (!created) return false
  const { id: memberId, brandId, uplineId } = member
  await store.insertEmptyProfile(tx, memberId, brandId)
  if (uplineId !== null) await placeNewcomer(tx, { brandId, memberId, uplineId }, now)
  await openStanding(tx, { memberId, brandId, memberSince: now })
  return true
}

/** The sandbox plays these members by itself: wherever their name stands, it says so. */
export const markDemoPlayers = (tx: Tx, memberIds: readonly string[]): Promise<unknown> =>
  store.updateDemoPlayers(tx, memberIds)

/** How many members the sandbox plays by itself. */
export const countDemoPlayers = (db: Db): Promise<number> => store.countDemoPlayers(db)
