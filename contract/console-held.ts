import { z } from 'zod'
import { RoundTransfer } from './betting.ts'
import { get, post } from './call.ts'
import { demoFilter } from './demo-players.ts'
import { Amount, Id, Moment, EmptyReply, page, paging, SignedAmount, text } from './field.ts'
import { Because } from './operator.ts'

const READ = ['not_logged_in', 'forbidden'] as const
const ONE = [...READ, 'not_found'] as const
const END = [
  ...ONE,
  'round_not_over',
  'round_closed',
  'bet_not_open',
  'second_person_asked',
  'approval_waiting',
] as const

/** How long ago the oldest stake that waits was taken. */
export const HELD_AGES = ['hour', 'day', 'week'] as const
/** `interrupted`: its vendor has been silent for longer than the policy allows; `open`: it may still say; `over`: nothing waits. */
const HELD_STATES = ['interrupted', 'open', 'over'] as const

const HeldStake = z.strictObject({
  roundId: Id,
  memberId: Id,
  account: z.string(),
  vendor: z.string(),
  vendorName: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  state: z.enum(HELD_STATES),
  /** Bets that wait, and their stakes. */
  bets: z.number().int(),
  stake: z.string(),
  asset: z.string(),
  /** When the oldest of them was taken. */
  at: Moment,
})
export type HeldStake = z.output<typeof HeldStake>

export const heldStakes = get('/wps/operator/held-stakes', {
  summary: 'Stakes of vendors’ rounds that wait for their outcome, the oldest first',
  actor: 'operator',
  permission: 'reconciliation.read',
  query: z.object({
    /** An account or a round’s id. */
    search: text(80).optional(),
    state: z.enum(['interrupted', 'open']).optional(),
    vendor: text(30).optional(),
    ...demoFilter,
    /** Older than this. */
    age: z.enum(HELD_AGES).optional(),
    ...paging(50),
  }),
  reply: z.strictObject({
    ...page(HeldStake),
    /** Of all that the filter finds, in the brand’s money. */
    sums: z.strictObject({ stake: z.string() }),
  }),
  refusals: READ,
})

const ROUND = z.object({ roundId: Id })

export const heldStake = get('/wps/operator/held-stakes/{roundId}', {
  summary: 'A vendor’s round: its bets, what the vendor said of it and was answered, and what the ledger has',
  actor: 'operator',
  permission: 'reconciliation.read',
  params: ROUND,
  reply: z.strictObject({
    held: HeldStake,
    /** What the vendor calls the round; null where it never named it. */
    vendorRound: z.string().nullable(),
    bets: z.array(
      z.strictObject({
        betId: Id,
        /** What the vendor calls it. */
        named: z.string().nullable(),
        stake: z.string(),
        payout: z.string(),
        status: z.string(),
        at: Moment,
      }),
    ),
    calls: z.array(
      z.strictObject({
        id: Id,
        name: z.string(),
        /** What the vendor calls it; null of what two people did here. */
        named: z.string().nullable(),
        amount: SignedAmount.nullable(),
        code: z.string(),
        transferId: Id.nullable(),
        at: Moment,
      }),
    ),
    lines: z.array(RoundTransfer),
  }),
  refusals: ONE,
})

export const settleHeld = post('/wps/operator/held-stakes/{roundId}/settle', {
  summary:
    'End an interrupted round by what its vendor has told us: what waits is paid so much and lost else; by two people',
  actor: 'operator',
  permission: 'reconciliation.resolve',
  params: ROUND,
  body: z.strictObject({ payout: Amount, ...Because }),
  reply: EmptyReply,
  effect: 'money',
  refusals: [...END, 'invalid_amount'],
})

export const returnHeld = post('/wps/operator/held-stakes/{roundId}/return', {
  summary: 'End an interrupted round by giving back the stakes that wait; by two people',
  actor: 'operator',
  permission: 'reconciliation.resolve',
  params: ROUND,
  body: z.strictObject(Because),
  reply: EmptyReply,
  effect: 'money',
  refusals: END,
})
