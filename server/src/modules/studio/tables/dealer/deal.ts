import { createHmac } from 'node:crypto'
import { linkWords, sourceOf } from '@croupier/engine/tables/source.ts'
import type { Stage, TableGame } from '@croupier/engine/tables/table-game.ts'
import { LRUCache } from 'lru-cache'
import type { Db } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { hashOfLink } from '../../../chains/chains.ts'
import type { RoundRow } from '../store.ts'
import * as store from './store.ts'

const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest()

/** Of a shoe: its link and the salt. Only a dealer knows it before the shoe is over, and keeps it to itself. */
interface ShoeSecret {
  readonly hash: string
  readonly salt: string
}

const SHOES_KNOWN = 500
const secrets = new WeakMap<Deps, LRUCache<string, ShoeSecret>>()

/** The link of a shoe: to be revealed only when the shoe is over. */
export const linkOf = async (deps: Deps, shoeId: string): Promise<string> =>
  (await secretOf(deps, deps.db, shoeId)).hash

async function secretOf(deps: Deps, db: Db, shoeId: string): Promise<ShoeSecret> {
  const known = secrets.get(deps) ?? new LRUCache<string, ShoeSecret>({ max: SHOES_KNOWN })
  secrets.set(deps, known)
  const before = known.get(shoeId)
  if (before) return before
  const taken = await store.findLink(db, shoeId)
  if (!taken) throw new Error(`shoe ${shoeId} has no link to be dealt from`)
  const secret = { hash: await hashOfLink(db, taken.chainId, taken.link), salt: taken.salt }
  known.set(shoeId, secret)
  return secret
}

/** A round as far as it is dealt. */
export interface Deal {
  readonly stage: Stage
  /** Cards that are gone after it. */
  readonly taken: number
  /** The link of its shoe. */
  readonly hash: string
}

/**
 * Deal a round as far as the answers take it: the same from the same link, however often and on whichever node. Of a shoe that the
 * transaction under way has opened, the link is read within it.
 */
export async function dealOf(
  deps: Deps,
  game: TableGame,
  round: Pick<RoundRow, 'shoeId' | 'tableCode' | 'startsFrom' | 'answers' | 'dealtTo' | 'paytable'>,
  db: Db,
): Promise<Deal> {
  const { hash, salt } = await secretOf(deps, db, round.shoeId)
  const words = linkWords(hmac, hash, salt, round.tableCode)
  const source = game.deck ? sourceOf(words, game.deck, round.startsFrom) : sourceOf(words)
  const stage = game.deal(source, round.answers, round.dealtTo, round.paytable)
  return { stage, taken: source.taken, hash }
}
