import { randomUUID } from 'node:crypto'
import { inTransaction } from '@croupier/server/src/kernel/database.ts'
import { must } from '@croupier/server/src/kernel/refusal.ts'
import { closeRounds, type NewBet, placeBets } from '@croupier/server/src/modules/betting/betting.ts'
import { endBets } from '@croupier/server/src/modules/betting/endings/endings.ts'
import { decideLegs, type Leg, type NewLeg, nextLegs } from '@croupier/server/src/modules/betting/legs/legs.ts'
import { verifyLedger } from '@croupier/server/src/modules/wallet/verify/verify.ts'
import { type BenchDatabase, freshDatabase } from './database.ts'
import { loggedInMembers } from './people.ts'
import { type Bench, figure } from './result.ts'

const SLIPS = 200_000
const QUICK_SLIPS = 10_000
const SLIPS_OF_MEMBER = 50
const PLACED_AT_ONCE = 2000
const SELECTIONS = 400
const CURRENCY = 'PHP'
const RULES = { timeZone: 'UTC', checked: false, verifiedFrom: null }

/** Open slips of three legs, one of them on the same selection: from its result, by which all of them are lost, to the last end. */
export const legs: Bench = async (pace) => {
  const database = await freshDatabase('legs')
  try {
    const count = pace.quick ? QUICK_SLIPS : SLIPS
    await loggedInMembers(database.deps, count / SLIPS_OF_MEMBER)
    const seconds: number[] = []
    for (let run = 0; run < pace.runs; run++) {
      const selectionId = await place(database, count)
      await database.pool.query('checkpoint')
      const begun = performance.now()
      await endSlips(database, selectionId)
      seconds.push((performance.now() - begun) / 1000)
      await assertEnded(database, selectionId, count)
      console.log(JSON.stringify({ seconds: seconds.at(-1) }))
    }
    const { fault } = await verifyLedger(database.db)
    if (fault !== undefined) throw new Error(fault)
    return {
      figures: [figure('from a result to the last slip that it ends', 's', seconds, { atMost: 20 })],
      notes: [`${count} open slips of three legs, one leg of each on the selection; every slip was lost by it`],
    }
  } finally {
    await database.close()
  }
}

const labelled = (selectionId: string): NewLeg => {
  const said = (name: string) => ({ name, names: {} })
  return {
    selectionId,
    event: said('Albion v Rovers'),
    market: said('Result'),
    selection: said('Albion'),
    price: 19_000,
  }
}

/** Slips of all members, each a bet in a round of its own that has the bet's id; the selection that all of them share. */
async function place({ db, pool }: BenchDatabase, count: number): Promise<string> {
  const { rows: members } = await pool.query<{ id: string }>(
    `select id from identity.member where account like 'bench%'`,
  )
  const shared = labelled(randomUUID())
  const others = Array.from({ length: SELECTIONS }, () => labelled(randomUUID()))
  const now = new Date()
  const game = { brandId: 1, category: 'SPORTS', vendor: 'CROUPIER', gameCode: 'SPORTS', asset: CURRENCY } as const
  const none = { closedAt: null, choices: null, events: null, rules: null, proof: null, seedId: null }
  for (let from = 0; from < count; from += PLACED_AT_ONCE) {
    const bets = Array.from({ length: Math.min(PLACED_AT_ONCE, count - from) }, (_, index): NewBet => {
      const id = randomUUID()
      const memberId = members[(from + index) % members.length]?.id ?? ''
      return { ...game, id, roundId: id, memberId, stake: 10_000n, content: id }
    })
    const rounds = bets.map(({ roundId }, index) => {
      const two = [others[(from + index) % SELECTIONS], others[(from + index * 7 + 1) % SELECTIONS]]
      const own = [shared, ...two].filter((leg) => leg !== undefined)
      return { ...game, ...none, id: roundId, status: 'open' as const, startedAt: now, legs: own }
    })
    await inTransaction(db, async (tx) => {
      for (const verdict of await placeBets(tx, bets, rounds, { now, rules: RULES })) must(verdict)
    })
  }
  for (const table of ['betting.bet', 'betting.round', 'betting.leg']) await pool.query(`vacuum analyze ${table}`)
  return shared.selectionId
}

/** End what a result ends, part by part, each a transaction. */
async function endSlips({ db }: BenchDatabase, selectionId: string): Promise<void> {
  let part: readonly Leg[] = []
  do {
    part = await nextLegs(db, selectionId, part.at(-1)?.roundId ?? null)
    const now = new Date()
    const decisions = part.map(({ roundId }) => ({ roundId, selectionId, result: 'lost' as const }))
    await inTransaction(db, async (tx) => {
      const touched = await decideLegs(tx, decisions, now)
      const ends = touched.map((betId) => ({ betId, payout: 0n, status: 'lost' as const }))
      const refused = await endBets(tx, ends, now)
      if (refused.length > 0) throw new Error(`${refused.length} slips could not be ended`)
      for (const closed of await closeRounds(tx, touched, 'closed', now)) must(closed)
    })
  } while (part.length > 0)
}

async function assertEnded({ pool }: BenchDatabase, selectionId: string, count: number): Promise<void> {
  const { rows } = await pool.query<{ right: number }>(
    `select count(*)::int as right from betting.leg join betting.bet on bet.round_id = leg.round_id
     join betting.round on round.id = leg.round_id
     where selection_id = $1 and leg.result = 'lost' and bet.status = 'lost' and round.status = 'closed'`,
    [selectionId],
  )
  if (rows[0]?.right !== count) throw new Error(`of ${count} slips ${rows[0]?.right} ended as they should`)
}
