import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as dealt from '@croupier/contract/table-rounds.ts'
import type * as contract from '@croupier/contract/tables.ts'
import { tableGameOf } from '@croupier/engine/tables/tables.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Snapshot, Watcher } from '#kernel/live.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { gameNames } from '../../betting/game-names/game-names.ts'
import { type Brand, brandOf, currencyOf } from '../../brand/brand.ts'
import * as bets from './bets/store.ts'
import { noteViews } from './presence/presence.ts'
import { findAnswers } from './answers/store.ts'
import { findFavourites } from './favourites/store.ts'
import { findSeats } from './seats/store.ts'
import * as shown from './view.ts'
import * as store from './store.ts'

const SUMMARIES = 60

/** In which money and language a table is shown. */
interface TableDisplay {
  readonly asset: string
  readonly language: string
}

/** The lobby: every table with what it does and the last of its results. */
export async function readTables(
  deps: Deps,
  { query, session, brandId, language }: Ask<typeof contract.liveTables>,
): Promise<ReplyOf<typeof contract.liveTables>> {
  const brand = await brandOf(deps, brandId)
  const display = { asset: currencyOf(brand, session?.agentType ?? 0), language }
  const tables = await store.findTables(deps.db, brandId, query.gameCode)
  noteViews(
    deps,
    tables.map(({ id }) => id),
  )
  const [{ rounds, shoes }, summaries, favourites, lastOf, names] = await Promise.all([
    standingsOf(deps, tables),
    summariesOf(deps, tables),
    findFavourites(deps.db, session?.memberId),
    lastOfAll(deps, tables),
    gameNames(
      deps.db,
      tables.map(({ gameCode }) => gameCode),
      language,
    ),
  ])
  const now = deps.now()
  return {
    now: now.toISOString(),
    tables: tables.map((table) => {
      const round = rounds.get(table.roundId ?? '')
      return {
        ...shown.tableShown(brand, table, display),
        gameName: names.get(table.gameCode)?.name ?? table.gameCode,
        ...shown.lineOf(round, shoes.get(round?.shoeId ?? ''), { now, last: lastOf.get(table.id) }),
        favourite: favourites.includes(table.id),
        summaries: [...(summaries.get(table.id) ?? [])],
      }
    }),
  }
}

async function standingsOf(deps: Deps, tables: readonly store.TableRow[]) {
  const rounds = await store.findRounds(
    deps.db,
    tables.flatMap(({ roundId }) => roundId ?? []),
  )
  const shoes = await store.findShoes(
    deps.db,
    [...rounds.values()].map(({ shoeId }) => shoeId),
  )
  return { rounds, shoes }
}

const lastOfAll = (deps: Deps, tables: readonly store.TableRow[]) =>
  store.findLast(
    deps.db,
    tables.map(({ id }) => id),
  )

async function summariesOf(deps: Deps, tables: readonly store.TableRow[]) {
  const rows = await store.findSummaries(
    deps.db,
    tables.map(({ id }) => id),
    tables.map(({ gameCode }) => tableGameOf(gameCode)?.deck?.lasts === 'shoe'),
    SUMMARIES,
  )
  const byTable = Map.groupBy(rows.toReversed(), ({ tableId }) => tableId)
  return new Map([...byTable].map(([id, of]) => [id, of.map(shown.summaryShown)]))
}

/** All tables in a line each, for the live channel: one read serves all who look. */
export async function readLobbyTopic(deps: Deps, { brandId }: Watcher): Promise<Snapshot> {
  const tables = await store.findTables(deps.db, brandId)
  noteViews(
    deps,
    tables.map(({ id }) => id),
  )
  const [{ rounds, shoes }, lastOf] = await Promise.all([standingsOf(deps, tables), lastOfAll(deps, tables)])
  const now = deps.now()
  const data: contract.LobbyNews = {
    now: now.toISOString(),
    tables: tables.map(({ id, state, roundId }) => {
      const round = rounds.get(roundId ?? '')
      const last = lastOf.get(id)
      const line = shown.lineOf(round, shoes.get(round?.shoeId ?? ''), { now, last })
      return { tableId: id, state, ...line, last: last ? shown.summaryShown(last) : null }
    }),
  }
  return { seq: now.getTime(), data }
}

/** A table of the brand as it stands, alike for everybody. */
async function sharedOf(deps: Deps, brand: Brand, table: store.TableRow, display: TableDisplay) {
  noteViews(deps, [table.id])
  const [{ rounds, shoes }, summaries, seats] = await Promise.all([
    standingsOf(deps, [table]),
    summariesOf(deps, [table]),
    findSeats(deps.db, [table.id]),
  ])
  const round = rounds.get(table.roundId ?? '')
  const shoe = round && shoes.get(round.shoeId)
  const now = deps.now()
  const running = shown.isRunning(round, now) ? round : undefined
  const shared = {
    now: now.toISOString(),
    ...shown.tableShown(brand, table, display),
    people: running?.people ?? 0,
    shoe: shoe ? shown.shoeShown(shoe) : null,
    chain: shoe ? shown.chainShown(shoe) : null,
    round: running ? shown.roundShown(brand, running) : null,
    seats: seats.map(({ seat, player }) => ({ seat, player })),
    summaries: [...(summaries.get(table.id) ?? [])],
  }
  return { shared, running, seats }
}

