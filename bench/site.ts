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

/** What Lighthouse says of a page; only what is read here. */
interface Report {
  readonly categories: Readonly<Record<'performance' | 'accessibility', { readonly score: number }>>
  readonly audits: {
    readonly 'network-requests': { readonly details: { readonly items: readonly Request[] } }
    readonly [name: string]: { readonly numericValue?: number; readonly details?: unknown }
  }
}

interface Request {
  readonly url: string
  readonly resourceType: string
  /** Bytes over the wire. */
  readonly transferSize: number
}

/** The home page on Lighthouse's mobile preset: a mid-range phone on a slow mobile network. */
export const site: Bench = async ({ quick }) => {
  if (!existsSync(join(ROOT, 'web/dist/index.html'))) throw new Error('the site is not built: npm run build -w web')
  const dataDir = workFolder('site')
  const server = await startServer({ port: PORT, dataDir })
  try {
    const reports = Array.from({ length: quick ? 1 : RUNS }, (_, run) => audit(join(dataDir, `report-${run}.json`)))
    return { figures: figuresOf(reports), notes: notesOf(reports) }
  } finally {
    await server.stop()
  }
}

function audit(file: string): Report {
  const chromium = findChromium()
  if (!chromium) throw new Error('there is no Chromium')
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/lighthouse/cli/index.js'),
      `http://127.0.0.1:${PORT}/`,
      '--only-categories=performance,accessibility',
      '--output=json',
      `--output-path=${file}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
      '--quiet',
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`Lighthouse failed: ${stderr.slice(-1000)}`)
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}

const scriptsOf = (report: Report) =>
  report.audits['network-requests'].details.items.filter((request) => request.resourceType === 'Script')
const kilobytesOf = (report: Report) => scriptsOf(report).reduce((sum, request) => sum + request.transferSize, 0) / 1000

const figuresOf = (reports: readonly Report[]) => [
  figure(
    'Lighthouse mobile, performance',
    '',
    reports.map((report) => report.categories.performance.score),
    { atLeast: 0.9 },
  ),
  figure(
    'Lighthouse mobile, accessibility',
    '',
    reports.map((report) => report.categories.accessibility.score),
    { atLeast: 1 },
  ),
  figure('script of the first view over the wire', 'kB', reports.map(kilobytesOf), { atMost: 220 }),
]

const METRICS = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
}

function notesOf(reports: readonly Report[]): readonly string[] {
  const [report] = reports
  if (!report) return []
  const metrics = Object.entries(METRICS).map(
    ([audit, name]) => `${name} ${Number(report.audits[audit]?.numericValue?.toFixed(2))}`,
  )
  return [`first run: ${metrics.join(', ')} (ms; CLS without unit); ${scriptsOf(report).length} scripts`]
}
