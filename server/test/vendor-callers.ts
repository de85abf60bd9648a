import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import type { VendorDialect } from '@croupier/contract/console-vendor-access.ts'
import { launchGame } from '@croupier/contract/launch.ts'
import type { VendorCallName } from '@croupier/contract/vendor-api.ts'
import { balance as balanceCall } from '@croupier/contract/wallet.ts'
import { unitsOf } from '@croupier/engine/money.ts'
import { inTransaction } from '#kernel/database.ts'
import { seal } from '#kernel/secret.ts'
import { listGames, setOut } from '#modules/catalogue/catalogue.ts'
import { forgetAccesses, VENDOR_KEY } from '#modules/catalogue/vendor/access.ts'
import { type AccessRow, insertKey, saveAccess } from '#modules/catalogue/vendor/store.ts'
import { HASTE, LUCKY, setPolicy } from './policy.ts'
import type { SettingsChange } from '#modules/brand/change-settings.ts'
import { type Fields, read, type VendorAnswer, WRITE } from './vendor-dialects.ts'
import { type TestMember, type World, world, type WorldOptions } from './world.ts'

export interface SendOptions {
  readonly key?: string
  readonly at?: Date
  /** What is sent in place of what was signed. */
  readonly tamper?: (body: string) => string
  readonly vendor?: string
  readonly ip?: string
}

/** A vendor that speaks one dialect. */
export interface Caller {
  readonly dialect: VendorDialect
  readonly vendor: string
  readonly game: string
  readonly send: (name: VendorCallName, fields: Fields, options?: SendOptions) => Promise<VendorAnswer>
}

const VENDORS = [
  ['native', 'NATIVE_GAMES'],
  ['aggregator', 'MANY_GAMES'],
  ['form', 'OLD_GAMES'],
] as const

/** A key pair is slow to make, and no test is about it. */
const rsa = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

/** Vendors list their games here, and get a way in and a key. */
async function settleIn({ deps }: World, row: AccessRow): Promise<string> {
  const { vendorCode, dialect } = row
  const secret = dialect === 'aggregator' ? rsa.privateKey : randomBytes(24).toString('hex')
  const sealed = await seal(deps, VENDOR_KEY, dialect === 'aggregator' ? rsa.publicKey : secret)
  await inTransaction(deps.db, async (tx) => {
    const games = [`${vendorCode}_SLOT`, `${vendorCode}_CARDS`]
    const game = { vendorCode, category: 'RNG', accountType: vendorCode, lines: 5 } as const
    const released = { releasedAt: new Date('2026-11-01T00:00:00Z') }
    await listGames(tx, {
      vendors: [{ code: vendorCode, displayName: vendorCode, mark: 'croupier' }],
      games: games.map((code) => ({ ...game, ...released, code, name: code })),
    })
    const offer = { brandId: LUCKY, position: 50, hot: false, new: false, jackpot: false, rtp: '95.0000' }
    await setOut(tx, {
      places: [{ brandId: LUCKY, category: 'RNG', vendorCode, position: 50, pointsRate: '1.00' }],
      offers: games.map((gameCode) => ({ ...offer, gameCode, stakeMin: 10_000n })),
    })
    await saveAccess(tx, row)
    const now = deps.now()
    const key = { id: randomUUID(), vendorCode, sealed, fromAt: now, untilAt: null }
    await insertKey(tx, { ...key, madeBy: 'test', shownAt: now })
  })
  forgetAccesses(deps)
  return secret
}

/** A world with a vendor of each dialect, and what tests ask of it. */
export async function callersWorld(options: WorldOptions = {}) {
  const here = await world(options)
  return { ...here, ...(await callersIn(here)) }
}

/** A vendor of each dialect in this world, and what tests ask of it. */
export async function callersIn(here: World) {
  const policy = (change: SettingsChange['settings'] = {}) => setPolicy(here.deps, LUCKY, { ...HASTE, ...change })
  await policy()
  const callers: Caller[] = []
  const keys = { native: '', aggregator: '', form: '' }
  for (const [dialect, vendor] of VENDORS) {
    const launchUrl = `https://${dialect}.games.example/play`
    const row = { vendorCode: vendor, dialect, wallet: 'seamless', launchUrl, addresses: [], open: true } as const
    const key = await settleIn(here, row)
    keys[dialect] = key
    callers.push(callerFrom(here, row, key))
  }

  /** Open a game as the site does; answers the token of its address. */
  async function launch({ token }: Pick<TestMember, 'token'>, gameId: string): Promise<string> {
    const { value, errorCode } = await here.ask(launchGame, { token, query: { gameId } })
    if (errorCode !== undefined) throw new Error(`${gameId} does not open: ${errorCode}`)
    return new URL(value.gameUrl).searchParams.get('token') ?? ''
  }

  /** Open a game and let its vendor see who has come; answers the fields that every call of the player's shares. */
  async function sitDown(caller: Caller, known?: TestMember) {
    const member = known ?? (await here.member())
    const opened = await caller.send('authenticate', { token: await launch(member, caller.game) })
    const token = opened.token ?? ''
    return { member, token, who: { player: member.id, game: caller.game, currency: 'PHP' } }
  }

  const moneyOf = async ({ token }: Pick<TestMember, 'token'>) =>
    (await here.ask(balanceCall, { token })).value.sumBalance
  const unitsHeld = async (member: Pick<TestMember, 'token'>) => unitsOf(await moneyOf(member), 4) ?? 0n

  return { policy, callers, keys, launch, sitDown, moneyOf, unitsHeld }
}

function callerFrom({ app, deps }: World, { dialect, vendorCode: vendor }: AccessRow, key: string): Caller {
  return {
    dialect,
    vendor,
    game: `${vendor}_SLOT`,
    async send(name, fields, options = {}) {
      const by = { vendor: options.vendor ?? vendor, key: options.key ?? key, at: options.at ?? deps.now() }
      const { url, headers, body } = WRITE[dialect](name, fields, by)
      const payload = options.tamper?.(body) ?? body
      const address = options.ip === undefined ? {} : { remoteAddress: options.ip }
      const response = await app.http.inject({ method: 'POST', url, headers, payload, ...address })
      return read(dialect, response.statusCode, response.body)
    },
  }
}
