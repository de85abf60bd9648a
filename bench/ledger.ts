import { randomInt, randomUUID } from 'node:crypto'
import { batched } from '@croupier/server/src/kernel/batch.ts'
import { accountOf, houseAccount, type Move, transfer } from '@croupier/server/src/modules/wallet/wallet.ts'
import { verifyLedger } from '@croupier/server/src/modules/wallet/verify/verify.ts'
import { type CallFigures, drive } from './callers.ts'
import { type BenchDatabase, freshDatabase, fund } from './database.ts'
import { rawInsertSelect, usualFunction } from './ledger-baselines.ts'
import { type Bench, figure, type Measurement, type Pace } from './result.ts'

const MEMBERS = 10_000
const CALLERS = 512
const BRAND = 1
const CURRENCY = 'PHP'
const FUNDS = 10n ** 13n

const move = batched((tx, moves: readonly Move[], deps) => transfer(tx, moves, deps.now()))

interface Run {
  readonly ledger: CallFigures
  readonly usual: CallFigures
  readonly raw: number
}

/** Transfers of random members to one hot house account, beside the usual function and a bare insert of the same rows. */
export const ledger: Bench = async (pace) => {
  const database = await freshDatabase('ledger')
  try {
    const memberIds = Array.from({ length: MEMBERS }, () => randomUUID())
    await fund(database, { brandId: BRAND, currency: CURRENCY, memberIds, amount: FUNDS })
    return await measure(database, memberIds, pace)
  } finally {
    await database.close()
  }
}

async function measure(database: BenchDatabase, memberIds: readonly string[], pace: Pace): Promise<Measurement> {
  const usual = await usualFunction(database, memberIds, FUNDS)
  const raw = await rawInsertSelect(database)
  const call = callerOf(database, memberIds)
  await drive({ callers: CALLERS, seconds: Math.min(2, pace.seconds), call })

  const runs: Run[] = []
  for (let run = 0; run < pace.runs; run++) {
    await database.pool.query('checkpoint')
    const moved = await drive({ callers: CALLERS, seconds: pace.seconds, call })
    const bare = await raw.measure(pace.seconds)
    runs.push({ ledger: moved, raw: bare, usual: await usual.measure(pace.seconds) })
    console.log(JSON.stringify(runs.at(-1)))
  }
  await usual.close()
  await raw.close()
  return { figures: figuresOf(runs), notes: await notesOf(database) }
}

function callerOf({ deps }: BenchDatabase, memberIds: readonly string[]): () => Promise<unknown> {
  const accounts = memberIds.map((id) => accountOf(id, CURRENCY))
  const credit = houseAccount(BRAND, 'game:HOT', CURRENCY)
  return () => {
    // The index is within the list.
    const debit = accounts[randomInt(accounts.length)] as string
    return move(deps, { id: randomUUID(), kind: 'stake', debit, credit, amount: 10_000n })
  }
}

const figuresOf = (runs: readonly Run[]) => [
  figure(
    'transfers',
    '/s',
    runs.map((run) => run.ledger.perSecond),
  ),
  figure(
    'one function a transfer, 32 connections',
    '/s',
    runs.map((run) => run.usual.perSecond),
  ),
  figure(
    'bare insert of the same rows',
    '/s',
    runs.map((run) => run.raw),
  ),
  figure(
    'times one function a transfer',
    '×',
    runs.map((run) => run.ledger.perSecond / run.usual.perSecond),
    { atLeast: 15, aim: 20 },
  ),
  figure(
    'share of the bare insert',
    '',
    runs.map((run) => run.ledger.perSecond / run.raw),
    { atLeast: 1 / 4, aim: 1 / 3 },
  ),
  figure(
    'p50',
    'ms',
    runs.map((run) => run.ledger.p50),
  ),
  figure(
    'p99',
    'ms',
    runs.map((run) => run.ledger.p99),
    { atMost: 50 },
  ),
  figure(
    'p99 of one function a transfer',
    'ms',
    runs.map((run) => run.usual.p99),
  ),
]

/** The books must be right, or the figures are worth nothing. */
async function notesOf({ db, pool }: BenchDatabase): Promise<readonly string[]> {
  const { fault, transfers, batches } = await verifyLedger(db)
  if (fault !== undefined) throw new Error(fault)
  const { rows } = await pool.query('show server_version')
  return [
    `PostgreSQL ${rows[0]?.server_version}; ${CALLERS} callers, ${MEMBERS} members, one house account`,
    `${transfers} transfers in ${batches} batches (${Math.round(transfers / batches)} each), all proved afterwards`,
  ]
}
