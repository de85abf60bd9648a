import { randomUUID } from 'node:crypto'
import { inTransaction } from '@croupier/server/src/kernel/database.ts'
import { inParts } from '@croupier/server/src/kernel/in-parts.ts'
import { must } from '@croupier/server/src/kernel/refusal.ts'
import {
  beginCorrection,
  correctBets,
  correctionsOf,
  endPart,
  nextCorrections,
  noteUncorrected,
  previewCorrection,
} from '@croupier/server/src/modules/betting/corrections/corrections.ts'
import type { RoundEnding } from '@croupier/server/src/modules/betting/endings/endings.ts'
import { sql } from 'kysely'
import type { BenchDatabase } from './database.ts'

const BRAND = 1
const CURRENCY = 'PHP'

export interface CorrectedRun {
  /** Seconds until it was known what the correction comes to. */
  readonly previewS: number
  /** Seconds from its beginning to its end. */
  readonly doneS: number
  /** Bets that moved. */
  readonly moved: number
}

/**
 * Settle a round anew of which half of those paid should have lost, and as many others should have been paid. Throws unless it moved what
 * was said beforehand, every bet then stands as it should, and the same again moves nothing.
 */
export async function correctRound(database: BenchDatabase, roundId: string, price: bigint): Promise<CorrectedRun> {
  const { db, pool } = database
  await pool.query('create table if not exists public.right_prize (bet_id uuid primary key, payout int8 not null)')
  await pool.query(
    `insert into right_prize
     select id, stake * ${price} from betting.bet where round_id = $1 and abs(hashtext(id::text) % 20) in (0, 5)`,
    [roundId],
  )
  await pool.query('vacuum analyze right_prize')
  await pool.query('checkpoint')
  const named = sql`select bet_id, payout, 'won' as status, null::int8 as turnover from right_prize`
  const ending: RoundEnding = { roundId, named, others: 'lost' }
  const previewed = performance.now()
  const effect = (await previewCorrection(db, ending)).get(CURRENCY)
  const begun = performance.now()
  if (!effect) throw new Error('the correction would change nothing')
  await correct(database, ending, effect.bets)
  const ended = performance.now()
  await assertCorrected(database, roundId, effect.bets)

  const transfers = await countTransfers(database)
  if ((await previewCorrection(db, ending)).size > 0) throw new Error('the same again would change something')
  await correct(database, ending, 0)
  if ((await countTransfers(database)) !== transfers) throw new Error('the same again moved something')
  return { previewS: (begun - previewed) / 1000, doneS: (ended - begun) / 1000, moved: effect.bets }
}

/** Part by part, as the module does that owns a round. */
async function correct({ db }: BenchDatabase, ending: RoundEnding, bets: number): Promise<void> {
  const now = new Date()
  const by = { brandId: BRAND, reason: 'bench', askedBy: 'one', confirmedBy: 'two' }
  const { roundId } = ending
  let running = must(
    await inTransaction(db, (tx) =>
      beginCorrection(tx, { ...by, id: randomUUID(), roundId, kind: 'resettle', bets }, now),
    ),
  )
  while (running.state === 'running') {
    const correction = running
    const { ends, upto } = await nextCorrections(db, correction, ending)
    await inParts(db, ends, {
      work: async (tx, part) => void (await correctBets(tx, correction, part, new Date())),
      setAside: (tx, end, reason) => noteUncorrected(tx, correction, { end, reason }, new Date()),
    })
    running = (await inTransaction(db, (tx) => endPart(tx, correction, upto, new Date()))) ?? running
  }
}

async function assertCorrected({ db, pool }: BenchDatabase, roundId: string, moved: number): Promise<void> {
  const [correction] = await correctionsOf(db, roundId)
  if (correction?.done !== moved || correction.failed > 0)
    throw new Error(`${correction?.done} of ${moved} bets moved, ${correction?.failed} could not`)
  const { rows } = await pool.query<{ wrong: number }>(
    `select count(*)::int as wrong from betting.bet left join right_prize on bet_id = bet.id
     where round_id = $1 and (bet.status <> case when bet_id is null then 'lost' else 'won' end
                              or bet.payout <> coalesce(right_prize.payout, 0))`,
    [roundId],
  )
  if (rows[0]?.wrong !== 0) throw new Error(`${rows[0]?.wrong} bets were corrected wrongly`)
}

async function countTransfers({ pool }: BenchDatabase): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from wallet.transfer')
  return rows[0]?.count ?? 0
}
