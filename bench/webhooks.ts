import { createHmac, randomUUID } from 'node:crypto'
import { inTransaction } from '@croupier/server/src/kernel/database.ts'
import { type DepositRow, insertDeposit } from '@croupier/server/src/modules/cashier/deposits/store.ts'
import { verifyLedger } from '@croupier/server/src/modules/wallet/verify/verify.ts'
import { drive } from './callers.ts'
import { type BenchDatabase, freshDatabase } from './database.ts'
import { loggedInMembers } from './people.ts'
import { type Bench, figure, type Pace } from './result.ts'
import { startServer } from './site-server.ts'

const MEMBERS = 1000
/** Requests that wait in each of a member's channels; more than can be paid in a run. */
const CHANNELS = 15
const COPIES = 10
const CALLERS = 128
const PORT = Number(process.env.BENCH_PORT ?? 4700)
const SECRET = 'what signs the notices of the bench, long enough'
const AMOUNT = 100_0000n
const BRAND = 1

interface Run {
  readonly heard: number
  readonly credited: number
  readonly p99: number
}

/** What a payment company says, each thing ten times and all of it at once: each payment is credited once, and the books are exact. */
export const webhooks: Bench = async (pace) => {
  // The server finds it in its environment.
  Object.assign(process.env, {
    PAYMENT_GATEWAY_URL: 'http://127.0.0.1:9',
    PAYMENT_GATEWAY_KEY: 'a key of the bench',
    PAYMENT_GATEWAY_SECRET: SECRET,
  })
  const runs: Run[] = []
  for (let run = 0; run < pace.runs; run++) runs.push(await oneRun(pace))
  return {
    figures: [
      figure(
        'webhooks accepted, ten of each',
        '/s',
        runs.map(({ heard }) => heard),
        { atLeast: 1000 },
      ),
      figure(
        'payments credited, each once',
        '/s',
        runs.map(({ credited }) => credited),
      ),
      figure(
        'p99 of a webhook',
        'ms',
        runs.map(({ p99 }) => p99),
      ),
    ],
    notes: [
      `${CALLERS} callers over HTTP; each notice is sent ${COPIES} times at once; load generator on the same cores`,
    ],
  }
}

async function oneRun({ seconds }: Pace): Promise<Run> {
  const database = await freshDatabase('webhooks')
  try {
    await loggedInMembers(database.deps, MEMBERS)
    const waiting = await requests(database)
    const server = await startServer({ port: PORT, dataDir: database.deps.config.dataDir, databaseUrl: database.url })
    let sent = 0
    const call = () => {
      const id = waiting[Math.floor(sent++ / COPIES)]
      if (id === undefined) throw new Error('everything that waited is paid: let more wait')
      return deliver(id)
    }
    const { perSecond, p99, calls } = await drive({ callers: CALLERS, seconds, call })
    await server.stop()
    const credited = await proved(database, Math.ceil(calls / COPIES))
    const run = { heard: perSecond, credited: (perSecond * credited) / calls, p99 }
    console.log(JSON.stringify(run))
    return run
  } finally {
    await database.close()
  }
}

/** Requests of all members, which wait for their payments. */
async function requests({ deps, pool }: BenchDatabase): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(`select id from identity.member where account like 'bench%'`)
  const now = new Date()
  const ids: string[] = []
  for (let channel = 0; channel < CHANNELS; channel++)
    await inTransaction(deps.db, async (tx) => {
      for (const { id: memberId } of rows) {
        const id = randomUUID()
        ids.push(id)
        await insertDeposit(tx, {
          ...REQUEST,
          id,
          memberId,
          channel: `BENCH${channel}`,
          reference: id,
          requestedAt: now,
          expiresAt: now,
        })
      }
    })
  return ids
}

const REQUEST: Omit<DepositRow, 'id' | 'memberId' | 'channel' | 'reference' | 'requestedAt' | 'expiresAt'> = {
  brandId: BRAND,
  rail: 'gateway',
  asset: 'PHP',
  amount: AMOUNT,
  fee: 0n,
  bonus: null,
  credited: null,
  state: 'expired',
  reason: null,
  payTo: null,
  qr: null,
  payUrl: null,
  slip: null,
}

/** One notice, the same each time that it is sent. */
async function deliver(id: string): Promise<void> {
  const now = Date.now()
  const said = { type: 'payment_received', id, reference: id, amount: '100.00', currency: 'PHP' }
  const payload = { ...said, jti: `event-${id}`, iat: Math.floor(now / 1000), at: new Date(now).toISOString() }
  const signed = `${base64({ alg: 'HS256' })}.${base64(payload)}`
  const notice = `${signed}.${createHmac('sha256', SECRET).update(signed).digest('base64url')}`
  const answer = await fetch(`http://127.0.0.1:${PORT}/wps/cashier/gateway/notices`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', merchant: 'LUCKY' },
    body: JSON.stringify({ notice }),
  })
  if (answer.status !== 200) throw new Error(`a notice was answered ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** How many payments were credited: each that was spoken of, once, and the books are exact. */
async function proved({ deps, pool }: BenchDatabase, spoken: number): Promise<number> {
  const { fault } = await verifyLedger(deps.db)
  if (fault !== undefined) throw new Error(fault)
  const { rows } = await pool.query<{ credited: number; notices: number; moved: number }>(`
    select (select count(*)::int from cashier.deposit where state = 'credited' and credited = ${AMOUNT}) as credited,
           (select count(*)::int from cashier.notice) as notices,
           (select count(*)::int from wallet.transfer where kind = 'deposit' and amount = ${AMOUNT}) as moved`)
  const [row] = rows
  if (!row || row.credited !== spoken || row.notices !== spoken || row.moved !== spoken)
    throw new Error(`${spoken} payments were spoken of: ${JSON.stringify(row)}`)
  return row.credited
}
