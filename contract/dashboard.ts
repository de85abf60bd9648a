import { z } from 'zod'
import { get } from './call.ts'
import { demoFilter } from './demo-players.ts'
import { Category, Moment, SignedAmount } from './field.ts'

export const RANGES = ['today', 'yesterday', 'week', 'month'] as const
const DashboardRange = z.enum(RANGES)
export type DashboardRange = z.output<typeof DashboardRange>

/** A sum of money and how often; `before` is the span just before, as long as this one is so far. */
const Sum = z.strictObject({ amount: SignedAmount, count: z.number().int(), before: SignedAmount })

export const WAITING = ['withdrawals', 'deposits', 'documents', 'approvals', 'disputes', 'findings'] as const

/** What somebody should look at who may. */
export const ALERTS = [
  'bets_paused',
  'disk_low',
  'ledger_failed',
  'audit_failed',
  'self_check_failed',
  'checks_late',
  'vendor_stuck',
  'tasks_failed',
  'returns_outside',
] as const

export const dashboard = get('/wps/operator/dashboard', {
  summary: 'The brand’s figures of a span of business days, and what waits for a person',
  actor: 'operator',
  permission: 'dashboard.read',
  query: z.object({ range: DashboardRange.default('today'), ...demoFilter }),
  reply: z.strictObject({
    asset: z.string(),
    from: Moment,
    to: Moment,
    now: Moment,
    /** What bets brought since is not among these figures yet; null where none are counted. */
    countedTo: Moment.nullable(),
    moneyIn: Sum,
    moneyOut: Sum,
    /** Stakes less what was won, of bets settled in the span. */
    ggr: z.strictObject({ ...Sum.shape, stakes: z.string() }),
    activeMembers: z.strictObject({ count: z.number().int(), before: z.number().int() }),
    openBets: z.strictObject({ count: z.number().int(), held: z.string() }),
    /** Money by bar: five minutes, an hour or a day each. */
    barSeconds: z.number().int(),
    bars: z.array(z.strictObject({ at: Moment, in: z.string(), out: z.string() })),
    /** GGR by hour of the business day, and the mean of the same weekday of the four weeks before; null where nothing was. */
    hours: z.array(
      z.strictObject({ hour: z.number().int(), ggr: SignedAmount.nullable(), mean: SignedAmount.nullable() }),
    ),
    categories: z.array(
      z.strictObject({ category: Category, bets: z.number().int(), stakes: z.string(), ggr: SignedAmount }),
    ),
    alerts: z.array(z.strictObject({ kind: z.enum(ALERTS), at: Moment, count: z.number().int() })),
    waiting: z.array(z.strictObject({ kind: z.enum(WAITING), count: z.number().int(), oldestAt: Moment.nullable() })),
  }),
  refusals: ['not_logged_in', 'forbidden'],
})
