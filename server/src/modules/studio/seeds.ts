import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { newId } from '#kernel/id.ts'
import { sha256 } from './outcome.ts'
import { findActiveSeeds, insertSeeds, lockActiveSeeds, type NewSeed, type SeedRow } from './store.ts'

const SERVER_SEED_BYTES = 32
const CLIENT_SEED_LENGTH = 20
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** A fresh client seed of 20 characters; each has 6 bits of chance. */
const randomClientSeed = (deps: Deps): string =>
  [...deps.random(CLIENT_SEED_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')

/** A committed seed: its hash may be shown from now on, itself only after it is used up. */
export function freshSeed(deps: Deps, memberId: string, state: 'active' | 'next', now: Date): NewSeed {
  const serverSeed = deps.random(SERVER_SEED_BYTES).toString('hex')
  const clientSeed = randomClientSeed(deps)
  return {
    id: newId(deps),
    memberId,
    state,
    serverSeed,
    serverSeedHash: sha256(serverSeed),
    clientSeed,
    committedAt: now,
  }
}

/** The active seeds of these members, locked; who has none yet gets an active and a next one. */
export const seedsFor = (tx: Tx, deps: Deps, memberIds: readonly string[], now: Date): Promise<Map<string, SeedRow>> =>
  foundOrMade(tx, deps, { memberIds, now, find: lockActiveSeeds })

/** The same without a lock, for rounds: `saveNonces` sees whether somebody else was quicker. */
export const seedsToUse = (
  tx: Tx,
  deps: Deps,
  memberIds: readonly string[],
  now: Date,
): Promise<Map<string, SeedRow>> => foundOrMade(tx, deps, { memberIds, now, find: findActiveSeeds })

/** Whose seeds are needed, and how they are read. */
interface SeedLookup {
  readonly memberIds: readonly string[]
  readonly now: Date
  readonly find: (tx: Tx, memberIds: readonly string[]) => Promise<readonly SeedRow[]>
}

async function foundOrMade(tx: Tx, deps: Deps, { memberIds, now, find }: SeedLookup): Promise<Map<string, SeedRow>> {
  const seeds = await find(tx, memberIds)
  if (seeds.length === memberIds.length) return byMember(seeds)

  const missing = new Set(memberIds).difference(new Set(seeds.map((seed) => seed.memberId)))
  await insertSeeds(
    tx,
    [...missing].toSorted().flatMap((id) => [freshSeed(deps, id, 'active', now), freshSeed(deps, id, 'next', now)]),
    now,
  )
  return byMember(await find(tx, memberIds))
}

const byMember = (seeds: readonly SeedRow[]) => new Map(seeds.map((seed) => [seed.memberId, seed]))
