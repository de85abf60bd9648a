import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { changeSettings } from '@croupier/server/src/modules/brand/change-settings.ts'
import { type BenchDatabase, prepareDatabase } from './database.ts'
import { workFolder } from './machine.ts'
import { loggedInMembers } from './people.ts'
import { type Bench, figure } from './result.ts'
import { assertTables } from './table-books.ts'
import { longestStall, waitForPhase, TABLE_PHASES, type TablePhase, untilSettled } from './table-moments.ts'
import { TableNodes, type KillTarget } from './table-nodes.ts'
import { TablePlayer } from './table-player.ts'

/** Tables of cards that all share, of dice, of one hand that each answers for, and of seats. */
const TABLES = ['DT1', 'SIC1', 'TCP1', 'BJ1'] as const
const ASKING = ['TCP1', 'BJ1'] as const
const MEMBERS = 24
const PORT = Number(process.env.BENCH_PORT ?? 4710)
/** How long it is watched after a kill that no table waits for its dealer. */
const WATCHED_MS = 5000
const STALL_MS = 5000

const VICTIMS: readonly KillTarget[] = ['dealer', 'api', 'database', 'dealers']

/** Rounds of a few seconds, so that a kill need not wait for its moment. */
const QUICK = { betMs: 2500, guardMs: 600, stepMs: 250, decideMs: 1500, decideAllMs: 1500, resultMs: 1000 }
const PACE = Object.fromEntries(
  ['DRAGON_TIGER', 'SICBO', 'CARD_POKER', 'BLACKJACK'].map((game) => [game, QUICK] as const),
)

export interface TableKill {
  readonly victim: KillTarget
  readonly phase: TablePhase
}

export interface TableKills {
  readonly kills: readonly TableKill[]
  readonly members: number
  /** Of the process that answers members and of two dealers; where it deals itself, of one. */
  readonly ports: readonly [number, number, number?]
  /** The name of its own work folder. */
  readonly folder: string
}

export interface TableOutcome {
  readonly bets: number
  /** Calls that had no answer and were made again. */
  readonly again: number
  /** The longest that a table waited for its dealer after each kill. */
  readonly stallsMs: readonly number[]
}

/** Dealers, the API and the database are killed in every phase of shared rounds while members bet. */
export const tableKills: Bench = async (pace) => {
  const kills = pace.quick
    ? VICTIMS.map((victim, at) => ({ victim, phase: TABLE_PHASES[(at * 2 + 1) % TABLE_PHASES.length] ?? 'dealing' }))
    : TABLE_PHASES.flatMap((phase) => VICTIMS.map((victim) => ({ victim, phase })))
  const { bets, again, stallsMs } = await killAtTables({
    kills,
    members: MEMBERS,
    ports: [PORT, PORT + 1, PORT + 2],
    folder: 'table-kills',
  })
  return {
    figures: [
      figure('kills in every phase of a table’s round survived', '', [kills.length], { atLeast: kills.length }),
      figure('longest that a table waited for a dealer after a kill', 'ms', [Math.max(...stallsMs)], {
        atMost: STALL_MS,
      }),
    ],
    notes: [
      `${VICTIMS.join(', ')} each killed while ${TABLE_PHASES.join(', ')}; ${MEMBERS} members at ${TABLES.join(', ')}`,
      `${bets} bets were placed, ${again} calls had no answer and were made again`,
      'settling: the money has moved in a transaction that is cut off; paid: it has, and the round is not closed yet',
      'waited: from when the table was due, or the process was back if that was later; another dealer is there where one is killed',
      'after each: no bet open, one stake and one payout or return for each as the cards say, the ledger proved',
    ],
  }
}

/**
 * Kill in the middle of shared rounds, again and again, while members bet, take back and answer. Throws unless every bet was
 * then settled or returned once, as its member was told.
 */
export async function killAtTables({ kills, members, ports, folder }: TableKills): Promise<TableOutcome> {
  const dataDir = workFolder(folder)
  const { tokens, tables } = await prepareDatabase(dataDir, (database) => quickTables(database, members))
  const players = tokens.map((token, at) => {
    const table = tables.get(TABLES[at % TABLES.length] ?? '') ?? ''
    return new TablePlayer(ports[0], table, token, Math.floor(at / TABLES.length))
  })
  const nodes = await TableNodes.open(
    dataDir,
    ports.filter((port) => port !== undefined),
  )
  const stallsMs: number[] = []
  let bets = 0
  try {
    for (const [at, { victim, phase }] of kills.entries()) {
      const playing = Promise.all(players.map((player) => player.play()))
      // What a player should never have been told is thrown below, when nobody plays any more.
      playing.catch(() => undefined)
      const code = (phase === 'question' ? ASKING[at % ASKING.length] : TABLES[at % TABLES.length]) ?? 'DT1'
      const table = tables.get(code) ?? ''
      const moment = await waitForPhase(nodes.database, table, phase)
      if (phase === 'betting') await wait(randomInt(QUICK.betMs / 2))
      const { since, heal } = await nodes.strike(victim, table, moment.release)
      const isLast = at === kills.length - 1
      const [stallMs] = await Promise.all([
        longestStall(nodes.database, since, WATCHED_MS),
        isLast ? undefined : heal(),
      ])
      for (const player of players) player.stop()
      await playing
      await untilSettled(nodes.database, moment.roundId)
      bets = await assertTables(nodes.database, players)
      stallsMs.push(stallMs)
      console.log(
        `${victim} killed at ${code} while ${phase}: a table waited ${stallMs} ms; ${bets} bets stand as they must`,
      )
    }
  } finally {
    for (const player of players) player.stop()
    await nodes.close()
  }
  const again = players.reduce((sum, player) => sum + player.again, 0)
  return { bets, again, stallsMs }
}

/** Members who are logged in, and the ids of quick tables by their codes. */
async function quickTables({ deps, pool }: BenchDatabase, members: number) {
  const tokens = await loggedInMembers(deps, members)
  const settings = { tables: { links: 100, pace: PACE } }
  await changeSettings(deps, { brandId: 1, settings, changedBy: 'bench', reason: 'load' })
  const { rows } = await pool.query<{ code: string; id: string }>(
    'select code, id from studio.live_table where brand_id = 1',
  )
  return { tokens, tables: new Map(rows.map(({ code, id }) => [code, id])) }
}
