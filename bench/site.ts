import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '../run/chromium.mjs'
import { workFolder } from './machine.ts'
import { type Bench, figure } from './result.ts'
import { startServer } from './site-server.ts'

const ROOT = join(import.meta.dirname, '..')
const PORT = Number(process.env.BENCH_PORT ?? 4703)
const RUNS = 5
const TRIES = 3

type Category = 'performance' | 'accessibility' | 'best-practices'

/** The brands whose home is measured, and where each lives. */
const BRANDS = [
  ['LUCKY', '127.0.0.1'],
  ['SAMPA', 'sampa.localhost'],
] as const

/** What Lighthouse says of a page; only what is read here. */
interface LighthouseReport {
  readonly categories: Readonly<Record<Category, { readonly score: number }>>
  readonly audits: {
    readonly 'network-requests': { readonly details: { readonly items: readonly PageRequest[] } }
    readonly [name: string]: { readonly numericValue?: number; readonly details?: unknown }
  }
}

interface PageRequest {
  readonly url: string
  readonly resourceType: string
  /** Bytes over the wire. */
  readonly transferSize: number
}

/** The home page of each brand on Lighthouse's mobile preset: a mid-range phone on a slow mobile network. */
export const site: Bench = async ({ quick }) => {
  if (!existsSync(join(ROOT, 'web/dist/index.html'))) throw new Error('the site is not built: npm run build -w web')
  const dataDir = workFolder('site')
  const server = await startServer({ port: PORT, dataDir })
  try {
    const measured = BRANDS.map(([brand, host]) => {
      const runs = Array.from({ length: quick ? 1 : RUNS }, (_, run) => join(dataDir, `report-${brand}-${run}.json`))
      const reports = runs.map((file) => audit(`http://${host}:${PORT}/`, file))
      return { figures: figuresOf(brand, reports), notes: notesOf(brand, reports) }
    })
    return { figures: measured.flatMap(({ figures }) => figures), notes: measured.flatMap(({ notes }) => notes) }
  } finally {
    await server.stop()
  }
}

/** A recorder that came too late for the beginning of a page has nothing to measure it from: then it looks once more. */
function audit(address: string, file: string): LighthouseReport {
  for (let left = TRIES - 1; ; left--) {
    const said = lighthouse(address, file)
    if (said === undefined) return JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport
    if (left === 0) throw new Error(`Lighthouse failed: ${said}`)
    console.log(`Lighthouse looks at ${address} once more: ${said}`)
  }
}

/** Write the report of one visit. Answers what went wrong, if anything did. */
function lighthouse(address: string, file: string): string | undefined {
  const chromium = findChromium()
  if (!chromium) throw new Error('there is no Chromium')
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/lighthouse/cli/index.js'),
      address,
      '--only-categories=performance,accessibility,best-practices',
      '--output=json',
      `--output-path=${file}`,
      '--chrome-flags=--headless=new --no-sandbox',
      '--quiet',
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, encoding: 'utf8' },
  )
  return status === 0 ? undefined : stderr.slice(-1000).trim()
}

const scriptsOf = (report: LighthouseReport) =>
  report.audits['network-requests'].details.items.filter((request) => request.resourceType === 'Script')
const kilobytesOf = (report: LighthouseReport) =>
  scriptsOf(report).reduce((sum, request) => sum + request.transferSize, 0) / 1000

const CATEGORIES = { performance: 0.95, accessibility: 1, 'best-practices': 0.95 } as const

const figuresOf = (brand: string, reports: readonly LighthouseReport[]) => [
  ...(['performance', 'accessibility', 'best-practices'] as const).map((category) =>
    figure(
      `${brand}: Lighthouse mobile, ${category}`,
      '',
      reports.map((report) => report.categories[category].score),
      { atLeast: CATEGORIES[category] },
    ),
  ),
  figure(`${brand}: script of the first view over the wire`, 'kB', reports.map(kilobytesOf), { atMost: 160 }),
]

const METRICS = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
}

function notesOf(brand: string, reports: readonly LighthouseReport[]): readonly string[] {
  const [report] = reports
  if (!report) return []
  const metrics = Object.entries(METRICS).map(
    ([audit, name]) => `${name} ${Number(report.audits[audit]?.numericValue?.toFixed(2))}`,
  )
  return [`${brand}, first run: ${metrics.join(', ')} (ms; CLS without unit); ${scriptsOf(report).length} scripts`]
}
