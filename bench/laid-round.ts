import { randomUUID } from 'node:crypto'
import { inTransaction, type OpenDatabase } from '@croupier/server/src/kernel/database.ts'
import { must } from '@croupier/server/src/kernel/refusal.ts'
import { type NewBet, placeBets } from '@croupier/server/src/modules/betting/betting.ts'
import { endBets } from '@croupier/server/src/modules/betting/endings/endings.ts'
import { decideBets, insertBets } from '@croupier/server/src/modules/studio/tables/bets/store.ts'
import { findTables } from '@croupier/server/src/modules/studio/tables/store.ts'
import type { BenchDatabase } from './database.ts'
import { loggedInMembers } from './people.ts'

const BRAND = 1
const CURRENCY = 'PHP'
const STAKE = 10_000n
const BETS_OF_MEMBER = 50
const AT_ONCE = 2000
const RULES = { timeZone: 'UTC', checked: false, verifiedFrom: null }

/** The outcomes of a round of dragon tiger: half of the bets lie on each. */
export const OUTCOMES = ['tiger', 'dragon'] as const
export type Outcome = (typeof OUTCOMES)[number]

const CARDS: Readonly<Record<Outcome, unknown>> = {
  dragon: { dragon: 12, tiger: 1 },
  tiger: { dragon: 1, tiger: 12 },
}

/** A settled round of a live table with so many bets, half of them paid; answers its id. */
export async function layRound(database: BenchDatabase, bets: number): Promise<string> {
  const { deps, db, pool } = database
  await loggedInMembers(deps, bets / BETS_OF_MEMBER)
  const members = await pool.query<{ id: string }>(`select id from identity.member where account like 'bench%'`)
  const roundId = await addRound(database)
  for (let from = 0; from < bets; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, bets - from) }, (_, index) => ({
      bet: betOf(roundId, members.rows[(from + index) % members.rows.length]?.id ?? ''),
      spot: OUTCOMES[Math.floor((from + index) / members.rows.length) % OUTCOMES.length] ?? 'dragon',
    }))
    await inTransaction(db, (tx) => placeSome(tx, some))
  }
  await pool.query('vacuum analyze betting.bet')
  return roundId
}

const GAME = {
  brandId: BRAND,
  category: 'LIVE',
  vendor: 'CROUPIER',
  gameCode: 'DRAGON_TIGER',
  asset: CURRENCY,
} as const

const betOf = (roundId: string, memberId: string): NewBet => ({
  ...GAME,
  id: randomUUID(),
  roundId,
  memberId,
  stake: STAKE,
  content: 'laid',
})

/** A bet, and the spot that it lies on. */
interface LaidBet {
  readonly bet: NewBet
  readonly spot: Outcome
}

async function placeSome(tx: Parameters<typeof placeBets>[0], some: readonly LaidBet[]): Promise<void> {
  const now = new Date()
  const roundId = some[0]?.bet.roundId ?? ''
  const unknown = { choices: null, events: null, rules: null, proof: null, seedId: null }
  const round = { ...GAME, ...unknown, id: roundId, status: 'open', startedAt: now, closedAt: null } as const
  const bets = some.map(({ bet }) => bet)
  for (const verdict of await placeBets(tx, bets, [round], { now, rules: RULES })) must(verdict)
  const ends = some.map(({ bet, spot }) => ({ betId: bet.id, ...endOf(spot, 'tiger') }))
  const refused = await endBets(tx, ends, now)
  if (refused.length > 0) throw new Error(`${refused.length} bets could not be ended`)
  const rest = { betSlipId: randomUUID(), unit: 100n, decimals: 4, state: 'placed', payout: 0n, placedAt: now } as const
  const rows = some.map(({ bet, spot }) => ({ ...bet, ...rest, spot, held: bet.stake, decidedAt: null }))
  await insertBets(tx, rows)
  await decideBets(
    tx,
    ends.map(({ betId, status, payout }) => ({ id: betId, state: status, payout, decidedAt: now })),
  )
}

const endOf = (spot: Outcome, outcome: Outcome) =>
  spot === outcome ? ({ payout: 2n * STAKE, status: 'won' } as const) : ({ payout: 0n, status: 'lost' } as const)

/** A round that no dealer has in hand any more. */
async function addRound({ db, pool }: BenchDatabase): Promise<string> {
  const table = (await findTables(db, BRAND)).find(({ code }) => code === 'DT1')
  if (!table) throw new Error('there is no table DT1')
  const [roundId, shoeId] = [randomUUID(), randomUUID()]
  await pool.query(
    `insert into studio.table_shoe (id, table_id, chain_id, link, number, taken, link_after, opened_at, over_at, links, head, salt)
     values ($1, $2, -1, 1, -1, 0, '', now(), now(), 1, '', '')`,
    [shoeId, table.id],
  )
  await pool.query(
    `insert into studio.table_round (id, brand_id, table_id, shoe_id, code, number, game_code, paytable, phase, opened_at, closes_at,
                                     starts_from, result, ended_at, settled_at)
     values ($1, $2, $3, $4, 'LAID-1', 1, 'DRAGON_TIGER', $5, 'settled', now(), now(), 0, $6, now(), now())`,
    [roundId, BRAND, table.id, shoeId, table.paytable, JSON.stringify(CARDS.tiger)],
  )
  return roundId
}

/** From now on this is the outcome of the round. */
export const setOutcome = ({ pool }: OpenDatabase, roundId: string, outcome: Outcome) =>
  pool.query('update studio.table_round set result = $2 where id = $1', [roundId, JSON.stringify(CARDS[outcome])])

export interface MovedRound {
  readonly roundId: string
  readonly outcome: Outcome
  readonly bets: number
  /** How often all its bets have moved. */
  readonly times: number
}

/** Throws unless every bet stands as the outcome says, in the book and at its table, and has moved so often and no more. */
export async function assertMoved(
  { pool }: OpenDatabase,
  { roundId, outcome, bets, times }: MovedRound,
): Promise<void> {
  const { rows } = await pool.query<{ bets: number; wrong: number; moves: number }>(
    `select count(*)::int as bets,
            count(*) filter (where bet.status <> case when spot = $2 then 'won' else 'lost' end
                                or bet.payout <> case when spot = $2 then bet.stake * 2 else 0 end
                                or laid.state <> bet.status or laid.payout <> bet.payout)::int as wrong,
            (select count(*)::int from wallet.transfer where kind = 'adjustment' and cause = $1) as moves
     from betting.bet join studio.table_bet as laid using (id) where bet.round_id = $1`,
    [roundId, outcome],
  )
  const [found] = rows
  if (found?.bets !== bets || found.wrong !== 0 || found.moves !== bets * times)
    throw new Error(`corrected wrongly: ${JSON.stringify(found)} where ${outcome} won, moved ${times} times`)
}
