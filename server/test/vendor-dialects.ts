import { createHash, createHmac, createSign } from 'node:crypto'
import type { VendorDialect } from '@croupier/contract/console-vendor-access.ts'
import { type VendorCallName, type VendorCode } from '@croupier/contract/vendor-api.ts'
import { AGGREGATOR_HEADERS, aggregatorText, SIGNED_HEADERS, signedText } from '@croupier/contract/vendor-signature.ts'

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

interface Wire {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

type DialectEncoder = (name: VendorCallName, fields: Fields, by: { vendor: string; key: string; at: Date }) => Wire

const JSON_TYPE = { 'content-type': 'application/json' }

const native: DialectEncoder = (name, fields, { vendor, key, at }) => {
  const url = `/vendor/v1/${name}`
  const body = JSON.stringify(fields)
  const timestamp = String(at.getTime())
  const text = signedText({ timestamp, method: 'POST', path: url, body })
  const signature = createHmac('sha256', key).update(text).digest('hex')
  return {
    url,
    body,
    headers: {
      ...JSON_TYPE,
      [SIGNED_HEADERS.vendor]: vendor,
      [SIGNED_HEADERS.timestamp]: timestamp,
      [SIGNED_HEADERS.signature]: signature,
    },
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

const aggregator: DialectEncoder = (name, fields, { vendor, key, at }) => {
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
  const signature = createSign('RSA-SHA256')
    .update(aggregatorText({ path: url, body }))
    .sign(key, 'base64')
  return {
    url,
    body,
    headers: { ...JSON_TYPE, [AGGREGATOR_HEADERS.vendor]: vendor, [AGGREGATOR_HEADERS.signature]: signature },
  }
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

const form: DialectEncoder = (name, fields, { vendor, key, at }) => {
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

/** How a vendor of this dialect writes and signs a call. */
export const WRITE: Readonly<Record<VendorDialect, DialectEncoder>> = { native, aggregator, form }

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
export function read(dialect: VendorDialect, http: number, text: string): VendorAnswer {
  const said = JSON.parse(text)
  const base = { http, text, token: said.token as string | undefined }
  if (dialect === 'native') return { ...base, code: said.status, balance: said.balance, transferId: said.transferId }
  if (dialect === 'form')
    return { ...base, code: FORM_ERRORS[said.error]!, balance: said.cash, transferId: said.transactionId }
  const code = said.status === 'DONE' ? 'OK' : said.status.replace('ERROR_', '')
  const balance = said.balance === undefined ? undefined : (said.balance / 100_000).toFixed(2)
  return { ...base, code, balance, transferId: said.ledger_uuid }
}
