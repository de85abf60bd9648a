import { randomUUID } from 'node:crypto'
import { tableGameOf } from '@croupier/engine/tables/tables.ts'
import { inTransaction } from '@croupier/server/src/kernel/database.ts'
import type { Deps } from '@croupier/server/src/kernel/deps.ts'
import { must, no } from '@croupier/server/src/kernel/refusal.ts'
import { settleBets } from '@croupier/server/src/modules/betting/betting.ts'
import { changeSettings } from '@croupier/server/src/modules/brand/change-settings.ts'
import { decideBets, findWaiting } from '@croupier/server/src/modules/studio/tables/bets/store.ts'
import { dealTable } from '@croupier/server/src/modules/studio/tables/dealer/deal-tables.ts'
import { RESTING } from '@croupier/server/src/modules/studio/tables/dealer/rules.ts'
import { endsOf, announceMembers } from '@croupier/server/src/modules/studio/tables/dealer/settle-bets.ts'
import { placeBets } from '@croupier/server/src/modules/studio/tables/place-bets.ts'
import {
  findRounds,
  findTable,
  findTables,
  recordPresence,
  type RoundRow,
} from '@croupier/server/src/modules/studio/tables/store.ts'
import { freshDatabase } from './database.ts'
import { loggedInMembers } from './people.ts'
import { type Bench, figure } from './result.ts'
import { assertTables } from './table-books.ts'

const MEMBERS = 10_000
/** Of each member. */
const SPOTS = ['dragon', 'tie'] as const
const BETS = MEMBERS * SPOTS.length
/** So many of another round are settled one by one, which tells how long all would take. */
const ALONE = 2000
const ALONE_AT_ONCE = 12
const PLACED_AT_ONCE = 400
const BRAND = 1

/** A shared round with twenty thousand bets: how long it takes until everybody is paid. */
export const tableRound: Bench = async (pace) => {
  const database = await freshDatabase('table-round')
  try {
    let ahead = 0
    const deps: Deps = { ...database.deps, now: () => new Date(Date.now() + ahead) }
    await loggedInMembers(deps, MEMBERS)
    const settings = {
      tables: {
        links: 100,
        pace: {
          DRAGON_TIGER: { betMs: 120_000, guardMs: 0, stepMs: 50, decideMs: 1000, decideAllMs: 1000, resultMs: 1000 },
        },
      },
    }
    await changeSettings(deps, { brandId: BRAND, settings, changedBy: 'bench', reason: 'load' })
    const table = (await findTables(deps.db, BRAND)).find(({ code }) => code === 'DT1')?.id ?? ''
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from identity.member where account like 'bench%'`,
    )
    const members = rows.map(({ id }) => id)
    const skip = (ms: number) => (ahead += ms)
    const [together, alone]: [number[], number[]] = [[], []]
    for (let run = 0; run < pace.runs; run++) {
      const first = await dealt(deps, table, { members, skip })
      together.push(await timed(() => untilSettled(deps, first.id, table)))
      const second = await dealt(deps, table, { members, skip })
      const rate = await settledAlone(deps, second)
      alone.push((BETS / rate) * 1000)
      await untilSettled(deps, second.id, table)
      console.log(JSON.stringify({ together: together.at(-1), alone: alone.at(-1) }))
    }
    if ((await assertTables(database, [])) !== BETS * 2 * pace.runs) throw new Error('bets are missing')
    const times = together.map((ms, run) => (alone[run] ?? Number.NaN) / ms)
    return {
      figures: [
        figure('a round of 20,000 bets settled', 'ms', together, { atMost: 2000 }),
        figure('the same by a transaction for every bet, twelve at once', 'ms', alone),
        figure('times a transaction for every bet', '×', times),
      ],
      notes: [
        `${MEMBERS} members with ${SPOTS.length} bets each at dragon tiger: bets, payouts, tallies and the record, as the dealer settles them`,
        `one by one: measured over ${ALONE} bets of another round`,
        'afterwards every bet was paid what the game says, once, and the ledger was proved from its first line',
      ],
    }
  } finally {
    await database.close()
  }
}

interface RoundBettors {
  readonly members: readonly string[]
  readonly skip: (ms: number) => void
}

/** A round with everybody's bets whose outcome stands. */
async function dealt(deps: Deps, table: string, { members, skip }: RoundBettors): Promise<RoundRow> {
  async function turn(): Promise<RoundRow | undefined> {
    skip(500)
    // Somebody looks, so that it does not rest.
    await inTransaction(deps.db, (tx) => recordPresence(tx, [table], deps.now(), RESTING))
    await dealTable(deps, table)
    return roundOf(deps, table)
  }
  let round = await turn()
  while (round?.phase !== 'betting') round = await turn()
  await placeAll(deps, table, round.id, members)
  skip(round.closesAt.getTime() - deps.now().getTime())
  while (round?.phase !== 'result') round = await turn()
  return round
}

async function roundOf({ db }: Deps, tableId: string): Promise<RoundRow | undefined> {
  const roundId = (await findTable(db, tableId))?.roundId
  return roundId ? (await findRounds(db, [roundId])).get(roundId) : undefined
}

async function placeAll(deps: Deps, tableId: string, roundId: string, members: readonly string[]): Promise<void> {
  const waiting = members.values()
  async function placer(): Promise<void> {
    for (const memberId of waiting)
      await placeBets(deps, {
        ...NOBODY,
        params: { tableId },
        body: { id: randomUUID(), roundId, bets: SPOTS.map((spot) => ({ spot, stake: '20.00' })) },
        session: { ...SESSION, memberId },
      })
  }
  await Promise.all(Array.from({ length: PLACED_AT_ONCE }, placer))
}

/** Let the dealer work until the round is settled. */
async function untilSettled(deps: Deps, roundId: string, table: string): Promise<void> {
  while ((await findRounds(deps.db, [roundId])).get(roundId)?.settledAt === null) await dealTable(deps, table)
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** Settle some bets of a round each in a transaction of its own; answers how many were settled in a second. */
async function settledAlone(deps: Deps, round: RoundRow): Promise<number> {
  const game = tableGameOf(round.gameCode)
  const waiting = await findWaiting(deps.db, round.id, null, ALONE)
  if (!game) throw new Error(`there is no game ${round.gameCode}`)
  const now = deps.now()
  const ends = endsOf(game, round, waiting, now).values()
  async function settler(): Promise<void> {
    for (const { bet, settlement } of ends)
      await inTransaction(deps.db, async (tx) => {
        const [verdict] = await settleBets(tx, [{ ...settlement, betId: bet.id }], now)
        must(verdict ?? no('bet_not_open'))
        await decideBets(tx, [bet])
        await announceMembers(tx, round.brandId, round.gameCode, [bet])
      })
  }
  const ms = await timed(async () => void (await Promise.all(Array.from({ length: ALONE_AT_ONCE }, settler))))
  return (waiting.length / ms) * 1000
}

const SESSION = {
  id: randomUUID(),
  brandId: BRAND,
  agentType: 0,
  confirmedAt: null,
  passwordDue: false,
  restrained: null,
  restrainedUntil: null,
}

/** What else an asker would bring. */
const NOBODY = {
  query: undefined,
  brandId: BRAND,
  language: 'en',
  ip: '127.0.0.1',
  host: undefined,
  origin: 'http://lucky.localhost',
  userAgent: 'bench',
  requestId: 'bench',
  key: undefined,
  token: undefined,
  file: undefined,
  cookie: () => undefined,
  setCookie: () => undefined,
}
