import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ResultsBureau } from '../src/kernel/config.ts'
import { openNoticeListener } from './notice-listener.ts'

const MAIN = join(import.meta.dirname, '../../vendorkit/bureau/main.ts')

/** What can be tried out on its results, by its page. */
type BureauSwitch = 'early' | 'late' | 'wrong' | 'corrected' | 'doubled' | 'silent' | 'forged'

export interface TestBureau {
  readonly config: { readonly resultsBureau: ResultsBureau }
  /** The next notice that it sends, as it came. */
  nextNotice(): Promise<string>
  /** Answer the next so many notices with a failure. */
  fail(times: number): void
  /** What time the site says it is. */
  setClock(now: () => Date): void
  turn(name: BureauSwitch, state: 'off' | 'next' | 'always'): Promise<void>
  /** Press a button of a draw: have its result given out now, or corrected. */
  press(draw: { readonly gameCode: string; readonly issueNo: string }, action: 'publish' | 'correct'): Promise<void>
  /** End the process and start it again on what it has kept. */
  restart(): Promise<void>
  close(): Promise<void>
}

/** The sandbox's results bureau in a process of its own, and a site that hears what it says. */
export async function openTestBureau(): Promise<TestBureau> {
  const dataDir = mkdtempSync(join(tmpdir(), 'croupier-bureau-'))
  let now = () => new Date()
  const site = await openNoticeListener(() => now())
  const keys = { key: randomBytes(32).toString('hex'), secret: randomBytes(32).toString('hex') }
  const environment = {
    DATA_DIR: dataDir,
    RESULTS_BUREAU_KEY: keys.key,
    RESULTS_BUREAU_SECRET: keys.secret,
    SITE_URL: site.address,
  }
  let running = await run({ ...environment, PORT: '0' })
  const resultsBureau = { url: running.url, ...keys }
  const send = async (path: string, form: Readonly<Record<string, string>>) => {
    await fetch(resultsBureau.url + path, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  }
  return {
    config: { resultsBureau },
    nextNotice: site.next,
    fail: site.fail,
    setClock: (next) => void (now = next),
    turn: (name, state) => send('/switches', { name, state }),
    press: ({ gameCode, issueNo }, action) => send(`/draws/${gameCode}/${issueNo}`, { do: action }),
    async restart() {
      await running.stop()
      running = await run({ ...environment, PORT: new URL(resultsBureau.url).port })
    },
    async close() {
      await running.stop()
      await site.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function run(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const [{ address }] = (await once(child, 'message')) as [{ readonly address: string }]
  return {
    url: address,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
