import type { Actor, Call } from './call.ts'
import type { RefusalCode } from './refusal.ts'

/** What any call may be answered with, whatever it is about: the brand, the address and the state of the house. */
const ANY_CALL = [
  'invalid_request',
  'not_found',
  'invalid_url',
  'region_restricted',
  'system_maintenance',
  'too_many_requests',
  'temporarily_unavailable',
  'internal_error',
] as const satisfies readonly RefusalCode[]

const BY_ACTOR: Readonly<Record<Actor, readonly RefusalCode[]>> = {
  anyone: [],
  account: ['not_logged_in', 'password_change_required', 'self_excluded', 'timed_out', 'session_time_over'],
  member: [
    'not_logged_in',
    'password_change_required',
    'self_excluded',
    'timed_out',
    'session_time_over',
    'in_need_true_account',
  ],
  operator: ['not_logged_in', 'forbidden'],
}

/** Everything that a call may refuse with: what it names itself, and what follows from its form. */
export const refusalsOf = (call: Call): readonly RefusalCode[] => [
  ...new Set([
    ...call.refusals,
    ...BY_ACTOR[call.actor],
    ...ANY_CALL,
    ...(call.body || call.query ? (['invalid_amount'] as const) : []),
    // A body may come to a call that takes none.
    ...(call.method === 'GET' ? [] : (['body_too_large', 'unsupported_media_type'] as const)),
    ...(call.encrypted ? (['payload_expired', 'payload_replayed', 'payload_not_encrypted'] as const) : []),
    ...(call.method === 'GET' ? [] : (['outcome_unknown'] as const)),
  ]),
]
