import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CATEGORIES } from '@croupier/contract/field.ts'
import { inTransaction } from '@croupier/server/src/kernel/database.ts'
import type { Deps } from '@croupier/server/src/kernel/deps.ts'
import { listGames, setOut } from '@croupier/server/src/modules/catalogue/catalogue.ts'
import { findChromium } from '../run/chromium.mjs'
import { drive, type CallFigures } from './callers.ts'
import { freshDatabase } from './database.ts'
import { loggedInMembers } from './people.ts'
import { type Bench, figure, median, type Pace } from './result.ts'
import { startServer } from './site-server.ts'

const ROOT = join(import.meta.dirname, '..')
const PORT = Number(process.env.BENCH_PORT ?? 4704)
const GAMES = 5000
const VENDORS = 40
const CALLERS = 4
const BRAND = 1

const SYLLABLES = ['ba', 'ka', 'ra', 'mi', 'no', 'ti', 'lu', 'sa', 'go', 'pe', 'du', 'fi', 'ro', 'le', 'qu', 'zo']
/** The same names in every run. */
const wordAt = (index: number) =>
  [index, index >> 4, index >> 8].map((part) => SYLLABLES[(part * 7 + index) % SYLLABLES.length]).join('')
const nameAt = (index: number) => `${wordAt(index)} ${wordAt(index * 31 + 5)}`

/** What visitors ask a catalogue of five thousand games, by kind of question. */
const QUESTIONS: Readonly<Record<string, (turn: number) => string>> = {
  list: (turn) => `gameType=${CATEGORIES[turn % 8]}&pageNo=${1 + (turn % 9)}&pageSize=21`,
  filter: (turn) => `gameType=RNG&gameClassify=hot&minBet=5&minLineNum=10&sort=rtp&pageNo=${1 + (turn % 3)}`,
  search: (turn) => `gameName=${encodeURIComponent(nameAt(turn % GAMES).slice(0, 5))}`,
  'search with a slip': (turn) => `gameName=${encodeURIComponent(slipped(nameAt(turn % GAMES)))}`,
}

/** Two letters have changed places. */
const slipped = (name: string) => `${name[0]}${name[2]}${name[1]}${name.slice(3)}`

/** A lobby of five thousand games: what the server answers, and how soon its page can be used on a mid-range phone. */
export const lobby: Bench = async (pace) => {
  const database = await freshDatabase('lobby')
  try {
    await loggedInMembers(database.deps, 1)
    await stock(database.deps)
    const { dataDir } = database.deps.config
    const server = await startServer({ port: PORT, dataDir, databaseUrl: database.url })
    try {
      const answers = await ask(pace)
      const pages = existsSync(join(ROOT, 'web/dist/index.html')) ? visits(dataDir, pace) : []
      return {
        figures: [
          ...answers,
          ...(pages.length > 0
            ? [
                figure(
                  'largest paint of the lobby, mid-range phone',
                  'ms',
                  pages.map(({ paint }) => paint),
                  { atMost: 1500 },
                ),
              ]
            : []),
        ],
        notes: [
          `${GAMES} games of ${VENDORS} vendors; ${CALLERS} callers over HTTP, load generator on the same cores`,
          ...(pages.length > 0
            ? [
                `with the phone’s processor and line as Lighthouse imitates them; the page was blocked for ${blockedFor(pages)} ms`,
              ]
            : ['the site is not built: the page was not measured']),
        ],
      }
    } finally {
      await server.stop()
    }
  } finally {
    await database.close()
  }
}

const blockedFor = (pages: readonly Visit[]) => Math.round(median(pages.map(({ blocked }) => blocked)))

async function stock(deps: Deps): Promise<void> {
  const vendors = Array.from({ length: VENDORS }, (_, at) => ({
    code: `BENCH_${at}`,
    displayName: `${wordAt(at * 97)} Works`,
    mark: 'papaya',
  }))
  const games = Array.from({ length: GAMES }, (_, at) => ({
    code: `BENCH_GAME_${at}`,
    vendorCode: `BENCH_${at % VENDORS}`,
    name: nameAt(at),
    category: CATEGORIES[at % 8] ?? 'RNG',
    accountType: `BENCH_${at % VENDORS}`,
    lines: (at % 6) * 10,
    releasedAt: new Date(1_700_000_000_000 + at * 60_000),
  }))
  const places = CATEGORIES.slice(0, 8).flatMap((category) =>
    vendors.map(({ code }, at) => ({
      brandId: BRAND,
      category,
      vendorCode: code,
      position: 10 + at,
      pointsRate: '1.00',
    })),
  )
  const offers = games.map(({ code }, at) => ({
    brandId: BRAND,
    gameCode: code,
    position: 100 + at,
    hot: at % 5 === 0,
    new: at % 11 === 0,
    jackpot: at % 13 === 0,
    rtp: `9${at % 8}.${String(at).padStart(4, '0')}`,
    stakeMin: BigInt(1000 * (1 + (at % 90))),
  }))
  await inTransaction(deps.db, async (tx) => {
    await listGames(tx, { vendors, games })
    await setOut(tx, { places, offers })
  })
}

async function ask({ runs, seconds }: Pace) {
  const figures = []
  for (const [name, question] of Object.entries(QUESTIONS)) {
    const measured: CallFigures[] = []
    for (let run = 0; run < runs; run++) measured.push(await oneRun(question, seconds))
    figures.push(
      figure(
        `p99 of a ${name}`,
        'ms',
        measured.map(({ p99 }) => p99),
        { atMost: 30 },
      ),
      figure(
        `${name}, answers`,
        '/s',
        measured.map(({ perSecond }) => perSecond),
      ),
    )
  }
  return figures
}

async function oneRun(question: (turn: number) => string, seconds: number): Promise<CallFigures> {
  let turn = 0
  const call = async () => {
    const response = await fetch(`http://127.0.0.1:${PORT}/wps/relay/GCSGAME_gameList?${question(turn++)}`, {
      headers: { merchant: 'LUCKY' },
    })
    const { value } = (await response.json()) as { value?: { total: number } }
    if (response.status !== 200 || value === undefined || value.total === 0)
      throw new Error(`${response.status}: ${question(turn - 1)} finds nothing`)
  }
  // The index is built by the first who searches.
  await call()
  return drive({ callers: CALLERS, seconds, call })
}

interface Visit {
  readonly paint: number
  readonly blocked: number
}

/** The lobby as Lighthouse's phone sees it: a mid-range processor and a slow line are imitated, not reckoned. */
function visits(dataDir: string, { quick }: Pace): readonly Visit[] {
  const chromium = findChromium()
  if (!chromium) return []
  return Array.from({ length: quick ? 1 : 5 }, (_, run) => {
    const file = join(dataDir, `lobby-${run}.json`)
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        join(ROOT, 'node_modules/lighthouse/cli/index.js'),
        `http://127.0.0.1:${PORT}/rng`,
        '--only-categories=performance',
        '--output=json',
        `--output-path=${file}`,
        '--chrome-flags=--headless=new --no-sandbox',
        '--quiet',
      ],
      { env: { ...process.env, CHROME_PATH: chromium }, encoding: 'utf8' },
    )
    if (status !== 0) throw new Error(`Lighthouse failed: ${stderr.slice(-1000)}`)
    const { audits } = JSON.parse(readFileSync(file, 'utf8')) as {
      audits: Readonly<Record<string, { readonly numericValue: number }>>
    }
    return {
      paint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      blocked: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    }
  })
}
