import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/tournaments.ts'
import type * as desk from '@croupier/contract/console-tournaments.ts'
import { amountText, flooredText } from '@croupier/engine/money.ts'
import type { Db } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { publicName } from '#kernel/masked-name.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { gameNames } from '#modules/betting/game-names/game-names.ts'
import { leaderboardOf } from '#modules/betting/contests/contests.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { memberNames } from '#modules/identity/identity.ts'
import { ranksOf, stageOf, totalOf } from './rules.ts'
import * as store from './store.ts'

const ENDED_MS = 14 * 86_400_000
const BOARD = 50
/** A multiplier's ten-thousandths, shown with two decimals. */
const MULTIPLIER_DECIMALS = 2
/** Boards are asked for by everybody who watches, and have all who stand on them. */
const KEPT_MS = 5000

/** Tournaments that run, come or have ended lately: what runs first, then what comes, then what is over. */
export async function readTournaments(
  deps: Deps,
  { brandId, language }: Ask<typeof contract.tournaments>,
): Promise<ReplyOf<typeof contract.tournaments>> {
  const brand = await brandOf(deps, brandId)
  const now = deps.now()
  const rows = await store.findShown(deps.db, brandId, new Date(now.getTime() - ENDED_MS))
  const names = await gameNames(
    deps.db,
    rows.flatMap(({ games }) => games),
    language,
  )
  const ORDER = ['running', 'counting', 'coming', 'paid', 'cancelled']
  const place = (row: store.TournamentRow) => ORDER.indexOf(stageOf(row, now))
  return {
    list: rows
      .toSorted((one, other) => place(one) - place(other))
      .map((row) => tournamentReply(row, { brand, names, language, now })),
  }
}

/** A tournament with its board and where the asker stands. */
export async function readTournament(
  deps: Deps,
  { brandId, params, session, language }: Ask<typeof contract.tournament>,
): Promise<ReplyOf<typeof contract.tournament>> {
  const brand = await brandOf(deps, brandId)
  const row = await store.findTournament(deps.db, brandId, params.tournamentId)
  if (!row || row.state === 'draft') throw new Refusal('not_found')
  const [names, places] = await Promise.all([gameNames(deps.db, row.games, language), boardRanks(deps, row)])
  const shown = places.slice(0, BOARD)
  const own = session && places.find(({ memberId }) => memberId === session.memberId)
  const accounts = await memberNames(
    deps.db,
    [...shown, ...(own ? [own] : [])].map(({ memberId }) => memberId),
  )
  const standing = (place: Rank) => {
    const mine = place.memberId === session?.memberId
    const name = accounts.get(place.memberId)
    return {
      rank: place.rank,
      player: name === undefined ? '' : mine ? name.account : publicName(name),
      own: mine,
      score: scoreText(row, place.score, brand),
      prize: place.prize === 0n ? null : amountText(place.prize, brand.decimals),
    }
  }
  return {
    tournament: tournamentReply(row, { brand, names, language, now: deps.now() }),
    board: shown.map(standing),
    players: places.length,
    own: own ? standing(own) : null,
    at: deps.now().toISOString(),
  }
}

type Rank = store.RankRow
const boards = new WeakMap<Db, Map<string, { readonly at: number; readonly places: Promise<readonly Rank[]> }>>()

/** Who stands where: as it was paid, or as the bets have it that are counted. */
function boardRanks(deps: Deps, row: store.TournamentRow): Promise<readonly Rank[]> {
  if (row.state === 'paid') return store.findRanks(deps.db, row.id)
  if (row.state === 'cancelled' || deps.now() < row.startsAt) return Promise.resolve([])
  const kept = boards.get(deps.db) ?? new Map()
  boards.set(deps.db, kept)
  const last = kept.get(row.id)
  const now = deps.now().getTime()
  if (last && Math.abs(now - last.at) < KEPT_MS) return last.places
  const places = leaderboardOf(deps.db, row.id).then((leaders) =>
    ranksOf(
      leaders,
      leaders.map((_, index) => row.prizes[index] ?? 0n),
    ),
  )
  kept.set(row.id, { at: now, places })
  places.catch(() => kept.delete(row.id))
  return places
}

const scoreText = ({ metric }: store.TournamentRow, score: bigint, { decimals }: Brand) =>
  flooredText(score, metric === 'turnover' ? decimals : MULTIPLIER_DECIMALS)

interface ViewContext {
  readonly brand: Brand
  readonly names: Awaited<ReturnType<typeof gameNames>>
  readonly language: string
  readonly now: Date
}

const nameIn = ({ names }: store.TournamentRow, language: string): string => names[language] ?? names['en'] ?? ''

function tournamentReply(row: store.TournamentRow, { brand, names, language, now }: ViewContext) {
  const text = (units: bigint) => amountText(units, brand.decimals)
  return {
    id: row.id,
    name: nameIn(row, language),
    metric: row.metric,
    category: row.category,
    games: row.games.map((code) => ({ code, name: names.get(code)?.name ?? code })),
    currency: row.asset,
    stakeMin: text(row.stakeMin),
    prizes: row.prizes.map(text),
    prizeTotal: text(totalOf(row.prizes)),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    stage: stageOf(row, now),
  }
}

/** Tournaments of the brand for its operators. */
export async function readDeskTournaments(
  deps: Deps,
  { session, query, language }: Ask<typeof desk.deskTournaments>,
): Promise<ReplyOf<typeof desk.deskTournaments>> {
  const brand = await brandOf(deps, session.brandId)
  const { rows, total } = await store.findPage(deps.db, brand.id, {
    state: query.state,
    size: query.pageSize,
    skip: (query.pageNo - 1) * query.pageSize,
  })
  return {
    pageNum: query.pageNo,
    totalPages: Math.ceil(total / query.pageSize),
    total,
    list: rows.map((row) => deskReply(row, brand, language)),
  }
}

/** One of them with who leads, or who has won. */
export async function readDeskTournament(
  deps: Deps,
  { session, params, language }: Ask<typeof desk.deskTournament>,
): Promise<ReplyOf<typeof desk.deskTournament>> {
  const brand = await brandOf(deps, session.brandId)
  const row = await store.findTournament(deps.db, brand.id, params.tournamentId)
  if (!row) throw new Refusal('not_found')
  const places = row.state === 'draft' ? [] : (await boardRanks(deps, row)).slice(0, BOARD)
  const accounts = await memberNames(
    deps.db,
    places.map(({ memberId }) => memberId),
  )
  return {
    tournament: deskReply(row, brand, language),
    places: places.map(({ rank, memberId, score, prize }) => ({
      rank,
      memberId,
      account: accounts.get(memberId)?.account ?? '',
      score: scoreText(row, score, brand),
      prize: amountText(prize, brand.decimals),
    })),
  }
}

function deskReply(row: store.TournamentRow, brand: Brand, language: string) {
  const text = (units: bigint) => amountText(units, brand.decimals)
  const { id, names, metric, category, games, repeats, state } = row
  return {
    id,
    names: { ...names },
    metric,
    category,
    games: [...games],
    repeats,
    state,
    currency: row.asset,
    name: nameIn(row, language),
    stakeMin: text(row.stakeMin),
    prizes: row.prizes.map(text),
    prizeTotal: text(totalOf(row.prizes)),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
  }
}
