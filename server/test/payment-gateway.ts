import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PaymentGateway } from '../src/kernel/config.ts'
import { openNoticeListener } from './notice-listener.ts'

const MAIN = join(import.meta.dirname, '../../vendorkit/gateway/main.ts')

export interface TestGateway {
  readonly config: { readonly paymentGateway: PaymentGateway }
  /** The next notice that it sends, as it came. */
  nextNotice(): Promise<string>
  /** Answer the next so many notices with a failure. */
  fail(times: number): void
  /** Press something on one of its pages. */
  press(path: string, form?: Readonly<Record<string, string>>): Promise<Response>
  /** End the process and start it again on what it has kept. */
  restart(): Promise<void>
  close(): Promise<void>
}

/** The sandbox's payment company in a process of its own, and a site that hears what it says. */
export async function openTestGateway(): Promise<TestGateway> {
  const dataDir = mkdtempSync(join(tmpdir(), 'croupier-gateway-'))
  const site = await openNoticeListener()
  const keys = { key: randomBytes(24).toString('hex'), secret: randomBytes(32).toString('hex') }
  const start = (port: string) => run({ ...keys, dataDir, site: site.address, port })
  let running = await start('0')
  const paymentGateway = { url: running.url, ...keys }

  return {
    config: { paymentGateway },
    nextNotice: site.next,
    fail: site.fail,
    press: (path, form = {}) =>
      fetch(running.url + path, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' }),
    async restart() {
      await running.stop()
      running = await start(new URL(paymentGateway.url).port)
    },
    async close() {
      await running.stop()
      await site.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

interface RunningGateway {
  readonly dataDir: string
  readonly key: string
  readonly secret: string
  readonly site: string
  readonly port: string
}

async function run({ dataDir, key, secret, site, port }: RunningGateway) {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      DATA_DIR: dataDir,
      PORT: port,
      PAYMENT_GATEWAY_KEY: key,
      PAYMENT_GATEWAY_SECRET: secret,
      SITE_URL: site,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [{ address }] = (await once(child, 'message')) as [{ readonly address: string }]
  return {
    url: address,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
