import type { CallRefusal } from '@croupier/kit/calls.ts'

const KINDS = ['stake', 'loss'] as const
const PERIODS = ['day', 'week', 'month'] as const

/** A limit of the member's own that a bet goes over, and when it counts afresh. */
export interface OwnLimit {
  readonly kind: (typeof KINDS)[number]
  readonly period: (typeof PERIODS)[number]
  readonly resetsAt: string
}

/** Which limit a refusal names; nothing where it is about something else. */
export function limitOf({ code, value }: Pick<CallRefusal, 'code' | 'value'>): { readonly limit?: OwnLimit } {
  const { limit, period, resetsAt } = value
  const kind = KINDS.find((known) => known === limit)
  const span = PERIODS.find((known) => known === period)
  if (code !== 'limit_reached' || !kind || !span || typeof resetsAt !== 'string') return {}
  return { limit: { kind, period: span, resetsAt } }
}
