import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/console-tables.ts'
import { amountText } from '@croupier/engine/money.ts'
import { tableGames, tableGameOf } from '@croupier/engine/tables/tables.ts'
import type { TableGame } from '@croupier/engine/tables/table-game.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { gameNames } from '../../../betting/game-names/game-names.ts'
import { type Brand, brandOf } from '../../../brand/brand.ts'
import { tablePace } from '../../../brand/table-pace/table-pace.ts'
import { RESTING } from '../dealer/rules.ts'
import { bestOf } from '../limits.ts'
import { isRunning } from '../view.ts'
import * as tables from '../store.ts'
import { exposureOf } from './rules.ts'

const LATE_MS = 5000

/** The tables of the brand with what each does. */
export async function readTables(
  deps: Deps,
  { query, session }: Ask<typeof contract.deskTables>,
): Promise<ReplyOf<typeof contract.deskTables>> {
  const { pageNo, pageSize, gameCode, state, search } = query
  const brand = await brandOf(deps, session.brandId)
  const rows = (await tables.findTables(deps.db, brand.id, gameCode)).filter(
    (table) => (state === undefined || table.state === state) && isCalled(table, search),
  )
  const all = await activityOf(deps, brand, rows)
  const staked = all.reduce((sum, { units }) => sum + units, 0n)
  return {
    pageNum: pageNo,
    totalPages: Math.ceil(all.length / pageSize),
    total: all.length,
    sums: { staked: amountText(staked, brand.decimals) },
    list: all.slice((pageNo - 1) * pageSize, pageNo * pageSize).map(({ table }) => table),
  }
}

/** Whether a table's code or one of its names carries what was typed. */
function isCalled({ code, names }: tables.TableRow, typed = ''): boolean {
  const wanted = typed.trim().toLowerCase()
  return [code, ...Object.values(names)].some((name) => name.toLowerCase().includes(wanted))
}

async function activityOf(deps: Deps, brand: Brand, rows: readonly tables.TableRow[]) {
  const now = deps.now()
  const rounds = await tables.findRounds(
    deps.db,
    rows.flatMap(({ roundId }) => roundId ?? []),
  )
  return rows.map((row) => {
    const found = rounds.get(row.roundId ?? '')
    const round = isRunning(found, now) ? found : undefined
    const units = Object.values(round?.totals[brand.currency] ?? {}).reduce((sum, [stake]) => sum + BigInt(stake), 0n)
    return { row, round, units, table: tableShown(brand, row, { last: found, round, units, now }) }
  })
}

/** What a table does at a moment. */
interface TableActivity {
  readonly last: tables.RoundRow | undefined
  readonly round: tables.RoundRow | undefined
  readonly units: bigint
  readonly now: Date
}

function tableShown(brand: Brand, table: tables.TableRow, { last, round, units, now }: TableActivity) {
  const owed = exposureOf(tableGameOf(table.gameCode)?.spots(table.paytable) ?? [], round, brand.currency)
  const most = owed.reduce((worst, one) => (one.owed > worst ? one.owed : worst), 0n)
  return {
    tableId: table.id,
    code: table.code,
    gameCode: table.gameCode,
    names: { ...table.names },
    paytable: table.paytable,
    speed: table.speed,
    position: table.position,
    state: table.state,
    phase: round?.phase ?? null,
    roundId: round?.id ?? null,
    roundCode: round?.code ?? null,
    people: round?.people ?? 0,
    staked: amountText(units, brand.decimals),
    exposure: amountText(most, brand.decimals),
    tableMax: amountText(BigInt(table.limits.tableMax), brand.decimals),
    pace: tablePace(brand, table),
    dealt: table.dueAt.getTime() === RESTING.getTime() || now.getTime() - table.dueAt.getTime() < LATE_MS,
    movedAt:
      Object.values(last?.times ?? {})
        .toSorted()
        .at(-1) ?? null,
    lookedAt: table.lastViewedAt?.toISOString() ?? null,
  }
}

/** One table of the brand; a stranger's is not found. */
export async function ownTable(deps: Deps, brandId: number, id: string): Promise<tables.TableRow> {
  const table = await tables.findTable(deps.db, id)
  if (table?.brandId !== brandId) throw new Refusal('not_found')
  return table
}

/** One table with its limits and what lies on its spots. */
export async function readTable(
  deps: Deps,
  { params, session }: Ask<typeof contract.deskTable>,
): Promise<ReplyOf<typeof contract.deskTable>> {
  const brand = await brandOf(deps, session.brandId)
  const row = await ownTable(deps, brand.id, params.tableId)
  const text = (units: bigint | string) => amountText(BigInt(units), brand.decimals)
  const [one] = await activityOf(deps, brand, [row])
  if (!one) throw new Refusal('not_found')
  const { groups, roundMax, tableMax } = row.limits
  const last = row.roundId === null ? undefined : (await tables.findRounds(deps.db, [row.roundId])).get(row.roundId)
  const shoe = last && (await tables.findShoes(deps.db, [last.shoeId])).get(last.shoeId)
  return {
    table: one.table,
    limits: {
      groups: Object.entries(groups).map(([group, { min, max }]) => ({ group, min: text(min), max: text(max) })),
      roundMax: text(roundMax),
      tableMax: text(tableMax),
    },
    spots: exposureOf(tableGameOf(row.gameCode)?.spots(row.paytable) ?? [], one.round, brand.currency).map(
      ({ spot, people, stake, owed }) => ({ spot, people, stake: text(stake), exposure: text(owed) }),
    ),
    shoe: shoe ? { number: shoe.number, link: shoe.link, links: shoe.links } : null,
  }
}

/** The live games that a table can be created for. */
export async function readTableTypes(
  deps: Deps,
  { session, language }: Ask<typeof contract.tableTypes>,
): Promise<ReplyOf<typeof contract.tableTypes>> {
  const brand = await brandOf(deps, session.brandId)
  const games = Object.values<TableGame>(tableGames)
  const names = await gameNames(
    deps.db,
    games.map(({ code }) => code),
    language,
  )
  return {
    list: games.map((game) => ({
      gameCode: game.code,
      name: names.get(game.code)?.name ?? game.name,
      paytables: game.paytables.map((paytable) => ({ paytable, groups: groupsOf(game, paytable) })),
      pace: {
        standard: tablePace(brand, { gameCode: game.code, speed: 'standard' }),
        speed: tablePace(brand, { gameCode: game.code, speed: 'speed' }),
      },
    })),
  }
}

const groupsOf = (game: TableGame, paytable: string) =>
  [...Map.groupBy(game.spots(paytable), ({ group }) => group)].map(([group, spots]) => ({
    group,
    spots: spots.length,
    best: String(spots.reduce((best, spot) => (bestOf(spot) > best ? bestOf(spot) : best), 0n)),
  }))
