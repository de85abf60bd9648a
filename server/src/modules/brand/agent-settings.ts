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
  })
  .prefault({})
