import { spawn } from 'node:child_process'
import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchGame } from '@croupier/contract/launch.ts'
import { merchantWallet, walletTransfer } from '@croupier/contract/vendors.ts'
import { SIGNED_HEADERS, signedText } from '@croupier/contract/vendor-signature.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { afterAll } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { brandOf } from '#modules/brand/brand.ts'
import type { SettingsChange } from '#modules/brand/change-settings.ts'
import { listGames, setOut } from '#modules/catalogue/catalogue.ts'
import { forgetAccesses } from '#modules/catalogue/vendor/access.ts'
import { houseAccount } from '#modules/wallet/wallet.ts'
import { houseFundsOf } from '#modules/wallet/balances/balances.ts'
import { luckySettings } from '../seed/brand-lucky.ts'
import { walletGames, walletOffers, walletPlaces, walletVendors } from '../seed/wallet-titles.ts'
import { HASTE, LUCKY, setPolicy } from './policy.ts'
import { type TestMember, world } from './world.ts'

const MAIN = join(import.meta.dirname, '../../vendorkit/wallet/main.ts')

export interface WalletPlay {
  readonly status: string
  readonly won?: string
  readonly balance?: string
}

type Player = Pick<TestMember, 'token'>

/** A world whose members play with what they have moved to the sandbox's vendors, who are a process beside it. */
export async function walletGamesWorld() {
  // The vendors call by the real clock.
  const here = await world({ now: new Date().toISOString() })
  const { app, ask, deps } = here
  const key = randomBytes(32).toString('hex')
  const dataDir = mkdtempSync(join(tmpdir(), 'croupier-wallet-games-'))
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const site = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`
  const begin = async (port: string) => {
    const env = { DATA_DIR: dataDir, VENDOR_WALLET_KEY: key, SITE_URL: site, PORT: port }
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    const [{ address }] = (await once(child, 'message')) as [{ readonly address: string }]
    return { child, address }
  }
  let running = await begin('0')
  const { address } = running
  const end = async () => {
    const gone = once(running.child, 'exit')
    running.child.kill('SIGTERM')
    await gone
  }
  afterAll(async () => {
    await end()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const policy = (change: SettingsChange['settings'] = {}, isSingle = false) => {
    const wallet = { ...luckySettings.cashier?.wallet, isSingle }
    return setPolicy(deps, LUCKY, { ...HASTE, ...change, cashier: { ...luckySettings.cashier, wallet } })
  }
  await policy()
  Object.assign(deps.config, { vendorWallets: { url: address, key } })
  forgetAccesses(deps)
  const brand = await brandOf(deps, LUCKY)
  await inTransaction(deps.db, async (tx) => {
    await listGames(tx, { vendors: walletVendors, games: walletGames })
    await setOut(tx, { places: walletPlaces(brand), offers: walletOffers(brand, 10_000n) })
  })

  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  }
  const launch = ({ token }: Player, gameId: string) => ask(launchGame, { token, query: { gameId } })

  return {
    ...here,
    address,
    key,
    policy,
    launch,
    /** Open a game from the site, and sit down at it as its page does. */
    async open(who: Player, gameId: string) {
      const { value } = await launch(who, gameId)
      const game = gameId
      const opened = await post('/api/open', { token: new URL(value.gameUrl).searchParams.get('token'), game })
      return {
        launched: value,
        opened,
        play: (stake: string, choice: string, id: string = randomUUID()): Promise<WalletPlay> =>
          post('/api/play', { id, seat: opened.seat, stake, choice }),
      }
    },
    move: ({ token }: Player, direction: 'in' | 'out', amount: string, vassalage: string) =>
      ask(walletTransfer, { token, body: { id: randomUUID(), vassalage, direction, amount } }),
    thereOf: async ({ token }: Player, vendor: string) =>
      (await ask(merchantWallet, { token })).value.vendors.find(({ vassalage }) => vassalage === vendor)?.balance,
    moneyOf: async ({ token }: Player) => (await ask(balance, { token })).value.sumBalance,
    /** What the house has with a vendor, by its own books. */
    lent: (code: string) => houseFundsOf(deps.db, houseAccount(LUCKY, `vendor:${code}`, 'PHP')),
    /** A call as the vendor makes it. */
    async call(vendor: string, name: string, fields: object, by = key) {
      const [url, body, timestamp] = [`/vendor/v1/${name}`, JSON.stringify(fields), String(deps.now().getTime())]
      const signed = signedText({ timestamp, method: 'POST', path: url, body })
      const headers = {
        'content-type': 'application/json',
        [SIGNED_HEADERS.vendor]: vendor,
        [SIGNED_HEADERS.timestamp]: timestamp,
        [SIGNED_HEADERS.signature]: createHmac('sha256', by).update(signed).digest('hex'),
      }
      const { body: text } = await app.http.inject({ method: 'POST', url, headers, payload: body })
      return JSON.parse(text) as Readonly<Record<string, unknown>>
    },
    async restart() {
      await end()
      running = await begin(new URL(address).port)
    },
  }
}
