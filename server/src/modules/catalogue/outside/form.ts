import { createHash, timingSafeEqual } from 'node:crypto'
import { text } from '@croupier/contract/field.ts'
import { Award, type VendorCode, VendorName } from '@croupier/contract/vendor-api.ts'
import { amountText, scale, unitsOf } from '@croupier/engine/money.ts'
import { z } from 'zod'
import { type Dialect, type RawCall, type VendorAsk } from './dialect.ts'

const NAMES: Readonly<Record<string, keyof typeof SHAPES>> = {
  authenticate: 'authenticate',
  balance: 'balance',
  bet: 'bet',
  result: 'settle',
  refund: 'cancel',
  adjustment: 'adjust',
  bonusWin: 'award',
  endRound: 'close-round',
}

const Money = z.string().regex(/^\d{1,13}(\.\d{1,9})?$/)
const sent = { providerId: text(64), timestamp: text(32), hash: text(128) }
const user = { ...sent, userId: z.uuid(), currency: text(6) }
const moving = { ...user, reference: VendorName, roundId: VendorName, gameId: text(40) }

const SHAPES = {
  authenticate: z.strictObject({ ...sent, token: text(200) }),
  balance: z.strictObject(user),
  bet: z.strictObject({ ...moving, token: text(200), amount: Money }),
  settle: z.strictObject({ ...moving, betReference: VendorName.optional(), amount: Money }),
  cancel: z.strictObject({ ...moving, betReference: VendorName }),
  adjust: z.strictObject({
    ...moving,
    betReference: VendorName,
    amount: z.string().regex(/^-?\d{1,13}(\.\d{1,9})?$/),
    note: text(200).min(1),
  }),
  award: z.strictObject({
    ...user,
    reference: VendorName,
    roundId: VendorName.optional(),
    bonusType: Award,
    amount: Money,
  }),
  'close-round': z.strictObject({ ...user, roundId: VendorName, gameId: text(40) }),
} as const

/** Numbers as such vendors have them. */
const ERRORS: Readonly<Record<VendorCode, number>> = {
  OK: 0,
  NOT_ENOUGH_MONEY: 1,
  UNKNOWN_PLAYER: 2,
  INVALID_GAME: 3,
  INVALID_TOKEN: 4,
  INVALID_SIGNATURE: 5,
  PLAYER_BLOCKED: 6,
  INVALID_REQUEST: 7,
  TOKEN_EXPIRED: 8,
  WRONG_CURRENCY: 9,
  DUPLICATE_TRANSACTION: 10,
  TRANSACTION_DOES_NOT_EXIST: 11,
  ROUND_CLOSED: 12,
  LIMIT_REACHED: 13,
  REALITY_CHECK: 14,
  INVALID_VENDOR: 15,
  FINAL_ERROR: 16,
  RETRY: 100,
}

const fieldsOf = (raw: RawCall) => Object.fromEntries(new URLSearchParams(raw.body))

/** What is hashed: the call's name, every field in the order of its name, and the secret. */
const hashedText = (name: string, fields: Readonly<Record<string, string>>) =>
  `${name}?${Object.keys(fields)
    .filter((field) => field !== 'hash')
    .toSorted()
    .map((field) => `${field}=${fields[field]}`)
    .join('&')}`

/** As many older vendors write: a form, decimal amounts, and an MD5 hash over the fields and a secret. */
export const form: Dialect = {
  prefix: '/vendor/form/',
  names: NAMES,

  sender(raw) {
    const fields = fieldsOf(raw)
    const { providerId, timestamp, hash } = fields
    if (!providerId || !hash || !/^\d{13}$/.test(timestamp ?? '')) return undefined
    const text = hashedText(raw.name, fields)
    return {
      vendor: providerId,
      sentMs: Number(timestamp),
      provedBy: (key) => same(createHash('md5').update(text).update(key).digest(), Buffer.from(hash, 'hex')),
    }
  },

  read(raw) {
    const name = NAMES[raw.name]
    if (name === undefined) return undefined
    const read = SHAPES[name].safeParse(fieldsOf(raw))
    return read.success ? askOf(name, read.data) : undefined
  },

  write: ({ code, reason, player, currency, balance, decimals = scale, transferId, opened }) => ({
    status: code === 'RETRY' ? 503 : 200,
    body: JSON.stringify({
      error: ERRORS[code],
      description: reason ?? code,
      userId: player,
      currency,
      cash: balance === undefined ? undefined : amountText(balance, decimals),
      transactionId: transferId,
      ...(opened && { token: opened.token, gameId: opened.game, language: opened.language, platform: opened.device }),
    }),
  }),
}

const same = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other)

type FormCall = z.output<(typeof SHAPES)[keyof typeof SHAPES]>

/** In our words; undefined where the amount is finer than what is kept. */
function askOf(name: keyof typeof SHAPES, said: FormCall): VendorAsk | undefined {
  const text = 'amount' in said ? said.amount : '0'
  const units = unitsOf(text.replace('-', ''), scale)
  if (units === undefined) return undefined
  const ours = {
    name,
    amount: text.startsWith('-') ? -units : units,
    token: 'token' in said ? said.token : undefined,
    player: 'userId' in said ? said.userId : undefined,
    currency: 'currency' in said ? said.currency : undefined,
    transactionId: 'reference' in said ? said.reference : undefined,
    roundId: 'roundId' in said ? said.roundId : undefined,
    game: 'gameId' in said ? said.gameId : undefined,
    betTransactionId: 'betReference' in said ? said.betReference : undefined,
    reason: 'note' in said ? said.note : undefined,
    award: 'bonusType' in said ? said.bonusType : undefined,
    recall: undefined,
  }
  // Its shape has said which of these are there.
  return ours as VendorAsk
}
