import { createVerify } from 'node:crypto'
import { text } from '@croupier/contract/field.ts'
import { Award, Recall, type VendorCode, VendorName } from '@croupier/contract/vendor-api.ts'
import { AGGREGATOR_HEADERS, aggregatorText } from '@croupier/contract/vendor-signature.ts'
import { z } from 'zod'
import { type Dialect, headerOf, jsonOf, type VendorAsk } from './dialect.ts'

declare global {
  interface JSON {
    /** A text that stands in JSON as it is. */
    rawJSON(text: string): object
  }
}

/** Amounts are whole hundred-thousandths: 1.00 is 100000. */
const PER_UNIT = 10n

const NAMES: Readonly<Record<string, keyof typeof SHAPES>> = {
  'user/open': 'authenticate',
  'user/balance': 'balance',
  'transaction/bet': 'bet',
  'transaction/win': 'settle',
  'transaction/rollback': 'cancel',
  'transaction/correction': 'adjust',
  'transaction/reward': 'award',
  'round/finish': 'close-round',
}

/** Amounts in the smallest unit, and moments in milliseconds. */
const Whole = z.number().int().min(-1_000_000_000_000_000).max(1_000_000_000_000_000)
const user = { user: z.uuid(), currency: text(6) }
const moving = {
  ...user,
  transaction_uuid: VendorName,
  round: VendorName,
  game_code: text(40),
  timestamp: Whole,
}

const SHAPES = {
  authenticate: z.strictObject({ token: text(200), timestamp: Whole }),
  balance: z.strictObject({ ...user, timestamp: Whole }),
  bet: z.strictObject({ ...moving, token: text(200), amount: Whole.nonnegative() }),
  settle: z.strictObject({
    ...moving,
    reference_transaction_uuid: VendorName.optional(),
    amount: Whole.nonnegative(),
  }),
  cancel: z.strictObject({ ...moving, reference_transaction_uuid: VendorName }),
  adjust: z.strictObject({
    ...moving,
    reference_transaction_uuid: VendorName,
    amount: Whole,
    comment: text(200).min(1),
  }),
  award: z.strictObject({
    ...user,
    transaction_uuid: VendorName,
    round: VendorName.optional(),
    reward_type: Award,
    amount: Whole.nonnegative(),
    timestamp: Whole,
  }),
  'close-round': z.strictObject({
    ...user,
    round: VendorName,
    game_code: text(40),
    details: Recall.optional(),
    timestamp: Whole,
  }),
} as const

const STATUS: Partial<Record<VendorCode, string>> = { OK: 'DONE' }

/** As aggregators write: JSON with whole numbers for amounts, proved by an RSA signature over the body. The key is theirs, and public. */
export const aggregator: Dialect = {
  prefix: '/vendor/aggregator/',
  names: NAMES,

  sender(raw) {
    const vendor = headerOf(raw, AGGREGATOR_HEADERS.vendor)
    const signature = headerOf(raw, AGGREGATOR_HEADERS.signature)
    const stamped = z.object({ timestamp: Whole }).safeParse(jsonOf(raw.body))
    if (!vendor || !signature || !stamped.success) return undefined
    const text = aggregatorText(raw)
    return {
      vendor,
      sentMs: stamped.data.timestamp,
      provedBy: (key) => createVerify('RSA-SHA256').update(text).verify(key, signature, 'base64'),
    }
  },

  read(raw) {
    const name = NAMES[raw.name]
    if (name === undefined) return undefined
    const read = SHAPES[name].safeParse(jsonOf(raw.body))
    return read.success ? askOf(name, read.data) : undefined
  },

  write: ({ code, reason, player, currency, balance, transferId, opened }) => ({
    status: code === 'RETRY' ? 503 : 200,
    body: JSON.stringify({
      status: STATUS[code] ?? `ERROR_${code}`,
      message: reason,
      user: player,
      currency,
      // Digits as they are: a large balance is more than a double holds.
      balance: balance === undefined ? undefined : JSON.rawJSON(String(balance * PER_UNIT)),
      ledger_uuid: transferId,
      ...(opened && { token: opened.token, game_code: opened.game, lang: opened.language, platform: opened.device }),
    }),
  }),
}

type AggregatorCall = z.output<(typeof SHAPES)[keyof typeof SHAPES]>

/** In our words; undefined where the amount is finer than what is kept. */
function askOf(name: keyof typeof SHAPES, said: AggregatorCall): VendorAsk | undefined {
  const amount = 'amount' in said ? BigInt(said.amount) : 0n
  if (amount % PER_UNIT !== 0n) return undefined
  const ours = {
    name,
    amount: amount / PER_UNIT,
    token: 'token' in said ? said.token : undefined,
    player: 'user' in said ? said.user : undefined,
    currency: 'currency' in said ? said.currency : undefined,
    transactionId: 'transaction_uuid' in said ? said.transaction_uuid : undefined,
    roundId: 'round' in said ? said.round : undefined,
    game: 'game_code' in said ? said.game_code : undefined,
    betTransactionId: 'reference_transaction_uuid' in said ? said.reference_transaction_uuid : undefined,
    reason: 'comment' in said ? said.comment : undefined,
    award: 'reward_type' in said ? said.reward_type : undefined,
    recall: 'details' in said ? said.details : undefined,
  }
  // Its shape has said which of these are there.
  return ours as VendorAsk
}
