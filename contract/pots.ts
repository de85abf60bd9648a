import { z } from 'zod'
import { get } from './call.ts'
import { Moment } from './field.ts'

const Fall = z.strictObject({
  player: z.string(),
  amount: z.string(),
  at: Moment,
  /** What the commitment was of: SHA-256 over `point:salt` in hex, the point in stored units. */
  point: z.string(),
  salt: z.string(),
  commitment: z.string(),
})

/** A pot that falls at a point which is fixed before it is fed, and at the latest at `mustFallBy`. */
export const Pot = z.strictObject({
  code: z.string(),
  name: z.string(),
  currency: z.string(),
  amount: z.string(),
  mustFallBy: z.string(),
  /** Of each stake, in per cent. */
  share: z.string(),
  commitment: z.string(),
  since: Moment,
  lastFall: Fall.nullable(),
})
export type Pot = z.output<typeof Pot>

export const pots = get('/wps/rewards/pots', {
  summary: 'Pots that must fall: what stands in each, by when it falls, and the commitment to its point',
  actor: 'anyone',
  reply: z.strictObject({ list: z.array(Pot) }),
  refusals: [],
})
