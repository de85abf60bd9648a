import { createHmac, randomInt, randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SIGNED_HEADERS, signedText } from '@croupier/contract/vendor-signature.ts'
import { openDatabase } from '@croupier/server/src/kernel/database.ts'
import { verifyLedger } from '@croupier/server/src/modules/wallet/verify/verify.ts'
import { pino } from 'pino'
import { prepareDatabase } from './database.ts'
import { workFolder } from './machine.ts'
import { type Bench, figure } from './result.ts'
import { startServer } from './site-server.ts'
import { pairsIn, playAsVendor, type PlayedPair } from './vendor-load-run.ts'
import { seatedMembers, VENDOR, VENDOR_ENVIRONMENT } from './vendor-players.ts'

export interface VendorKills {
  readonly kills: number
  readonly connections: number
  readonly members: number
  readonly port: number
  /** The name of its own work folder. */
  readonly folder: string
}

const KILLS = 20
const CONNECTIONS = 64
const MEMBERS = 200
const PORT = Number(process.env.BENCH_PORT ?? 4705)
const LOAD_SECONDS = 30
/** So many bets of each connection are settled when it is killed, and up to as many again: by time, a slow machine had none. */
const PAIRS_EACH = 10

/** The server is killed in the middle of a vendor's storm, again and again: every bet is settled or returned, once. */
export const vendorKills: Bench = async (pace) => {
  const kills = pace.quick ? 2 : KILLS
  const load = { connections: CONNECTIONS, members: MEMBERS, port: PORT }
  const pairs = await killInVendorStorm({ ...load, kills, folder: 'vendor-kills' })
  const inState = (wanted: PlayedPair['state']) => pairs.filter(({ state }) => state === wanted).length
  return {
    figures: [figure("kills in the middle of a vendor's storm survived", '', [kills], { atLeast: kills })],
    notes: [
      `${CONNECTIONS} callers; ${inState('settled')} pairs were settled, ${inState('taken')} bets waited for their settle, ${inState('asked')} had no answer`,
      'a bet without an answer was cancelled, a settle without one said again; after each kill no bet open, none moved twice, the ledger proved',
    ],
  }
}

/**
 * Kill the server in the middle of a vendor's storm, again and again. The vendor does what vendors do: a bet that was not
 * answered is cancelled, a settle that was not is said again. Throws unless every bet was then settled or returned, once.
 */
export async function killInVendorStorm({
  kills,
  connections,
  members,
  port,
  folder,
}: VendorKills): Promise<readonly PlayedPair[]> {
  Object.assign(process.env, VENDOR_ENVIRONMENT)
  const dataDir = workFolder(folder)
  const seatsFile = join(dataDir, 'seats')
  const seats = await prepareDatabase(dataDir, ({ deps }) => seatedMembers(deps, members))
  writeFileSync(seatsFile, seats.join('\n'))

  const all: PlayedPair[] = []
  let server = await startServer({ port, dataDir })
  try {
    for (let kill = 0; kill < kills; kill++) {
      const pairsFile = join(dataDir, `pairs-${kill}`)
      const begun = Promise.withResolvers<void>()
      const begunAfter = connections * PAIRS_EACH + randomInt(connections * PAIRS_EACH)
      const load = { ...VENDOR, port, connections, seconds: LOAD_SECONDS, seatsFile, pairsFile, begunAfter }
      const playing = playAsVendor(load, begun.resolve)
      await Promise.race([begun.promise, playing])
      await server.kill()
      await playing
      server = await startServer({ port, dataDir })
      const pairs = pairsIn(pairsFile)
      for (const pair of pairs.filter(({ state }) => state !== 'settled')) await resolve(port, pair)
      all.push(...pairs)
      await assertWhole(dataDir, all)
    }
  } finally {
    await server.stop()
  }
  return all
}

const TRIES = 20

/** Take a bet back that nobody answered; say a settle again that nobody did. */
async function resolve(port: number, { state, betId, settleId, roundId, player }: PlayedPair): Promise<void> {
  const round = { roundId, player, game: VENDOR.game, currency: 'PHP', betTransactionId: betId }
  const [name, body] =
    state === 'asked'
      ? (['cancel', { ...round, transactionId: randomUUID() }] as const)
      : (['settle', { ...round, transactionId: settleId, amount: '0.96' }] as const)
  for (let tries = 0; tries < TRIES; tries++) if ((await say(port, name, body)) === 'OK') return
  throw new Error(`${name} of ${betId} was never taken`)
}

async function say(port: number, name: string, fields: object): Promise<string> {
  const [path, body, timestamp] = [`/vendor/v1/${name}`, JSON.stringify(fields), String(Date.now())]
  const text = signedText({ timestamp, method: 'POST', path, body })
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SIGNED_HEADERS.vendor]: VENDOR.vendor,
      [SIGNED_HEADERS.timestamp]: timestamp,
      [SIGNED_HEADERS.signature]: createHmac('sha256', VENDOR.key).update(text).digest('hex'),
    },
    body,
  })
  return ((await response.json()) as { readonly status: string }).status
}

const WHOLE = `
with told as (select * from json_to_recordset($1) as told (player uuid, settled boolean)),
     sums as (select journal, sum(amount) filter (where kind = 'stake') as staked, count(*) filter (where kind = 'stake') as stakes,
                     sum(amount) filter (where kind <> 'stake') as returned, count(*) filter (where kind <> 'stake') as returns
              from wallet.transfer where journal in (select id from betting.bet where vendor = 'SANDBOX') group by journal)
select
  (select count(*)::int from betting.bet where vendor = 'SANDBOX' and status = 'open') as open,
  (select count(*)::int from betting.bet where vendor = 'SANDBOX' and status = 'won') as won,
  (select count(*)::int from told where settled) as told,
  (select count(*)::int from betting.bet join sums on journal = bet.id
   where stakes <> 1 or staked <> stake or returns <> 1 or returned <> payout) as crooked`

/** Asked beside the server that has just started again. */
async function assertWhole(dataDir: string, pairs: readonly PlayedPair[]): Promise<void> {
  const { port, password } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as Record<string, string>
  const url = `postgres://croupier:${password}@127.0.0.1:${port}/croupier`
  const { db, pool } = openDatabase(url, pino({ level: 'warn' }), 2)
  try {
    const told = pairs.map(({ player, state }) => ({ player, settled: state !== 'asked' }))
    const { rows } = await pool.query<Record<'open' | 'won' | 'told' | 'crooked', number>>(WHOLE, [
      JSON.stringify(told),
    ])
    const found = rows[0]
    if (found?.open !== 0 || found.crooked !== 0 || found.won !== found.told)
      throw new Error(`${pairs.length} pairs were begun: ${JSON.stringify(found)}`)
    const { fault } = await verifyLedger(db)
    if (fault !== undefined) throw new Error(fault)
  } finally {
    await db.destroy()
  }
}
