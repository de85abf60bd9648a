import { randomInt } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { changeSettings } from '@croupier/server/src/modules/brand/change-settings.ts'
import { hashPassword, isPassword } from '@croupier/server/src/modules/identity/password/password.ts'
import { HEADERS, sealerAt } from './browser.ts'
import { drive } from './callers.ts'
import { type BenchDatabase, freshDatabase } from './database.ts'
import { type LoadResult, play } from './load-run.ts'
import { loggedInMembers } from './people.ts'
import { type Bench, figure, type Measurement, type Pace } from './result.ts'
import { startServer } from './site-server.ts'

const MEMBERS = 1000
const CALLERS = 16
const ROUND_CONNECTIONS = 8
const PORT = Number(process.env.BENCH_PORT ?? 4700)
const PASSWORD = 'Demo2026pass'
/** As many hashes at once as the server lets run. */
const HASHES_AT_ONCE = Math.max(1, availableParallelism() - 1)
const WARM_UP_SECONDS = 2

interface Run {
  readonly hashes: number
  readonly logins: number
  /** Logins a second that the server's hashing could have carried meanwhile: its lanes over what a hash took there. */
  readonly laneMax: number
  readonly quiet: LoadResult
  readonly storm: LoadResult
}

/** Logins by password over HTTP beside the bare hashing on the same cores; and studio rounds while such logins storm. */
export const logins: Bench = async (pace) => {
  const database = await freshDatabase('logins')
  try {
    const tokensFile = join(database.deps.config.dataDir, 'tokens')
    writeFileSync(tokensFile, (await loggedInMembers(database.deps, MEMBERS)).join('\n'))
    await letIn(database)
    return await measure(database, tokensFile, pace)
  } finally {
    await database.close()
  }
}

/** Everybody has the same password, and nobody is asked to wait. */
async function letIn({ deps, pool }: BenchDatabase): Promise<void> {
  const passwordHash = await hashPassword(deps, PASSWORD)
  await pool.query(`update identity.member set password_hash = $1 where account like 'bench%'`, [passwordHash])
  await changeSettings(deps, {
    brandId: 1,
    settings: {
      challengeOn: { login: false, registration: false },
      rateLimits: { login: { points: 1_000_000, seconds: 1 } },
    },
    changedBy: 'bench',
    reason: 'load',
  })
}

async function measure(database: BenchDatabase, tokensFile: string, { runs, seconds }: Pace): Promise<Measurement> {
  const { deps, url } = database
  const passwordHash = await hashPassword(deps, PASSWORD)
  const results: Run[] = []
  for (let run = 0; run < runs; run++) {
    const bare = await drive({ callers: HASHES_AT_ONCE, seconds, call: () => isPassword(deps, PASSWORD, passwordHash) })

    const server = await startServer({ port: PORT, dataDir: deps.config.dataDir, databaseUrl: url })
    const logIn = await loginAt(`http://127.0.0.1:${PORT}`)
    const rounds = { port: PORT, connections: ROUND_CONNECTIONS, slotShare: 0, tokensFile }
    const idsFile = join(deps.config.dataDir, 'ids')
    await play({ ...rounds, idsFile, seconds: Math.min(WARM_UP_SECONDS, seconds) })
    const before = await hashingAt(PORT)
    const alone = await drive({ callers: CALLERS, seconds, call: logIn })
    const laneMax = laneMaxOf(before, await hashingAt(PORT))
    const quiet = await play({ ...rounds, idsFile, seconds })
    const [storm] = await Promise.all([
      play({ ...rounds, idsFile, seconds }),
      drive({ callers: CALLERS, seconds, call: logIn }),
    ])
    await server.stop()

    const result = { hashes: bare.perSecond, logins: alone.perSecond, laneMax, quiet, storm }
    console.log(JSON.stringify(result))
    results.push(result)
  }
  return { figures: figuresOf(results), notes: NOTES }
}

interface HashingRun {
  readonly lanes: number
  readonly count: number
  readonly seconds: number
}

/** What the server says of its password hashing. */
async function hashingAt(port: number): Promise<HashingRun> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const valueOf = (name: string) => {
    const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? []
    if (value === undefined) throw new Error(`the metrics say nothing of ${name}`)
    return Number(value)
  }
  return {
    lanes: valueOf('croupier_password_lanes'),
    count: valueOf('croupier_password_hash_seconds_count'),
    seconds: valueOf('croupier_password_hash_seconds_sum'),
  }
}

/** Hashes a second that its lanes allow, each taking as long as those did that were done in between. */
const laneMaxOf = (before: HashingRun, after: HashingRun): number =>
  (after.lanes * (after.count - before.count)) / (after.seconds - before.seconds)

/** One login after the other by random members. Any refusal ends the bench. */
async function loginAt(site: string): Promise<() => Promise<void>> {
  const sealed = await sealerAt(site)
  return async () => {
    const username = `bench${randomInt(MEMBERS)}`
    const body = await sealed({ type: 'username', username, password: PASSWORD })
    const answer = await fetch(`${site}/wps/session/login`, { method: 'POST', headers: HEADERS, body })
    if (answer.status !== 200) throw new Error(`a login was answered ${answer.status}: ${await answer.text()}`)
    await answer.arrayBuffer()
  }
}

const figuresOf = (runs: readonly Run[]) => [
  figure(
    'argon2id checks alone, as many at once as the server runs',
    '/s',
    runs.map(({ hashes }) => hashes),
  ),
  figure(
    'logins over HTTP',
    '/s',
    runs.map(({ logins }) => logins),
  ),
  figure(
    'logins for each check that the hashing alone allows',
    '',
    runs.map(({ logins, hashes }) => logins / hashes),
  ),
  figure(
    'logins that the hashing lane allows in the same run',
    '/s',
    runs.map(({ laneMax }) => laneMax),
  ),
  figure(
    'logins for each that the lane allows',
    '',
    runs.map(({ logins, laneMax }) => logins / laneMax),
    { atLeast: 0.8 },
  ),
  figure(
    'p99 of rounds, quiet',
    'ms',
    runs.map(({ quiet }) => quiet.p99),
  ),
  figure(
    'p99 of rounds during a login storm',
    'ms',
    runs.map(({ storm }) => storm.p99),
  ),
  figure(
    'times its quiet value',
    '×',
    runs.map(({ quiet, storm }) => storm.p99 / quiet.p99),
    { atMost: 3 },
  ),
]

const NOTES = [
  `argon2id with 19 MiB, two passes and one lane; ${CALLERS} callers log in, ${ROUND_CONNECTIONS} connections play; load generator on the same cores`,
  [
    'the bare checks have an idle machine; during the logins the callers, which encrypt each one as a browser does,',
    'PostgreSQL and the event loop of the server use the same cores and lengthen every hash; what the lane allows is',
    'counted with the hashes of that run (lanes over the mean of croupier_password_hash_seconds, from the call to its',
    'answer), so what is missing to 1 is time in which the lane lay idle',
  ].join(' '),
]
