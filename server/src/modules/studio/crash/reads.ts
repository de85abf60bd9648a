import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/crash.ts'
import { linkAfter } from '@croupier/engine/instant/crash.ts'
import { amountText } from '@croupier/engine/money.ts'
import { LRUCache } from 'lru-cache'
import type { Deps } from '#kernel/deps.ts'
import type { Snapshot, Watcher } from '#kernel/live.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf, currencyOf } from '../../brand/brand.ts'
import { chainOf } from '../../chains/chains.ts'
import { sha256 } from '../outcome.ts'
import { chainOwner } from './crash-outcome.ts'
import { multiplierText, numberOf, ownBet } from './view.ts'
import * as store from './store.ts'

type SharedTable = Omit<ReplyOf<typeof contract.crashTable>, 'mine'>

const BETS_SHOWN = 50
const PAST_SHOWN = 20
/** Shorter than the live channel waits after a notification before it reads, so that nobody is shown an old table. */
const FRESH_MS = 80

/** The shared round as it stands. */
export async function readTable(
  deps: Deps,
  { session, brandId }: Ask<typeof contract.crashTable>,
): Promise<ReplyOf<typeof contract.crashTable>> {
  const brand = await brandOf(deps, brandId)
  if (!brand.settings.gameLimits.CRASH) throw new Refusal('game_closed')
  const table = await tableOf(deps, brand, currencyOf(brand, session?.agentType ?? 0))
  const mine = session && table.round ? await store.findBetsOf(deps.db, [session.memberId], [table.round.roundId]) : []
  return { ...table, now: deps.now().toISOString(), mine: mine.map(ownBet) }
}

/** The same for the live channel, without the own bets: one read serves all who look at once. */
export async function readTableTopic(deps: Deps, { brandId, session }: Watcher): Promise<Snapshot | undefined> {
  const brand = await brandOf(deps, brandId)
  if (!brand.settings.gameLimits.CRASH) return undefined
  const data = await shared(deps, brand, currencyOf(brand, session?.agentType ?? 0))
  return { seq: Date.parse(data.now), data }
}

const caches = new WeakMap<Deps, LRUCache<string, Promise<SharedTable>>>()

function shared(deps: Deps, brand: Brand, asset: string): Promise<SharedTable> {
  const cache = caches.get(deps) ?? new LRUCache<string, Promise<SharedTable>>({ max: 100, ttl: FRESH_MS })
  caches.set(deps, cache)
  const key = `${brand.id}/${asset}`
  const known = cache.get(key) ?? tableOf(deps, brand, asset)
  cache.set(key, known)
  return known
}

async function tableOf(deps: Deps, brand: Brand, asset: string): Promise<SharedTable> {
  const [round, past, chain] = await Promise.all([
    store.findCurrent(deps.db, brand.id),
    store.findPast(deps.db, brand.id, PAST_SHOWN),
    chainOf(deps.db, chainOwner(brand.id)),
  ])
  return {
    round: round ? await roundShown(deps, brand, round, asset) : null,
    now: deps.now().toISOString(),
    past: past.map(({ id, number, point, endedAt }) => ({
      roundId: id,
      number: Number(number),
      point: point === null ? null : multiplierText(point),
      endedAt: (endedAt ?? deps.now()).toISOString(),
    })),
    chain: chain?.salt ? { head: chain.head, links: chain.links, salt: chain.salt } : null,
  }
}

async function roundShown(deps: Deps, brand: Brand, round: store.RoundRow, asset: string) {
  const { bets, players, staked } = await store.findTable(deps.db, round.id, asset, BETS_SHOWN)
  const text = (units: bigint) => amountText(units, brand.decimals)
  const nextAt = round.endedAt && new Date(round.endedAt.getTime() + brand.settings.crash.pauseMs)
  return {
    roundId: round.id,
    number: Number(round.number),
    phase: round.phase,
    startsAt: round.startsAt.toISOString(),
    point: round.point === null ? null : multiplierText(round.point),
    hash: round.hash,
    nextAt: nextAt?.toISOString() ?? null,
    players,
    staked: text(staked),
    bets: bets.map((bet) => ({
      number: numberOf(bet),
      player: bet.player,
      stake: text(bet.stake),
      leftAt: bet.cashedOutAt === null ? null : multiplierText(bet.cashedOutAt),
      payout: bet.state === 'placed' || bet.state === 'settling' ? null : text(bet.payout),
    })),
  }
}

/** A round of the past with its link of the chain. */
export async function readRound(
  deps: Deps,
  { params, brandId }: Ask<typeof contract.crashRound>,
): Promise<ReplyOf<typeof contract.crashRound>> {
  const round = (await store.findRounds(deps.db, [params.roundId])).get(params.roundId)
  if (round?.brandId !== brandId || round.point === null || round.hash === null) throw new Refusal('not_found')
  return {
    roundId: round.id,
    number: Number(round.number),
    point: multiplierText(round.point),
    hash: round.hash,
    linkAfter: linkAfter(sha256, round.hash),
    toHead: round.links - round.link,
    head: round.head,
    salt: round.salt,
    profile: round.profile,
    startedAt: round.startsAt.toISOString(),
  }
}
