import type * as contract from '@croupier/contract/studio.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { gameOf, games } from '@croupier/engine/games.ts'
import { crash } from '@croupier/engine/instant/crash.ts'
import { amountText, flooredText } from '@croupier/engine/money.ts'
import type { StudioGame } from '@croupier/engine/studio-game.ts'
import { STUDIO } from '@croupier/engine/studio-game.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Snapshot, Watcher } from '#kernel/live.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { gameNames } from '../betting/game-names/game-names.ts'
import { takesNoBets } from '../betting/suspensions/suspensions.ts'
import { type Brand, brandOf, placeOf } from '../brand/brand.ts'
import { houseFundsOf } from '../wallet/balances/balances.ts'
import { potAccount } from './jackpot.ts'
import { sellsFeature } from './rules.ts'
import { seedsFor } from './seeds.ts'
import { findSeeds, type SeedRow } from './store.ts'

const REVEALED_SHOWN = 20
/** A shared round has its own time. */
const SHARED_PACE = { cycleMs: 0, turbo: false, instant: false }

/** The committed seeds of a member; who has none yet gets them now, so that the commitment is seen before the first round. */
export async function readSeeds(
  deps: Deps,
  { session }: Ask<typeof contract.seeds>,
): Promise<ReplyOf<typeof contract.seeds>> {
  const { memberId } = session
  const seeds = await findSeeds(deps.db, memberId, 0)
  if (seeds.length < 2) await inTransaction(deps.db, (tx) => seedsFor(tx, deps, [memberId], deps.now()))
  return seedsReply(deps, memberId)
}

/** What a member may see of the seeds: hashes of those in use, the revealed ones whole. */
export async function seedsReply(deps: Deps, memberId: string): Promise<ReplyOf<typeof contract.seeds>> {
  const seeds = await findSeeds(deps.db, memberId, REVEALED_SHOWN)
  const active = seeds.find((seed) => seed.state === 'active')
  const next = seeds.find((seed) => seed.state === 'next')
  if (!active || !next) throw new Error(`member ${memberId} lacks a seed`)
  return {
    serverSeedHash: active.serverSeedHash,
    clientSeed: active.clientSeed,
    nonce: active.nonce,
    nextServerSeedHash: next.serverSeedHash,
    committedAt: active.committedAt.toISOString(),
    revealed: seeds.filter((seed) => seed.state === 'revealed').map(revealedReply),
  }
}

const revealedReply = (seed: SeedRow) => ({
  serverSeed: seed.serverSeed,
  serverSeedHash: seed.serverSeedHash,
  clientSeed: seed.clientSeed,
  rounds: seed.nonce,
  revealedAt: (seed.revealedAt ?? seed.committedAt).toISOString(),
})

/** What a game's screen must know before the first round. */
export async function readGame(
  deps: Deps,
  { params, brandId, ip, language }: Ask<typeof contract.studioGame>,
): Promise<ReplyOf<typeof contract.studioGame>> {
  const brand = await brandOf(deps, brandId)
  const { gameCode } = params
  const game: Pick<StudioGame, 'name' | 'rtp' | 'paytableVersion' | 'jackpot'> =
    gameCode === 'CRASH' ? crash : games[gameCode]
  const limits = brand.settings.gameLimits[gameCode]
  if (!limits) throw new Refusal('not_found')
  const text = (units: bigint) => amountText(units, brand.decimals)
  const names = await gameNames(deps.db, [gameCode], language)
  const { pace } = brand.settings
  const { cycleMs, turbo, auto, instant } = gameCode === 'CRASH' ? { ...SHARED_PACE, ...pace.CRASH } : pace[gameCode]
  return {
    gameCode,
    name: names.get(gameCode)?.name ?? game.name,
    vendor: 'Croupier Studio',
    open: limits.open && !(await takesNoBets(deps.db, { brandId, vendor: STUDIO, gameCode })),
    rtp: game.rtp(limits.profile),
    profile: limits.profile,
    paytableVersion: game.paytableVersion,
    stakeMin: text(limits.stakeMin),
    stakeMax: text(limits.stakeMax),
    stakeStep: text(limits.stakeStep),
    payoutCap: text(limits.payoutCap),
    pot: game.jackpot ? await potText(deps, brand, gameCode) : null,
    jackpotSize: limits.jackpotSize === null ? null : text(limits.jackpotSize),
    pace: { cycleMs, turbo, auto, instant },
    buy: gameCode !== 'CRASH' && sellsFeature(pace, gameCode, placeOf(deps, ip).country),
  }
}

/** The games that have a pot. */
export const potSubjects = (): Promise<ReadonlySet<string>> =>
  Promise.resolve(new Set(Object.keys(games).filter((code) => gameOf(code)?.jackpot)))

/** The pot of a game for the live channel. */
export async function readPotTopic(deps: Deps, { brandId, subject }: Watcher): Promise<Snapshot | undefined> {
  if (subject === undefined || !gameOf(subject)?.jackpot) return undefined
  const brand = await brandOf(deps, brandId)
  return {
    seq: deps.now().getTime(),
    data: { pot: await potText(deps, brand, subject) },
  }
}

/** What stands in a pot, down to what can be paid. */
async function potText(deps: Deps, brand: Brand, gameCode: string): Promise<string> {
  const pot = await houseFundsOf(deps.db, potAccount({ brandId: brand.id, gameCode, asset: brand.currency }))
  return flooredText(pot, brand.decimals)
}
