import { type FuzzSite, openFuzzSite } from './fuzz-site.ts'
import type { AddressInfo } from 'node:net'
import { freshDatabase } from './database.ts'
import { type FuzzReport, fuzz as fuzzOnce } from './fuzz-run.ts'
import { answerTo, ODD_HEADS, oddFault } from './fuzz-sockets.ts'
import { type Bench, figure } from './result.ts'

const REQUESTS = 100_000
const QUICK_REQUESTS = 5000
/** A part of it has a seed of its own, by which it is done again alone. */
const PART = 5000
const HANG_MS = 5000

/** Requests of every kind by everybody, with what they must not hold: none fails, hangs, tells of the inside or is refused unforeseen. */
export const fuzz: Bench = async ({ quick }) => {
  const database = await freshDatabase('fuzz')
  try {
    const site = await openFuzzSite(database.deps, { db: database.db, url: database.deps.config.databaseUrl ?? '' })
    await site.app.start()
    const parts: FuzzReport[] = []
    for (let from = 0; from < (quick ? QUICK_REQUESTS : REQUESTS); from += PART) {
      parts.push(
        await fuzzOnce(site, {
          seed: `${process.env.FUZZ_SEED ?? 'fuzz'} ${from}`,
          requests: PART,
          atOnce: 8,
          hangMs: HANG_MS,
          from,
        }),
      )
      const part = parts.at(-1)
      console.log(from + PART, JSON.stringify(part?.byStatus))
      for (const finding of part?.findings ?? []) console.log(JSON.stringify(finding))
    }
    const odd = await oddFindings(site)
    await site.app.stop()
    const findings = [...parts.flatMap((part) => part.findings), ...odd]
    if (findings.length > 0) throw new Error(`${findings.length} findings\n${JSON.stringify(findings, null, 1)}`)
    return {
      figures: [
        figure(
          'requests',
          '',
          [parts.reduce((sum, part) => sum + part.requests, 0)],
          quick ? {} : { atLeast: REQUESTS },
        ),
        figure('findings', '', [findings.length], { atMost: 0 }),
        figure('calls', '', [parts[0]?.calls ?? 0]),
        figure('calls of which requests succeeded', '', [Math.max(...parts.map((part) => part.succeeded))]),
      ],
      notes: [
        `${ODD_HEADS.length} heads that are odd as HTTP, over sockets of their own`,
        `answers: ${statusesOf(parts)}`,
      ],
    }
  } finally {
    await database.close()
  }
}

async function oddFindings({ app }: FuzzSite): Promise<readonly string[]> {
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  // A server that listens on a port has one.
  const { port } = app.http.server.address() as AddressInfo
  const faults: string[] = []
  for (const odd of ODD_HEADS) {
    const fault = oddFault(odd, await answerTo(port, odd))
    if (fault !== undefined) faults.push(`${odd.name} ${fault}`)
  }
  return faults
}

function statusesOf(parts: readonly FuzzReport[]): string {
  const sums = new Map<string, number>()
  for (const [status, count] of parts.flatMap(({ byStatus }) => Object.entries(byStatus)))
    sums.set(status, (sums.get(status) ?? 0) + count)
  return [...sums].map(([status, count]) => `${status} × ${count}`).join(', ')
}
