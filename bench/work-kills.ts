import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { seed } from '@croupier/server/seed/seed.ts'
import { openDatabase, type OpenDatabase } from '@croupier/server/src/kernel/database.ts'
import { dayOf, daysAfter } from '@croupier/server/src/kernel/day.ts'
import type { Deps } from '@croupier/server/src/kernel/deps.ts'
import { brandOf } from '@croupier/server/src/modules/brand/brand.ts'
import { pino } from 'pino'
import { type BenchDatabase, fund, prepareDatabase } from './database.ts'
import { fill, idOf, shapeOf } from './hierarchy.ts'
import { KillableSite } from './killable-site.ts'
import { workFolder } from './machine.ts'
import { type Bench, figure } from './result.ts'
import { assertBooks, assertTree, betAndEnd, bettors } from './proved-books.ts'

const KILLS = 20
const QUICK_KILLS = 3
const PORT = Number(process.env.BENCH_PORT ?? 4721)
const BRAND = 1
const LEVELS = 5
const DAY_MS = 24 * 3_600_000
const SIZES = { members: 20_000, bets: 20_000 }
const QUICK_SIZES = { members: 5000, bets: 4000 }
const PLAYERS = 200
/** Kills fall from the beginning of the work to a little after its end. */
const SPREAD = 1.2

/** What is interrupted: figures that are counted anew from nothing, or a branch that moves in the tree. */
export type InterruptedWork = 'recount' | 'move'
const VICTIMS = ['site', 'worker', 'database'] as const

export interface WorkKills {
  /** What is killed by turns. */
  readonly works: readonly InterruptedWork[]
  readonly kills: number
  readonly members: number
  readonly bets: number
  readonly port: number
  /** The name of its own work folder. */
  readonly folder: string
}

export interface WorkOutcome {
  /** Kills that the work did not survive: it was begun again. */
  readonly interrupted: number
  readonly bets: number
}

/** A re-count of the figures is killed anywhere: the process that counts, the site beside it or the database. */
export const recountKills: Bench = ({ quick }) => measured('recount', quick)

/** A branch that moves in the tree, and the day that comes, are killed anywhere in the same way. */
export const moveKills: Bench = ({ quick }) => measured('move', quick)

async function measured(work: InterruptedWork, quick: boolean) {
  const [kills, sizes] = quick ? [QUICK_KILLS, QUICK_SIZES] : [KILLS, SIZES]
  const { interrupted, bets } = await killInWork({
    works: [work],
    kills,
    ...sizes,
    port: PORT,
    folder: `${work}-kills`,
  })
  return {
    figures: [
      figure(work === 'recount' ? 'kills in re-counts survived' : 'kills in moves survived', '', [kills], {
        atLeast: kills,
      }),
      figure('of them with the work cut off', '', [interrupted]),
    ],
    notes: [
      `${sizes.members} members in a tree, ${bets} bets, some of them placed meanwhile; worker, database and site are killed by turns`,
      'after each: every bet has one end and has paid once, every figure is what bets and ledger say, the ledger is proved',
      'nobody stands below themselves, who stands above whom is what a walk finds, and every move that is noted holds',
    ],
  }
}

/** Kill in the middle of the work, again and again. Throws unless everything stands afterwards as if nothing had been killed. */
export async function killInWork({ works, kills, members, bets: laid, port, folder }: WorkKills): Promise<WorkOutcome> {
  const dataDir = workFolder(folder)
  const players = Array.from({ length: PLAYERS }, (_, at) => idOf(members - at))
  const deps = await prepareDatabase(dataDir, (database) => layTree(database, { members, bets: laid, players }))
  const site = await KillableSite.open(dataDir, port)
  const beside = openDatabase(site.url, pino({ level: 'fatal' }), 4)
  const it: InterruptedSite = { dataDir, site, beside, deps: { ...deps, db: beside.db }, players }
  let [interrupted, bets] = [0, laid]
  try {
    const took = new Map<InterruptedWork, number>()
    for (const work of works) took.set(work, await timed(it, work))
    for (let at = 1; at <= kills; at += 1) {
      const work = works[at % works.length] ?? 'recount'
      const victim = VICTIMS[at % VICTIMS.length] ?? 'worker'
      const afterMs = randomInt(1 + Math.ceil(SPREAD * (took.get(work) ?? 0)))
      const outcome = await killOnce(it, { work, at, victim, afterMs, bets })
      bets = outcome.bets
      if (!outcome.isDone) interrupted += 1
      console.log(
        `${victim} killed in a ${work}${outcome.isDone ? ', which was over' : ''}: ${bets} bets stand as they must`,
      )
    }
    return { interrupted, bets }
  } finally {
    await beside.db.destroy()
    await site.close()
  }
}

