import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchGame } from '@croupier/contract/launch.ts'
import { SANDBOX_GAMES, SANDBOX_VENDOR } from '@croupier/contract/sandbox-games.ts'
import { afterAll } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { listGames, setOut } from '#modules/catalogue/catalogue.ts'
import { forgetAccesses } from '#modules/catalogue/vendor/access.ts'
import { LUCKY } from './policy.ts'
import type { TestMember, World } from './world.ts'

const MAIN = join(import.meta.dirname, '../../vendorkit/sandbox/main.ts')
const RELEASED = { releasedAt: new Date('2026-11-01T00:00:00Z') }

export interface PlayResult {
  readonly status: string
  readonly won?: string
  readonly balance?: string
}

/** The sandbox's vendor in a process of its own beside a world that listens, with its games set out. */
export async function openSandboxVendor({ app, deps, ask }: World) {
  const key = randomBytes(32).toString('hex')
  const dataDir = mkdtempSync(join(tmpdir(), 'croupier-sandbox-vendor-'))
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const site = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`
  const env = { DATA_DIR: dataDir, SANDBOX_VENDOR_KEY: key, SITE_URL: site }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const [{ address }] = (await once(child, 'message')) as [{ readonly address: string }]
  Object.assign(deps.config, { sandboxVendor: { url: address, key } })
  forgetAccesses(deps)
  await inTransaction(deps.db, (tx) => setOutGames(tx))
  afterAll(async () => {
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
    rmSync(dataDir, { recursive: true, force: true })
  })

  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  }
  return {
    address,
    site,
    key,
    behave: (behaviour: string) =>
      fetch(`${address}/behaviour`, { method: 'POST', body: new URLSearchParams({ behaviour }), redirect: 'manual' }),
    /** Open a game from the site, and sit down at it as its page does. */
    async open({ token }: Pick<TestMember, 'token'>, gameId: string) {
      const { value } = await ask(launchGame, { token, query: { gameId } })
      const opened = await post('/api/open', { token: new URL(value.gameUrl).searchParams.get('token') })
      return {
        launched: value,
        opened,
        play: (stake: string, choice: string): Promise<PlayResult> =>
          post('/api/play', { seat: opened.seat, stake, choice }),
      }
    },
  }
}

async function setOutGames(tx: Parameters<typeof listGames>[0]): Promise<void> {
  const { code: vendorCode, name: displayName, mark } = SANDBOX_VENDOR
  await listGames(tx, {
    vendors: [{ code: vendorCode, displayName, mark }],
    games: SANDBOX_GAMES.map(({ code, name, category, lines, kind }) => ({
      ...RELEASED,
      code,
      name,
      category,
      lines,
      kind,
      vendorCode,
      accountType: vendorCode,
    })),
  })
  const categories = [...new Set(SANDBOX_GAMES.map(({ category }) => category))]
  const marks = { hot: false, new: false, jackpot: false, stakeMin: 10_000n }
  await setOut(tx, {
    places: categories.map((category) => ({ brandId: LUCKY, category, vendorCode, position: 9, pointsRate: '1.00' })),
    offers: SANDBOX_GAMES.map(({ code: gameCode, rtp }, position) => ({
      brandId: LUCKY,
      gameCode,
      position,
      rtp,
      ...marks,
    })),
  })
}
