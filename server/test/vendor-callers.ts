import { createHash, createHmac, createSign, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import type { VendorDialect } from '@croupier/contract/console-vendor-access.ts'
import { launchGame } from '@croupier/contract/launch.ts'
import { signedText, type VendorCallName, type VendorCode } from '@croupier/contract/vendor-api.ts'
import { balance as balanceCall } from '@croupier/contract/wallet.ts'
import { unitsOf } from '@croupier/engine/money.ts'
import { inTransaction } from '#kernel/database.ts'
import { seal } from '#kernel/secret.ts'
import { listGames, setOut } from '#modules/catalogue/catalogue.ts'
import { forgetAccesses, VENDOR_KEY } from '#modules/catalogue/vendor/access.ts'
import { type AccessRow, insertKey, saveAccess } from '#modules/catalogue/vendor/store.ts'
import { HASTE, LUCKY, setPolicy } from './policy.ts'
import type { SettingsChange } from '#modules/brand/change-settings.ts'
import { type TestMember, type World, world, type WorldOptions } from './world.ts'

export interface Fields {
  readonly transactionId?: string
  readonly roundId?: string
  readonly betTransactionId?: string
  readonly player?: string
  readonly game?: string
  readonly currency?: string
  readonly amount?: string
  readonly token?: string
  readonly reason?: string
  readonly award?: string
  readonly recall?: object
  readonly stake?: string
  readonly payout?: string
  readonly balance?: string
}

/** What every dialect can say; rounds are reported in version 1 alone. */
type DialectCallName = Exclude<VendorCallName, 'report-round'>

/** What a vendor was told, in the words of the canon, whatever dialect it speaks. */
export interface VendorAnswer {
  readonly code: VendorCode
  readonly http: number
  readonly balance: string | undefined
  readonly transferId: string | null | undefined
  readonly token: string | undefined
  readonly text: string
}

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

interface Wire {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

type Write = (name: VendorCallName, fields: Fields, by: { vendor: string; key: string; at: Date }) => Wire

const JSON_TYPE = { 'content-type': 'application/json' }

const native: Write = (name, fields, { vendor, key, at }) => {
  const url = `/vendor/v1/${name}`
  const body = JSON.stringify(fields)
  const timestamp = String(at.getTime())
  const text = signedText({ timestamp, method: 'POST', path: url, body })
  const signature = createHmac('sha256', key).update(text).digest('hex')
  return {
    url,
    body,
    headers: { ...JSON_TYPE, 'x-vendor': vendor, 'x-timestamp': timestamp, 'x-signature': signature },
  }
}

const AGGREGATOR: Readonly<Record<DialectCallName, string>> = {
  authenticate: 'user/open',
  balance: 'user/balance',
  bet: 'transaction/bet',
  settle: 'transaction/win',
  cancel: 'transaction/rollback',
  adjust: 'transaction/correction',
  award: 'transaction/reward',
  'close-round': 'round/finish',
}

/** 1.00 is 100000; what is finer becomes no whole number, which is a wrong scale too. */
const whole = (text: string) => Number(text) * 100_000

const aggregator: Write = (name, fields, { vendor, key, at }) => {
  const url = `/vendor/aggregator/${AGGREGATOR[name as DialectCallName]}`
  const body = JSON.stringify({
    token: fields.token,
    user: fields.player,
    currency: fields.currency,
    transaction_uuid: fields.transactionId,
    round: fields.roundId,
    game_code: fields.game,
    reference_transaction_uuid: fields.betTransactionId,
    amount: fields.amount === undefined ? undefined : whole(fields.amount),
    comment: fields.reason,
    reward_type: fields.award,
    details: fields.recall,
    timestamp: at.getTime(),
  })
  const signature = createSign('RSA-SHA256').update(`${url}\n${body}`).sign(key, 'base64')
  return { url, body, headers: { ...JSON_TYPE, 'x-aggregator': vendor, 'x-signature': signature } }
}

const FORM: Readonly<Record<DialectCallName, string>> = {
  authenticate: 'authenticate',
  balance: 'balance',
  bet: 'bet',
  settle: 'result',
  cancel: 'refund',
  adjust: 'adjustment',
  award: 'bonusWin',
  'close-round': 'endRound',
}

const form: Write = (name, fields, { vendor, key, at }) => {
  const said = Object.entries({
    token: fields.token,
    userId: fields.player,
    currency: fields.currency,
    reference: fields.transactionId,
    roundId: fields.roundId,
    gameId: fields.game,
    betReference: fields.betTransactionId,
    amount: fields.amount,
    note: fields.reason,
    bonusType: fields.award,
    providerId: vendor,
    timestamp: String(at.getTime()),
  }).flatMap(([field, value]) => (value === undefined ? [] : [[field, value] as [string, string]]))
  const text = said
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([field, value]) => `${field}=${value}`)
    .join('&')
  const hash = createHash('md5')
    .update(`${FORM[name as DialectCallName]}?${text}${key}`)
    .digest('hex')
  return {
    url: `/vendor/form/${FORM[name as DialectCallName]}`,
    body: new URLSearchParams([...said, ['hash', hash]]).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }
}

const WRITE: Readonly<Record<VendorDialect, Write>> = { native, aggregator, form }

const FORM_ERRORS: Readonly<Record<number, VendorCode>> = {
  0: 'OK',
  1: 'NOT_ENOUGH_MONEY',
  2: 'UNKNOWN_PLAYER',
  3: 'INVALID_GAME',
  4: 'INVALID_TOKEN',
  5: 'INVALID_SIGNATURE',
  6: 'PLAYER_BLOCKED',
  7: 'INVALID_REQUEST',
  8: 'TOKEN_EXPIRED',
  9: 'WRONG_CURRENCY',
  10: 'DUPLICATE_TRANSACTION',
  11: 'TRANSACTION_DOES_NOT_EXIST',
  12: 'ROUND_CLOSED',
  13: 'LIMIT_REACHED',
  14: 'REALITY_CHECK',
  15: 'INVALID_VENDOR',
  16: 'FINAL_ERROR',
  100: 'RETRY',
}

/** What was said in a dialect, in the words of the canon. */
function read(dialect: VendorDialect, http: number, text: string): VendorAnswer {
  const said = JSON.parse(text)
  const base = { http, text, token: said.token as string | undefined }
  if (dialect === 'native') return { ...base, code: said.status, balance: said.balance, transferId: said.transferId }
  if (dialect === 'form')
    return { ...base, code: FORM_ERRORS[said.error]!, balance: said.cash, transferId: said.transactionId }
  const code = said.status === 'DONE' ? 'OK' : said.status.replace('ERROR_', '')
  const balance = said.balance === undefined ? undefined : (said.balance / 100_000).toFixed(2)
  return { ...base, code, balance, transferId: said.ledger_uuid }
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
