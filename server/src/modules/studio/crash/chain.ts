import { createHmac } from 'node:crypto'
import { crashMs, linkAfter, pointOf } from '@croupier/engine/instant/crash.ts'
import type { Profile } from '@croupier/engine/studio-game.ts'
import type { Db } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { sha256 } from '../outcome.ts'
import * as store from './store.ts'

const SEED_BYTES = 32
const SALT_BYTES = 16
/** Of so many links one is kept; those between are hashed again when they are needed. */
const KEEP_EVERY = 1000
/** So many links are made before others have their turn: nobody waits for a chain. */
const AT_ONCE = 500
const REST_MS = 2

const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest()

export interface MadeChain {
  readonly head: string
  readonly kept: readonly store.Kept[]
}

/** Make a chain from a fresh terminal seed, which is forgotten: link 1 is its hash, the last link is published. */
export async function makeChain(deps: Deps, links: number): Promise<MadeChain> {
  let hash = linkAfter(sha256, deps.random(SEED_BYTES).toString('hex'))
  const kept: store.Kept[] = [{ link: 1, hash }]
  for (let link = 2; link <= links; link += 1) {
    hash = linkAfter(sha256, hash)
    if (link % KEEP_EVERY === 1) kept.push({ link, hash })
    if (link % AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve, REST_MS))
  }
  return { head: hash, kept }
}

/** The public salt, which is drawn after the last link was published. */
export const freshSalt = (deps: Deps): string => deps.random(SALT_BYTES).toString('hex')

/** A link's hash. Secret until its round is over. */
async function hashOf(db: Db, chainId: number, link: number): Promise<string> {
  const kept = await store.findKept(db, chainId, link)
  if (!kept) throw new Error(`chain ${chainId} keeps nothing below link ${link}`)
  let { hash } = kept
  for (let at = kept.link; at < link; at += 1) hash = linkAfter(sha256, hash)
  return hash
}

/** How a round will end. */
export interface Fate {
  readonly hash: string
  readonly point: bigint
  readonly crashMs: number
}

/** Computed once a round and node, by brand, and told to nobody before the round's end. */
const fates = new WeakMap<Deps, Map<number, { readonly roundId: string; readonly fate: Promise<Fate> }>>()

/** How a round will end, from its link and the salt. */
export function fateOf(db: Db, deps: Deps, round: store.RoundRow): Promise<Fate> {
  const byBrand = fates.get(deps) ?? new Map<number, { readonly roundId: string; readonly fate: Promise<Fate> }>()
  fates.set(deps, byBrand)
  const known = byBrand.get(round.brandId)
  if (known?.roundId === round.id) return known.fate
  const fate = computed(db, round)
  byBrand.set(round.brandId, { roundId: round.id, fate })
  // What failed once may be asked again.
  fate.catch(() => byBrand.delete(round.brandId))
  return fate
}

async function computed(db: Db, { chainId, link, salt, profile }: store.RoundRow): Promise<Fate> {
  const hash = await hashOf(db, chainId, link)
  // Written from a profile of the settings.
  const point = pointOf(hmac, hash, salt, profile as Profile)
  return { hash, point, crashMs: crashMs(point) }
}