async function tableOf(deps: Deps, id: string, brandId: number): Promise<store.TableRow> {
  const table = await store.findTable(deps.db, id)
  if (table?.brandId !== brandId) throw new Refusal('not_found')
  return table
}

/** A table with what is one's own. */
export async function readTable(
  deps: Deps,
  { params, session, brandId, language }: Ask<typeof contract.liveTable>,
): Promise<ReplyOf<typeof contract.liveTable>> {
  const brand = await brandOf(deps, brandId)
  const table = await tableOf(deps, params.tableId, brandId)
  const asset = currencyOf(brand, session?.agentType ?? 0)
  const { shared, running, seats } = await sharedOf(deps, brand, table, { asset, language })
  const memberId = session?.memberId
  const [own, answers, favourites] = await Promise.all([
    memberId && running ? bets.findBetsOf(deps.db, [memberId], [running.id]) : [],
    memberId && running ? findAnswers(deps.db, [running.id], memberId) : [],
    findFavourites(deps.db, memberId),
  ])
  return {
    ...shared,
    favourite: favourites.includes(table.id),
    totals: running ? shown.totalsShown(brand, running.totals, asset) : [],
    mine: shown.memberRoundOf(
      own,
      answers,
      seats.filter((seat) => seat.memberId === memberId),
    ),
  }
}

/** The brand's tables. */
export const tableSubjects = async (deps: Deps, brandId: number): Promise<ReadonlySet<string>> =>
  new Set((await store.findTables(deps.db, brandId)).map(({ id }) => id))

/** The table that a page watches, if it is one of the brand's. */
async function watched(deps: Deps, { brandId, subject }: Watcher): Promise<store.TableRow | undefined> {
  const table = UUID.test(subject ?? '') ? await store.findTable(deps.db, subject ?? '') : undefined
  return table?.brandId === brandId ? table : undefined
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

/** The same for the live channel, without what is one's own. */
export async function readTableTopic(deps: Deps, watcher: Watcher): Promise<Snapshot | undefined> {
  const table = await watched(deps, watcher)
  if (!table) return undefined
  const brand = await brandOf(deps, watcher.brandId)
  const { shared } = await sharedOf(deps, brand, table, { asset: brand.currency, language: brand.defaultLanguage })
  const data: contract.TableNews = shared
  return { seq: Date.parse(shared.now), data }
}

/** What lies on the spots of a table, for the live channel. */
export async function readStakesTopic(deps: Deps, watcher: Watcher): Promise<Snapshot | undefined> {
  const table = await watched(deps, watcher)
  if (!table) return undefined
  const brand = await brandOf(deps, watcher.brandId)
  const round =
    table.roundId === null ? undefined : (await store.findRounds(deps.db, [table.roundId])).get(table.roundId)
  const data: contract.StakesNews = {
    roundId: round?.id ?? null,
    people: round?.people ?? 0,
    totals: round ? shown.totalsShown(brand, round.totals, brand.currency) : [],
  }
  return { seq: deps.now().getTime(), data }
}

/** A round that is over, to be seen again, with what is one's own in it. */
export async function readRound(
  deps: Deps,
  { params, brandId, session }: Ask<typeof dealt.tableRound>,
): Promise<ReplyOf<typeof dealt.tableRound>> {
  const round = (await store.findRounds(deps.db, [params.roundId])).get(params.roundId)
  if (round?.brandId !== brandId || round.tableId !== params.tableId || round.endedAt === null)
    throw new Refusal('not_found')
  const shoe = (await store.findShoes(deps.db, [round.shoeId])).get(round.shoeId)
  if (!shoe) throw new Error(`round ${round.id} has no shoe`)
  const own = session ? await bets.findBetsOf(deps.db, [session.memberId], [round.id]) : []
  return {
    shoeId: shoe.id,
    round: shown.dealtShown(round),
    proof: shown.proofShown(shoe),
    mine: own.map(shown.ownBet),
  }
}

/** All rounds of a shoe so far. */
export async function readShoe(
  deps: Deps,
  { params, brandId }: Ask<typeof dealt.tableShoe>,
): Promise<ReplyOf<typeof dealt.tableShoe>> {
  const shoe = (await store.findShoes(deps.db, [params.shoeId])).get(params.shoeId)
  if (shoe?.brandId !== brandId || shoe.tableId !== params.tableId) throw new Refusal('not_found')
  const rounds = await store.findRoundsOfShoe(deps.db, shoe.id)
  return {
    shoeId: shoe.id,
    number: shoe.number,
    rounds: rounds.filter(({ endedAt }) => endedAt !== null).map(shown.dealtShown),
    proof: shown.proofShown(shoe),
  }
}
