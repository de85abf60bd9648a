import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { inTransaction, type OpenDatabase } from '@croupier/server/src/kernel/database.ts'
import { must } from '@croupier/server/src/kernel/refusal.ts'
import {
  beginCorrection,
  type Correction,
  correctionsOf,
} from '@croupier/server/src/modules/betting/corrections/corrections.ts'
import { verifyLedger } from '@croupier/server/src/modules/wallet/verify/verify.ts'
import { prepareDatabase } from './database.ts'
import { KillableSite } from './killable-site.ts'
import { assertMoved, layRound, OUTCOMES, setOutcome, type Outcome } from './laid-round.ts'
import { workFolder } from './machine.ts'
import { type Bench, figure } from './result.ts'

const KILLS = 20
const QUICK_KILLS = 4
const BETS = 20_000
const QUICK_BETS = 6000
const PORT = Number(process.env.BENCH_PORT ?? 4720)
const LOOK_MS = 20
const PATIENCE_MS = 180_000

type KillTarget = 'worker' | 'database'

export interface CorrectionKills {
  readonly kills: number
  readonly bets: number
  readonly port: number
  /** The name of its own work folder. */
  readonly folder: string
}

export interface CorrectionOutcome {
  /** How many bets had moved when it was struck, of each kill. */
  readonly doneAtKill: readonly number[]
  readonly transfers: number
}

/** The worker and the database are killed anywhere in corrections of a large round of a live table. */
export const correctionKills: Bench = async (pace) => {
  const [kills, bets] = pace.quick ? [QUICK_KILLS, QUICK_BETS] : [KILLS, BETS]
  const { doneAtKill, transfers } = await killInCorrections({ kills, bets, port: PORT, folder: 'correction-kills' })
  const within = doneAtKill.filter((done) => done > 0 && done < bets).length
  return {
    figures: [
      figure('kills in the middle of corrections survived', '', [kills], { atLeast: kills }),
      figure('of them after the first part and before the last', '', [within]),
    ],
    notes: [
      `a round of ${bets} bets, by turns settled anew by another outcome; the worker and the database are killed by turns`,
      'after each: every bet stands and has paid as the outcome says, at its table too, moved once, and the ledger is proved',
      `${transfers} transfers were proved in the end`,
    ],
  }
}

/** Kill in the middle of a correction, again and again. Throws unless each bet then moved once, to where the outcome says. */
export async function killInCorrections({ kills, bets, port, folder }: CorrectionKills): Promise<CorrectionOutcome> {
  const dataDir = workFolder(folder)
  const roundId = await prepareDatabase(dataDir, (database) => layRound(database, bets))
  const site = await KillableSite.open(dataDir, port)
  const doneAtKill: number[] = []
  try {
    for (let at = 0; at < kills; at += 1) {
      const outcome = OUTCOMES[(at + 1) % OUTCOMES.length] ?? 'dragon'
      const victim: KillTarget = at % 2 === 0 ? 'worker' : 'database'
      await begin(site.database, { roundId, outcome, bets })
      await untilDone(site.database, roundId, randomInt(bets))
      await site.strike(victim === 'worker' ? 'site' : 'database')
      doneAtKill.push((await progressOf(site.database, roundId)).done)
      await site.heal()
      await untilDone(site.database, roundId, bets)
      await assertMoved(site.database, { roundId, outcome, bets, times: at + 1 })
      console.log(`${victim} killed after ${doneAtKill.at(-1)} of ${bets} bets: each moved once`)
    }
    const { fault, transfers } = await verifyLedger(site.database.db)
    if (fault !== undefined) throw new Error(fault)
    return { doneAtKill, transfers }
  } finally {
    await site.close()
  }
}

/** The outcome is another one from now on, and two people have agreed to settle the round by it. */
async function begin(
  database: OpenDatabase,
  { roundId, outcome, bets }: { readonly roundId: string; readonly outcome: Outcome; readonly bets: number },
): Promise<void> {
  const id = randomUUID()
  await setOutcome(database, roundId, outcome)
  const by = { brandId: 1, reason: 'bench', askedBy: 'one', confirmedBy: 'two' }
  await inTransaction(database.db, async (tx) =>
    must(await beginCorrection(tx, { ...by, id, roundId, kind: 'resettle', bets }, new Date())),
  )
}

async function progressOf({ db }: OpenDatabase, roundId: string): Promise<Correction> {
  const [correction] = await correctionsOf(db, roundId)
  if (!correction) throw new Error('no correction was begun')
  return correction
}

/** Until more than so many bets have moved, or all have and the correction is over. */
async function untilDone(database: OpenDatabase, roundId: string, more: number): Promise<void> {
  const begun = performance.now()
  for (;;) {
    const { done, state } = await progressOf(database, roundId)
    if (done > more || state === 'done') return
    if (performance.now() - begun > PATIENCE_MS)
      throw new Error(`the correction does not come to its end: ${done} bets are done`)
    await wait(LOOK_MS)
  }
}
