import { v5 } from 'uuid'

/** Namespace of account ids: an account's id follows from whose and what it is. */
const ACCOUNTS = '6f1c3c1e-7f0a-5f8e-9a55-2f0f6c1d7b10'
/** Namespace of transfers that follow from another transfer. */
const FOLLOWERS = '0d7e0d0c-3f0f-5d52-8a3e-6a8f3f6f4f21'

const MEMBERS_MAX = 100_000
/** By member, then by purpose and asset. */
const members = new Map<string, Map<string, string>>()

const houseIds = new Map<string, string>()

export interface HouseAccount {
  readonly id: string
  readonly brandId: number
  readonly purpose: string
  readonly asset: string
}

const houses = new Map<string, HouseAccount>()

/** The id of a member's account; cash unless another purpose is named. */
export function memberAccountId(memberId: string, asset: string, purpose = 'cash'): string {
  let accounts = members.get(memberId)
  if (accounts === undefined) {
    if (members.size >= MEMBERS_MAX) members.clear()
    members.set(memberId, (accounts = new Map()))
  }
  const name = `${purpose}/${asset}`
  const known = accounts.get(name)
  if (known !== undefined) return known
  const id = v5(`member/${memberId}/${name}`, ACCOUNTS)
  accounts.set(name, id)
  return id
}

/** The id of an account of the house; its row is written when money first moves. */
export function houseAccountId(brandId: number, purpose: string, asset: string): string {
  const name = `house/${brandId}/${purpose}/${asset}`
  const known = houseIds.get(name)
  if (known !== undefined) return known
  const id = v5(name, ACCOUNTS)
  houseIds.set(name, id)
  houses.set(id, { id, brandId, purpose, asset })
  return id
}

/** What is known of a house account by its id, if this process has named it. */
export const knownHouse = (id: string): HouseAccount | undefined => houses.get(id)

/** Whether a caller may have made this id: those that follow from others are v5, which no call takes. */
export const isCallers = (id: string): boolean => id[VERSION_AT] !== '5'

const VERSION_AT = 14

/** The id of a transfer that follows from the asker's id: the same ask, the same id. */
export const followerId = (id: string, what: string): string => v5(`${id}/${what}`, FOLLOWERS)
