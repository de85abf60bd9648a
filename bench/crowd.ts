import { setTimeout as wait } from 'node:timers/promises'
import { assertCrowdBooks, countLate } from './crowd-books.ts'
import { CrowdSite, type TakenSeconds } from './crowd-site.ts'
import { type Bench, type Figure, percentile } from './result.ts'

const PORT = Number(process.env.BENCH_PORT ?? 4780)
const SIZES = [14, 5, 5]
const AS_PEOPLE = 100
const FAST = 5000
const HOUR_S = 3600
const HOURS = 168
const QUICK_HOURS = 6
/** An hour of people at fifty times their pace. */
const HOUR_MS = (HOUR_S * 1000 * AS_PEOPLE) / FAST
const QUICK_HOUR_MS = 4000
const SETTLE_S = 20
const QUICK_SETTLE_S = 8
const LOAD_S = 300
const QUICK_LOAD_S = 15
/** Memory is flat after a fifth of the week. */
const WARM = 0.2

/** What waits to be done: none of them may grow. */
const QUEUES = {
  news: 'select count(*) from kernel.outbox',
  figures: 'select count(*) from betting.uncounted',
  'failed tasks': 'select count(*) from kernel.failed_task',
  messages: `select count(*) from identity.message where status = 'queued'`,
  deposits: `select count(*) from cashier.deposit where state = 'waiting'`,
  withdrawals: `select count(*) from cashier.withdrawal where state in ('review', 'approved', 'matching', 'sending')`,
  documents: `select count(*) from verification.document where state = 'pending'`,
  'open rounds': `select count(*) from betting.round where status in ('open', 'interrupted')`,
} as const
type Queue = keyof typeof QUEUES

interface Sample {
  readonly queues: Readonly<Record<Queue, number>>
  readonly siteMb: number
  readonly crowdMb: number
}

/** What two dozen demo players take of the machine, and a week of them at fifty times the pace of people. */
export const crowd: Bench = async ({ quick }) => {
  const site = await CrowdSite.open('crowd', PORT)
  try {
    const load = await measureLoad(site, quick)
    const samples = await playWeek(site, quick)
    await site.stopCrowd()
    await assertCrowdBooks(site)
    const bets = await site.count('select count(*) from betting.bet')
    return {
      figures: [...load, ...memoryFigures(samples, quick), ...queueFigures(samples)],
      notes: [
        `${SIZES.join(', ')} players at LUCKY, SAMPA and SEN; one page of a person is open; every activity, deposits included`,
        `what they take is measured at the pace of people, against the same site without them before`,
        `${quick ? QUICK_HOURS : HOURS} hours of the site’s clock, each as long as an hour takes at fifty times the pace: ${bets} bets`,
        'afterwards no bet outlived its round, the ledger was proved, and figures equalled a re-count',
      ],
    }
  } finally {
    await site.close()
  }
}

async function measureLoad(site: CrowdSite, quick: boolean): Promise<readonly Figure[]> {
  const seconds = quick ? QUICK_LOAD_S : LOAD_S
  await site.order([0, 0, 0], AS_PEOPLE)
  await wait(1000 * (quick ? QUICK_SETTLE_S : SETTLE_S))
  const idle = await shareOf(site, seconds)
  await site.order(SIZES, AS_PEOPLE)
  await site.startCrowd()
  // Accounts are opened, and the first of them come.
  await wait(3000 * (quick ? QUICK_SETTLE_S : SETTLE_S))
  const busy = await shareOf(site, seconds)
  const sum = ({ crowd: own, site: served, database }: TakenSeconds) => own + served + database
  return [
    { measure: 'a crowd of 24: its own process', unit: '% of a core', value: 100 * busy.crowd, atMost: 5 },
    {
      measure: 'a crowd of 24: with all that it causes',
      unit: '% of a core',
      value: 100 * (sum(busy) - sum(idle)),
      atMost: 15,
    },
    { measure: 'the site without them', unit: '% of a core', value: 100 * sum(idle) },
  ]
}

