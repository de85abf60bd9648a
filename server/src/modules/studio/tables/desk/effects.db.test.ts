import { randomUUID } from 'node:crypto'
import { tableGames } from '@croupier/engine/tables/tables.ts'
import type { TableGame } from '@croupier/engine/tables/table-game.ts'
import { playOut, seededSource } from '@croupier/engine/test/table-play.ts'
import { seededWords } from '@croupier/engine/test/words.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { LUCKY, setPolicy } from '../../../../../test/policy.ts'
import { tablePlay } from '../../../../../test/tables.ts'
import { world } from '../../../../../test/world.ts'
import { type BetRow, findBetsOf, insertBets } from '../bets/store.ts'
import { endsOf } from '../dealer/settle-bets.ts'
import { findRounds } from '../store.ts'
import { endingOf } from './effects.ts'

const here = await world()
const { deps } = here
await setPolicy(deps, LUCKY, { tables: { links: 100 } })
const play = await tablePlay(here, 'DT1')
const { roundId } = await play.to('settled')

const RESULTS = 3
const PLAYERS = 12
const UNIT = 100n

/** Bets of players who each have some of the spots, of stakes that do not divide well. */
function someBets(game: TableGame, paytable: string, seed: number): readonly BetRow[] {
  const words = seededWords(seed)
  const below = (n: number) => (words.next() >>> 0) % n
  return Array.from({ length: PLAYERS }, () => randomUUID()).flatMap((memberId) =>
    game.spots(paytable).flatMap(({ key, holds = 1 }): BetRow[] => {
      if (below(3) === 0) return []
      const stake = BigInt(below(9999) + 1) * UNIT
      const bet = { id: randomUUID(), betSlipId: randomUUID(), roundId, brandId: 1, memberId, asset: 'PHP', unit: UNIT }
      const rest = { decimals: 4, state: 'lost', payout: 0n, placedAt: deps.now(), decidedAt: null } as const
      return [{ ...bet, spot: key, stake, held: stake * BigInt(holds), ...rest }]
    }),
  )
}

interface NamedEnd {
  readonly betId: string
  readonly status: string
  readonly payout: bigint
}

test.each(Object.values(tableGames) as readonly TableGame[])(
  'the bets of $code end by the query as the engine judges them, by every table of pays',
  async (game) => {
    for (const paytable of game.paytables)
      for (let seed = 1; seed <= RESULTS; seed += 1) {
        const { result } = playOut(game, seededSource(game, seed), { paytable, seats: [1, 2] })
        await sql`delete from studio.table_bet where round_id = ${roundId}`.execute(deps.db)
        await deps.db.transaction().execute((tx) => insertBets(tx, someBets(game, paytable, seed)))
        await sql`
          update studio.table_round set game_code = ${game.code}, paytable = ${paytable}, result = ${JSON.stringify(result)}::jsonb
          where id = ${roundId}`.execute(deps.db)
        const round = (await findRounds(deps.db, [roundId])).get(roundId)!
        const { rows } = await sql<{ memberId: string }>`
          select distinct member_id as "memberId" from studio.table_bet where round_id = ${roundId}`.execute(deps.db)
        const laid = await findBetsOf(
          deps.db,
          rows.map(({ memberId }) => memberId),
          [roundId],
        )
        const judged = endsOf(game, round, laid, deps.now())
        const { named } = (await endingOf(deps.db, round, 'resettle'))!
        const ends = await sql<NamedEnd>`select bet_id as "betId", status, payout from (${named!}) as ends`.execute(
          deps.db,
        )
        const byId = (one: NamedEnd, other: NamedEnd) => (one.betId < other.betId ? -1 : 1)
        const expected = judged.map(({ bet, settlement: { status, payout } }) => ({ betId: bet.id, status, payout }))
        expect(ends.rows.toSorted(byId)).toEqual(expected.toSorted(byId))
      }
  },
)
