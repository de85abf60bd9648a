import { createHash } from 'node:crypto'
import { linkAfter } from '@croupier/engine/instant/crash.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import * as store from './store.ts'

const SEED_BYTES = 32
const SALT_BYTES = 16
/** Of so many links one is a checkpoint; those between are hashed again when they are needed. */
const CHECKPOINT_EVERY = 1000
/** So many links are made before others have their turn: nobody waits for a chain. */
const AT_ONCE = 500
const PAUSE_MS = 2

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A chain that is made and not yet published: link 1 is the hash of a seed that nobody keeps, the head is its last link. */
export interface MadeChain {
  readonly links: number
  readonly head: string
  readonly checkpoints: readonly store.Checkpoint[]
}

/** A published chain. Its salt is null until it is drawn. */
export interface Chain {
  readonly id: number
  readonly links: number
  readonly linksLeft: number
  readonly head: string
  readonly salt: string | null
}

/** A link that one round or shoe is played from, with what is public of its chain. */
export interface TakenLink {
  readonly chainId: number
  readonly link: number
  readonly links: number
  readonly head: string
  readonly salt: string
}

/** Makes a chain of so many links from a fresh seed, with pauses in which others have their turn. */
export async function makeChain(deps: Deps, links: number): Promise<MadeChain> {
  let hash = linkAfter(sha256, deps.random(SEED_BYTES).toString('hex'))
  const checkpoints: store.Checkpoint[] = [{ link: 1, hash }]
  for (let link = 2; link <= links; link += 1) {
    hash = linkAfter(sha256, hash)
    if (link % CHECKPOINT_EVERY === 1) checkpoints.push({ link, hash })
    if (link % AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return { links, head: hash, checkpoints }
}

/** The chain that an owner plays from, or has played to its end. */
export async function chainOf(db: Db, owner: string): Promise<Chain | undefined> {
  const chain = await store.findLatest(db, owner)
  return chain && { ...chain, linksLeft: chain.nextLink }
}

/** Publishes a chain before anybody knows its salt, unless its owner has one with links left: another node was quicker. */
export async function publishChain(tx: Tx, owner: string, made: MadeChain, now: Date): Promise<void> {
  await store.lockOwner(tx, owner)
  if (((await store.findLatest(tx, owner))?.nextLink ?? 0) === 0) await store.insertChain(tx, { owner, ...made }, now)
}

/** Draws the public salt of a published chain; one that has a salt keeps it. */
export async function saltChain(tx: Tx, deps: Deps, chainId: number): Promise<void> {
  await store.setSalt(tx, chainId, deps.random(SALT_BYTES).toString('hex'))
}

/** Takes the next link of a chain, the last one first; undefined where none is left or the salt is not drawn. */
export const takeLink = async (tx: Tx, chainId: number): Promise<TakenLink | undefined> => store.takeLink(tx, chainId)

/** Takes so many links of a chain at once, the last one first: as many as are left, none where its salt is not drawn. */
export const takeLinks = async (tx: Tx, chainId: number, count: number): Promise<readonly TakenLink[]> =>
  store.takeLinks(tx, chainId, count)

/** The hashes of links from one to another, both included, as secret as each of them. */
export async function hashesOfLinks(
  db: Db,
  chainId: number,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<ReadonlyMap<number, string>> {
  let hash = await hashOfLink(db, chainId, from)
  const hashes = new Map([[from, hash]])
  for (let link = from + 1; link <= to; link += 1) {
    hash = linkAfter(sha256, hash)
    hashes.set(link, hash)
  }
  return hashes
}

/** The hash of a link. Secret until what is played from it is over. Throws where the chain has no checkpoint to compute it from. */
export async function hashOfLink(db: Db, chainId: number, link: number): Promise<string> {
  const checkpoint = await store.findCheckpoint(db, chainId, link)
  if (!checkpoint) throw new Error(`chain ${chainId} has no checkpoint below link ${link}`)
  let { hash } = checkpoint
  for (let at = checkpoint.link; at < link; at += 1) hash = linkAfter(sha256, hash)
  return hash
}
