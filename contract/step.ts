import { z } from 'zod'
import { Moment } from './field.ts'
import { COIN_STEPS } from './pay.ts'

/** What happened to a deposit or a withdrawal, in order. */
export const Step = z.strictObject({
  step: z.enum([
    'requested',
    'slip_sent',
    ...COIN_STEPS,
    'paid',
    'in_review',
    'credited',
    // An operator has asked the member for something.
    'asked',
    'approved',
    'sending',
    'refused',
    'cancelled',
    'expired',
    // By a person of the house, where no bank has said so.
    'paid_by_hand',
    'credited_by_hand',
    'refused_by_hand',
    // Between members: waits for them, found, and how the receiver answered.
    'queued',
    'matched',
    'received',
    'forced_received',
    'not_received',
    'partly_received',
    'part_returned',
    'rest_returned',
  ]),
  at: Moment,
})
export type Step = z.output<typeof Step>
