import { z } from 'zod'
import { Id, PlainJson, SignedAmount, text } from './field.ts'

/** Everything that the vendor door answers. Only RETRY asks for the same call again, or for a cancel of the bet. */
export const VENDOR_CODES = [
  'OK',
  'UNKNOWN_PLAYER',
  'INVALID_VENDOR',
  'INVALID_TOKEN',
  'TOKEN_EXPIRED',
  'INVALID_GAME',
  'WRONG_CURRENCY',
  'NOT_ENOUGH_MONEY',
  'PLAYER_BLOCKED',
  'INVALID_SIGNATURE',
  'INVALID_REQUEST',
  'DUPLICATE_TRANSACTION',
  'TRANSACTION_DOES_NOT_EXIST',
  'ROUND_CLOSED',
  'LIMIT_REACHED',
  'REALITY_CHECK',
  'RETRY',
  'FINAL_ERROR',
] as const
export const VendorCode = z.enum(VENDOR_CODES)
export type VendorCode = z.output<typeof VendorCode>

/** A vendor's own name for a call, a round or a bet. */
export const VendorName = z.string().regex(/^[\w:.-]{1,64}$/)
const Player = Id
const Game = z.string().regex(/^\w{1,40}$/)
const Currency = z.string().regex(/^[A-Z]{3,6}$/)
const Token = text(200).min(1)
const Money = z.string().regex(/^\d{1,13}(\.\d{1,9})?$/)
const SignedMoney = z.string().regex(/^-?\d{1,13}(\.\d{1,9})?$/)

export const AWARDS = ['jackpot', 'promotion', 'tournament'] as const
export const Award = z.enum(AWARDS)
export type Award = z.output<typeof Award>

/** What is needed to show a round again. */
export const Recall = z.strictObject({
  paytableVersion: text(60),
  choices: PlainJson.optional(),
  /** In their order. */
  events: z.array(PlainJson).max(500),
  outcome: text(500),
})
export type Recall = z.output<typeof Recall>

const moving = { transactionId: VendorName, roundId: VendorName, player: Player, game: Game, currency: Currency }

/** The calls of version 1, each at `/vendor/v1/<name>`. */
export const VENDOR_CALLS = {
  authenticate: z.strictObject({ token: Token }),
  balance: z.strictObject({ player: Player, currency: Currency }),
  bet: z.strictObject({ ...moving, token: Token, amount: Money }),
  settle: z.strictObject({ ...moving, betTransactionId: VendorName.optional(), amount: Money }),
  cancel: z.strictObject({ ...moving, betTransactionId: VendorName }),
  adjust: z.strictObject({
    ...moving,
    betTransactionId: VendorName,
    amount: SignedMoney,
    reason: text(200).min(1),
  }),
  award: z.strictObject({
    transactionId: VendorName,
    player: Player,
    currency: Currency,
    amount: Money,
    award: Award,
    roundId: VendorName.optional(),
  }),
  'close-round': z.strictObject({
    roundId: VendorName,
    player: Player,
    game: Game,
    currency: Currency,
    recall: Recall.optional(),
  }),
  /** Of vendors that keep the players' money themselves: a round that was played there, with what it moved and left. */
  'report-round': z.strictObject({
    ...moving,
    stake: Money,
    payout: Money,
    balance: Money,
    recall: Recall.optional(),
  }),
} as const
export type VendorCallName = keyof typeof VENDOR_CALLS

/** What is answered to each call; what does not belong to it is left out. */
export const VendorReply = z.strictObject({
  status: VendorCode,
  /** A word more, for people. */
  reason: z.string().optional(),
  player: z.string().optional(),
  currency: z.string().optional(),
  /** What can be spent after the call. */
  balance: SignedAmount.optional(),
  /** The ledger transfer that moved the money; null where nothing was moved. */
  transferId: Id.nullable().optional(),
  /** Of `authenticate`: what each bet is sent with. */
  token: z.string().optional(),
  game: z.string().optional(),
  language: z.string().optional(),
  device: z.string().optional(),
  account: z.string().optional(),
})
export type VendorReply = z.output<typeof VendorReply>
