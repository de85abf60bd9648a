import { z } from 'zod'
import { get, post } from './call.ts'
import { Moment, Password, requiredText, text } from './field.ts'

/** What demo players do. */
export const CROWD_ACTIVITIES = ['slots', 'instant', 'crash', 'tables', 'tournaments', 'cashier', 'lottery'] as const
const CrowdActivity = z.enum(CROWD_ACTIVITIES)
export type CrowdActivity = z.output<typeof CrowdActivity>

/** The most players that a crowd has. */
const CROWD_MAX = 200

const orders = {
  /** How many players there are; by night fewer of them are there at once. */
  size: z.number().int().min(0).max(CROWD_MAX),
  /** In per cent of how fast people play: 100 is as people do. */
  pace: z.number().int().min(10).max(5000),
  activities: z
    .array(CrowdActivity)
    .max(CROWD_ACTIVITIES.length)
    .refine((list) => new Set(list).size === list.length, 'invalid'),
}

const Crowd = z.strictObject({
  ...orders,
  /** Whether this installation runs one at all. */
  offered: z.boolean(),
  /** How many are there now, and when their process last said so; null before it has. */
  present: z.number().int(),
  heardAt: Moment.nullable(),
  /** Pages of people that are open: without one everything goes at a tenth. */
  pages: z.number().int(),
})

export const crowd = get('/wps/operator/crowd', {
  summary:
    'The demo players of the brand, in the sandbox: how many, how fast, and what they do. There are none in production',
  actor: 'operator',
  permission: 'clock.move',
  reply: Crowd,
  refusals: ['not_logged_in', 'forbidden', 'not_found'],
})

export const orderCrowd = post('/wps/operator/crowd', {
  summary: 'Say how many demo players the brand has, how fast they play and what they do; they obey within a second',
  actor: 'operator',
  permission: 'clock.move',
  body: z.strictObject(orders),
  reply: Crowd,
  effect: 'work',
  refusals: ['not_logged_in', 'forbidden', 'not_found'],
})

/** What the process that plays the crowd shows with each of its calls. */
const key = requiredText(200)

export const takeCrowdOrders = post('/wps/crowd/orders', {
  summary: 'What the crowd of a brand is to do now; asked by the sandbox’s own process, with its key',
  actor: 'anyone',
  limit: 'service',
  body: z.strictObject({
    key,
    /** How many players are there, and how many pages they have open on this node. */
    present: z.number().int().min(0).max(CROWD_MAX),
    pages: z.number().int().min(0).max(10_000),
  }),
  reply: z.strictObject({
    ...orders,
    pages: z.number().int(),
    now: Moment,
    timeZone: z.string(),
    currency: z.string(),
    /** The brands that there are: the crowd asks for each. */
    merchants: z.array(z.string()),
  }),
  refusals: ['not_found'],
})

export const enrolCrowd = post('/wps/crowd/players', {
  summary: 'Open accounts of demo players, marked as such; asked by the sandbox’s own process, with its key',
  actor: 'anyone',
  limit: 'service',
  body: z.strictObject({
    key,
    players: z
      .array(
        z.strictObject({
          account: z.string().regex(/^[a-z][a-z0-9]{3,14}$/, 'invalid'),
          nickname: text(40).trim().min(1, 'required'),
          password: Password.min(16).max(64),
        }),
      )
      .min(1, 'required')
      .max(20),
  }),
  reply: z.strictObject({
    /** `there`: a demo player of before. `taken`: somebody else is called so. */
    players: z.array(z.strictObject({ account: z.string(), state: z.enum(['made', 'there', 'taken']) })),
  }),
  refusals: ['not_found'],
})