/** How long the work takes that nobody kills. */
async function timed(it: InterruptedSite, work: InterruptedWork): Promise<number> {
  const process = await WorkProcess.begin(it, work, 0)
  const begun = performance.now()
  if (!(await process.ended)) throw new Error(`a ${work} cannot be done`)
  return performance.now() - begun
}

interface InterruptedSite {
  readonly dataDir: string
  readonly site: KillableSite
  /** A database of the bench that outlives those of the site. */
  readonly beside: OpenDatabase
  readonly deps: Deps
  readonly players: readonly string[]
}

interface Kill {
  readonly work: InterruptedWork
  readonly at: number
  readonly victim: (typeof VICTIMS)[number]
  readonly afterMs: number
  /** There so far. */
  readonly bets: number
}

async function killOnce(it: InterruptedSite, { work, at, victim, afterMs, bets }: Kill) {
  const now = () => new Date(Date.now() + at * DAY_MS)
  const betting = bettors(it.beside.db, it.players, now)
  const process = await WorkProcess.begin(it, work, at)
  await wait(afterMs)
  if (victim === 'worker') process.kill()
  else await it.site.strike(victim)
  const isDone = await process.ended
  await it.site.heal()
  const after = bets + (await betting.end())
  const deps = { ...it.deps, now }
  await assertWhole(it, deps, after)
  if (isDone) return { isDone, bets: after }
  if (!(await (await WorkProcess.begin(it, work, at)).ended)) throw new Error(`a ${work} cannot be done`)
  await assertWhole(it, deps, after)
  return { isDone, bets: after }
}

async function assertWhole({ beside }: InterruptedSite, deps: Deps, bets: number): Promise<void> {
  await assertBooks(deps, beside, bets)
  const today = dayOf(deps.now(), (await brandOf(deps, BRAND)).timeZone)
  for (const day of [today, daysAfter(today, 1)]) await assertTree(beside, day)
}

const PROGRAM = join(import.meta.dirname, 'interrupted-work.ts')

/** The work, in a process of its own. */
class WorkProcess {
  readonly #child: ChildProcess
  /** Whether it came to its end. */
  readonly ended: Promise<boolean>

  private constructor(child: ChildProcess) {
    this.#child = child
    this.ended = once(child, 'exit').then(([code]) => code === 0)
  }

  /** Begin; a branch moves by turns below agents who never move themselves, each time a day later. */
  static async begin({ dataDir, site }: InterruptedSite, work: InterruptedWork, at: number): Promise<WorkProcess> {
    const [moved, upline] = [idOf(1 + (at % 5)), idOf(26 + ((at * 7) % 15))]
    const child = spawn(process.execPath, [PROGRAM, work, moved, upline, String(at)], {
      env: { ...process.env, MODE: 'sandbox', DATA_DIR: dataDir, DATABASE_URL: site.url },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const started = new WorkProcess(child)
    await Promise.race([once(child.stdout, 'data'), started.ended])
    return started
  }

  kill(): void {
    this.#child.kill('SIGKILL')
  }
}

/** Members in a tree five levels deep, some of whom have money and have bet. */
async function layTree(
  database: BenchDatabase,
  { members, bets, players }: { readonly members: number; readonly bets: number; readonly players: readonly string[] },
): Promise<Deps> {
  const { deps, db } = database
  await seed(deps)
  await fill(database, shapeOf(members, LEVELS))
  await fund(deps, { brandId: BRAND, currency: 'PHP', memberIds: players, amount: 10n ** 12n })
  for (let laid = 0; laid < bets; laid += players.length) await betAndEnd(db, players, new Date())
  return deps
}