/** Which share of a core each takes over some seconds. */
async function shareOf(site: CrowdSite, seconds: number): Promise<TakenSeconds> {
  const [begun, before] = [performance.now(), site.taken()]
  await wait(seconds * 1000)
  const [passed, after] = [(performance.now() - begun) / 1000, site.taken()]
  return {
    crowd: (after.crowd - before.crowd) / passed,
    site: (after.site - before.site) / passed,
    database: (after.database - before.database) / passed,
  }
}

/** An hour after the other: played as fast as fifty times people do, then the clock goes on to the next one. */
async function playWeek(site: CrowdSite, quick: boolean): Promise<readonly Sample[]> {
  const [hours, hourMs] = quick ? [QUICK_HOURS, QUICK_HOUR_MS] : [HOURS, HOUR_MS]
  await site.order(SIZES, FAST)
  const samples: Sample[] = []
  for (let hour = 0; hour < hours; hour++) {
    await wait(hourMs)
    samples.push(await sampleOf(site))
    if (hour % 24 === 23) console.log(`day ${(hour + 1) / 24}: ${JSON.stringify(samples.at(-1))}`)
    const late = await countLate(site)
    // A result is being paid out in parts, or some bets have been left behind: the next look tells.
    if (late > 0 && (await lateAfter(site, 30_000)) > 0)
      throw new Error(`${late} bets are open although their rounds are over`)
    await site.moveClock(HOUR_S * 1000 - hourMs)
  }
  return samples
}

async function lateAfter(site: CrowdSite, ms: number): Promise<number> {
  await wait(ms)
  return countLate(site)
}

async function sampleOf(site: CrowdSite): Promise<Sample> {
  const names = Object.keys(QUEUES) as Queue[] // Its own keys.
  const counts = await Promise.all(names.map((name) => site.count(QUEUES[name])))
  const memory = site.memory()
  return {
    queues: Object.fromEntries(names.map((name, at) => [name, counts[at] ?? 0])) as Sample['queues'],
    siteMb: memory.site,
    crowdMb: memory.crowd,
  }
}

const MB = 'MB'

function memoryFigures(samples: readonly Sample[], quick: boolean): readonly Figure[] {
  const [warm, late] = partsOf(samples)
  // What a heap holds goes up and down with each collection: the middle of many moments is compared.
  const growth = (of: (sample: Sample) => number) =>
    100 * (percentile(late.map(of), 0.5) / percentile(warm.map(of), 0.5) - 1)
  const bound = quick ? {} : { atMost: 5 }
  return [
    {
      measure: 'memory of the server',
      unit: MB,
      value: percentile(
        late.map(({ siteMb }) => siteMb),
        0.5,
      ),
    },
    { measure: 'growth of it after warm-up', unit: '%', value: growth(({ siteMb }) => siteMb), ...bound },
    {
      measure: 'memory of the crowd',
      unit: MB,
      value: percentile(
        late.map(({ crowdMb }) => crowdMb),
        0.5,
      ),
    },
    { measure: 'growth of it after warm-up', unit: '%', value: growth(({ crowdMb }) => crowdMb), ...bound },
  ]
}

/** Those right after warm-up, and the last ones. */
function partsOf(samples: readonly Sample[]): readonly [readonly Sample[], readonly Sample[]] {
  const size = Math.max(1, Math.floor(samples.length * WARM))
  return [samples.slice(size, 2 * size), samples.slice(-size)]
}

/** Each at its most, after warm-up and in the end; a queue that has grown has more in the end than ever before. */
function queueFigures(samples: readonly Sample[]): readonly Figure[] {
  const half = Math.floor(samples.length / 2)
  const names = Object.keys(QUEUES) as Queue[] // Its own keys.
  return names.map((name) => {
    const most = (some: readonly Sample[]) => Math.max(0, ...some.map(({ queues }) => queues[name]))
    const [before, after] = [most(samples.slice(0, half)), most(samples.slice(half))]
    return { measure: `most ${name} in the second half`, unit: '', value: after, atMost: Math.max(200, 2 * before) }
  })
}
