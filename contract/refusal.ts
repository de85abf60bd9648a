/** Every way the server says no, with its HTTP status. Words in each language are in `words/`. */
export const REFUSALS = {
  invalid_request: 400,
  invalid_amount: 400,
  payload_expired: 400,
  payload_replayed: 400,
  payload_not_encrypted: 400,
  challenge_failed: 400,
  captcha_failed: 400,
  code_missing: 400,
  code_wrong: 400,
  code_expired: 400,
  mobile_invalid: 400,
  invitation_code_error: 400,
  body_too_large: 413,
  unsupported_media_type: 415,
  not_logged_in: 401,
  login_failed: 401,
  notice_signature: 401,
  notice_expired: 401,
  forbidden: 403,
  in_need_true_account: 403,
  not_a_member: 403,
  not_an_agent: 403,
  account_closed: 403,
  region_restricted: 403,
  self_excluded: 403,
  timed_out: 403,
  session_time_over: 403,
  identity_unverified: 403,
  registration_closed: 403,
  not_found: 404,
  invalid_url: 404,
  method_not_allowed: 405,
  username_taken: 409,
  mobile_taken: 409,
  email_taken: 409,
  id_reused: 409,
  insufficient_funds: 409,
  stake_too_small: 409,
  stake_too_large: 409,
  stake_not_multiple: 409,
  limit_reached: 409,
  limit_not_due: 409,
  limit_not_asked: 409,
  reality_check_due: 409,
  play_too_fast: 409,
  game_closed: 409,
  bet_not_open: 409,
  bet_cancelled: 409,
  round_closed: 409,
  too_many_accounts: 409,
  document_under_review: 409,
  channel_closed: 409,
  deposit_open: 409,
  deposit_not_open: 409,
  slip_used: 409,
  payment_password_missing: 409,
  payee_not_usable: 409,
  turnover_due: 409,
  withdrawal_not_open: 409,
  no_match: 409,
  match_not_open: 409,
  receiver_closed: 409,
  second_person_asked: 202,
  approval_waiting: 409,
  approval_over: 409,
  own_approval: 403,
  login_locked: 423,
  payment_locked: 423,
  too_many_requests: 429,
  too_many_codes: 429,
  password_change_required: 403,
  verification_required: 403,
  verification_failed: 401,
  verification_expired: 410,
  fresh_login_required: 403,
  second_factor_required: 403,
  second_factor_missing: 403,
  authenticator_on: 409,
  free_play_closed: 403,
  third_party_failed: 401,
  third_party_unknown: 403,
  third_party_taken: 409,
  internal_error: 500,
  system_maintenance: 503,
  payment_unavailable: 503,
  vendor_unavailable: 503,
} as const

export type RefusalCode = keyof typeof REFUSALS

/** What can be wrong with one field. `{min}`, `{max}`, `{age}` are filled in where the words name them. */
export const FIELD_FAULTS = [
  'required',
  'invalid',
  'unknown_field',
  'wrong_type',
  'too_short',
  'too_long',
  'too_small',
  'too_large',
  'invalid_amount',
  'invalid_date',
  'invalid_mobile',
  'not_the_same',
  'must_agree',
  'too_young',
  'common_password',
  'not_allowed',
  'file_too_large',
  'file_type',
  'file_broken',
  'picture_too_large',
  'already_set',
  'already_used',
  'same_as_login',
  'not_your_name',
  'name_missing',
  'wrong_password',
  'not_in_line',
  'too_few_words',
  'too_many_words',
  'same_password',
] as const

export type FieldFault = (typeof FIELD_FAULTS)[number]

/** One fault at one field, in the caller's language. */
export interface FieldError {
  readonly code: string
  readonly message: string
}

/** What every failed call answers. */
export interface Failure {
  readonly success: false
  readonly errorCode: RefusalCode
  readonly message: string
  readonly value?: {
    readonly fields?: Readonly<Record<string, readonly FieldError[]>>
    readonly [extra: string]: unknown
  }
}
