import { z } from 'zod'
import { Money } from './money-setting.ts'

/** Agents and those below them. */
export const AgentSettings = z
  .strictObject({
    /** Least valid bets of a member who counts as active, by how long the span is. */
    active: z
      .strictObject({
        hour: Money.prefault('100'),
        day: Money.prefault('500'),
        longer: Money.prefault('1000'),
      })
      .prefault({}),
    /** What of valid bets comes back along the line, in per cent: the rebates of top agents who have none of their own. */
    rebateTop: z
      .strictObject({
        lottery: z.number().min(0).max(8).multipleOf(0.1).prefault(0),
        casino: z.number().min(0).max(1).multipleOf(0.01).prefault(0),
      })
      .prefault({}),
  })
  .prefault({})
