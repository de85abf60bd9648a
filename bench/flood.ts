import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BenchDatabase, freshDatabase } from './database.ts'
import { type Flood, type FloodResult, FLOODS } from './flood-load.ts'
import { type LoadResult, play } from './load-run.ts'
import { limitedMembers } from './people.ts'
import { type Bench, figure, type Measurement, type Pace } from './result.ts'
import { startServer } from './site-server.ts'

const PORT = Number(process.env.BENCH_PORT ?? 4711)
const MEMBERS = 2000
const ROUND_CONNECTIONS = 32
const WARM_UP_SECONDS = 3

interface Run {
  readonly quiet: LoadResult
  readonly floods: ReadonlyMap<Flood, { readonly rounds: LoadResult; readonly flooded: FloodResult }>
}

/** Rounds by members while strangers ask for whatever costs the site most. */
export const flood: Bench = async (pace) => {
  const database = await freshDatabase('flood')
  try {
    const tokensFile = join(database.deps.config.dataDir, 'tokens')
    writeFileSync(tokensFile, (await limitedMembers(database.deps, MEMBERS)).join('\n'))
    const runs: Run[] = []
    for (let run = 0; run < pace.runs; run++) runs.push(await measure(database, tokensFile, pace))
    return measuredOf(runs)
  } finally {
    await database.close()
  }
}

async function measure({ deps, url }: BenchDatabase, tokensFile: string, { seconds }: Pace): Promise<Run> {
  const { dataDir } = deps.config
  const server = await startServer({ port: PORT, dataDir, databaseUrl: url })
  try {
    const load = { port: PORT, connections: ROUND_CONNECTIONS, slotShare: 0, tokensFile, idsFile: join(dataDir, 'ids') }
    await play({ ...load, seconds: Math.min(WARM_UP_SECONDS, seconds) })
    const quiet = await play({ ...load, seconds })
    const floods: [Flood, { readonly rounds: LoadResult; readonly flooded: FloodResult }][] = []
    for (const name of FLOODS) {
      const child = fork(join(import.meta.dirname, 'flood-load.ts'), [
        JSON.stringify({ name, port: PORT, tokensFile, seconds: seconds + WARM_UP_SECONDS }),
      ])
      const ended = once(child, 'message')
      const [rounds, [flooded]] = await Promise.all([play({ ...load, seconds }), ended as Promise<[FloodResult]>]) // It says this once.
      if (Object.keys(rounds.statuses).join() !== '200')
        throw new Error(`not every round was taken beside ${name}: ${JSON.stringify(rounds.statuses)}`)
      console.log(name, JSON.stringify({ quiet: quiet.perSecond, rounds: rounds.perSecond, p99: rounds.p99, flooded }))
      floods.push([name, { rounds, flooded }])
    }
    return { quiet, floods: new Map(floods) }
  } finally {
    await server.stop()
  }
}

function measuredOf(runs: readonly Run[]): Measurement {
  const of = (name: Flood, value: (rounds: LoadResult, quiet: LoadResult) => number) =>
    runs.flatMap(({ quiet, floods }) => {
      const found = floods.get(name)
      return found ? [value(found.rounds, quiet)] : []
    })
  return {
    figures: [
      figure(
        'rounds alone',
        '/s',
        runs.map(({ quiet }) => quiet.perSecond),
      ),
      figure(
        'p99 alone',
        'ms',
        runs.map(({ quiet }) => quiet.p99),
      ),
      ...FLOODS.flatMap((name) => [
        figure(
          `${name}: rate of rounds beside the quiet one`,
          '×',
          of(name, (rounds, quiet) => rounds.perSecond / quiet.perSecond),
          { atLeast: 0.5 },
        ),
        figure(
          `${name}: p99 of rounds beside the quiet one`,
          '×',
          of(name, (rounds, quiet) => rounds.p99 / quiet.p99),
          { atMost: 3 },
        ),
      ]),
    ],
    notes: [
      `${ROUND_CONNECTIONS} connections of members; floods and load generator on the same cores`,
      ...FLOODS.map((name) => `${name}: answered ${JSON.stringify(runs[0]?.floods.get(name)?.flooded.statuses ?? {})}`),
    ],
  }
}
