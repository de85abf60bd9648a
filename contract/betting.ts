import { z } from 'zod'
import { get } from './call.ts'
import { Amount, Category, Day, Id, Moment, page, paging, SignedAmount, text } from './field.ts'
import { Step } from './multi-step-rounds.ts'
import { Choices, GameEvent } from './studio.ts'

export const BET_STATUSES = [
  /** Its stake is held until somebody decides. */
  'pending',
  'open',
  'won',
  'lost',
  'push',
  'void',
  /** It was not accepted: the hold was released, and nothing ever moved. */
  'refused',
  'cashed_out',
  /** Of a part of it the member was paid before it ended. */
  'partly_cashed_out',
  'half_won',
  'half_lost',
] as const
export const BetStatus = z.enum(BET_STATUSES)
export type BetStatus = z.output<typeof BetStatus>

export const BetSelection = z.strictObject({ spot: z.string(), pays: z.array(z.string()) })
export type BetSelection = z.output<typeof BetSelection>

export const Bet = z.strictObject({
  id: Id,
  roundId: Id,
  category: Category,
  gameCode: z.string(),
  gameName: z.string(),
  vendor: z.string(),
  /** What was bet on, at a table: the spot, and the profit on a stake of one for each way of winning. */
  selection: BetSelection.nullable(),
  stake: Amount,
  payout: z.string(),
  /** Payout less stake; zero before it is settled, and of a bet that was not accepted. */
  result: SignedAmount,
  validTurnover: z.string(),
  status: BetStatus,
  /** It is decided, but could not be settled yet. */
  settling: z.boolean(),
  /** Its result was corrected, and so much of what it had paid is still to be returned. */
  owed: z.string(),
  placedAt: Moment,
  settledAt: Moment.nullable(),
})
export type Bet = z.output<typeof Bet>

export const bets = get('/wps/betting/bets', {
  summary: 'The betting record with totals of the whole range',
  actor: 'member',
  whileRestrained: true,
  query: z.object({
    from: Day.optional(),
    to: Day.optional(),
    category: Category.optional(),
    gameCode: text(40).optional(),
    status: BetStatus.optional(),
    ...paging(20),
  }),
  reply: z.strictObject({
    ...page(Bet),
    totals: z.strictObject({
      bets: z.number().int(),
      stake: z.string(),
      payout: z.string(),
      result: SignedAmount,
      validTurnover: z.string(),
    }),
    /** The day of the member's newest bet before the range, for an empty range. */
    lastBetOn: Day.nullable(),
  }),
  refusals: ['not_logged_in'],
})

/** How a round by a member's seeds is proved. `serverSeed` is null until it is revealed by a rotation. */
const SeedProof = z.strictObject({
  serverSeedHash: z.string(),
  serverSeed: z.string().nullable(),
  clientSeed: z.string(),
  nonce: z.number().int(),
  paytableVersion: z.string(),
  profile: z.number().int(),
  committedAt: Moment,
  revealedAt: Moment.nullable(),
})

/** How a round that many share is proved: its link of the chain, which hashed on and on gives the one that was published before. */
const ChainProof = z.strictObject({
  number: z.number().int(),
  hash: z.string(),
  /** SHA-256 of the hash: the link of the round before. */
  linkAfter: z.string(),
  /** How many times the hash is hashed to the published last link. */
  toHead: z.number().int(),
  head: z.string(),
  salt: z.string(),
  paytableVersion: z.string(),
  profile: z.number().int(),
})

/** What the arithmetic of a round depends on besides the choices, in amounts of the round's currency. */
const RoundRules = z.strictObject({
  /** Of a live table: where the round was dealt, which tells of it and proves it. */
  table: z.strictObject({ tableId: Id, shoeId: Id, code: z.string() }).optional(),
  /** Of a lottery: the issue, which tells of its draw and proves it. */
  lottery: z.strictObject({ gameCode: z.string(), issueNo: z.string() }).optional(),
  /** The smallest payable step, such as 0.01. */ unit: z.string(),
  decimals: z.number().int(),
  payoutCap: z.string(),
  jackpotSize: z.string().nullable(),
  /** What wins are counted from, where a bought feature cost more. */
  stake: z.string().nullable().optional(),
})

/** What moved or was held for a round, and where the ledger has it. */
export const RoundTransfer = z.strictObject({
  id: Id,
  kind: z.string(),
  /** Held, moved, or free again. */
  state: z.enum(['posted', 'pending', 'voided']),
  amount: SignedAmount,
  /** What stood on the member's account then; null of a transfer between accounts of the house. */
  after: SignedAmount.nullable(),
  position: z.string(),
  at: Moment,
})

export const LEG_RESULTS = ['open', 'won', 'lost', 'void', 'half_won', 'half_lost'] as const
export type LegResult = (typeof LEG_RESULTS)[number]

/** A leg of a slip: what it is on, as its provider calls it, its price at acceptance and what came of it. */
export const RoundLeg = z.strictObject({
  selectionId: Id,
  event: z.string(),
  market: z.string(),
  selection: z.string(),
  /** Decimal: what comes back for a stake of one. */
  price: z.string(),
  result: z.enum(LEG_RESULTS),
})
export type RoundLeg = z.output<typeof RoundLeg>

export const round = get('/wps/betting/rounds/{roundId}', {
  summary: 'One round as it was: choices, events, money, proof. The file that the offline verifier reads',
  actor: 'member',
  whileRestrained: true,
  params: z.object({ roundId: Id }),
  reply: z.strictObject({
    roundId: Id,
    gameCode: z.string(),
    gameName: z.string(),
    vendor: z.string(),
    category: Category,
    status: z.enum(['open', 'closed', 'interrupted', 'void']),
    startedAt: Moment,
    closedAt: Moment.nullable(),
    currency: z.string(),
    stake: Amount,
    payout: z.string(),
    jackpot: z.string(),
    /** How all bets of the member in it stand together. */
    together: z.strictObject({ status: BetStatus, result: SignedAmount, validTurnover: z.string() }),
    balanceBefore: z.string(),
    balanceAfter: z.string(),
    choices: Choices.nullable(),
    /** Of a game that goes on step by step: what was done, in order. */
    steps: z.array(Step).nullable(),
    events: z.array(GameEvent),
    /** Of a slip, in its order. */
    legs: z.array(RoundLeg).optional(),
    /** It was played with a vendor, who ends it. */
    withVendor: z.boolean(),
    /** How the vendor says that it went, where it has said so. */
    told: z.strictObject({ outcome: z.string(), paytableVersion: z.string() }).nullable(),
    rules: RoundRules.nullable(),
    proof: SeedProof.nullable(),
    /** Of a shared round that is over. */
    chain: ChainProof.nullable(),
    bets: z.array(Bet),
    transfers: z.array(RoundTransfer),
  }),
  refusals: ['not_logged_in', 'not_found'],
})

export const winnerBoard = get('/wps/relay/ODSFE2_getWinnerBoard', {
  summary: 'Recent and biggest wins, names masked',
  actor: 'anyone',
  query: z.object({
    order: z.enum(['latest', 'biggest', 'mine']).default('latest'),
    gameCode: text(40).optional(),
    count: z.coerce.number().int().min(1).max(50).default(6),
  }),
  reply: z.strictObject({
    list: z.array(
      z.strictObject({
        roundId: Id,
        gameCode: z.string(),
        gameName: z.string(),
        player: z.string(),
        stake: z.string(),
        multiplier: z.string(),
        payout: z.string(),
        at: Moment,
      }),
    ),
  }),
  refusals: ['not_logged_in'],
})
