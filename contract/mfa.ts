import { z } from 'zod'
import { del, get, post } from './call.ts'
import { Id, Moment, EmptyReply, page, paging, Password, requiredText, text } from './field.ts'
import { Challenge, LoginResult } from './identity.ts'

const Answer = requiredText(255)
const Secret = z.string().regex(/^[\w-]{43}$/, 'invalid')

/** How a member proves once more who they are. */
export const VERIFY_METHODS = ['mobile', 'sms', 'email', 'bankName', 'totp'] as const
export const VerifyMethod = z.enum(VERIFY_METHODS)
export type VerifyMethod = z.output<typeof VerifyMethod>

/** Those of them that a locked name gets in by: what only the owner holds, not what others may know. */
export const UNLOCK_METHODS = ['sms', 'email', 'totp'] as const

const ByCode = z.enum(['sms', 'email'])
const CodeSent = z.strictObject({ expiredMinutes: z.number().int() })

export const verifyLogin = post('/wps/session/login/verify', {
  summary: 'Finish a login that was answered verification_required',
  actor: 'anyone',
  limit: 'login',
  body: z.strictObject({ ticket: Secret, method: VerifyMethod, answer: Answer }),
  reply: LoginResult,
  refusals: [
    'not_an_agent',
    'verification_failed',
    'verification_expired',
    'login_locked',
    'account_closed',
    'too_many_requests',
  ],
})

export const sendVerifyCode = post('/wps/session/login/verify/code', {
  summary: 'Send the code for a login that was answered verification_required',
  actor: 'anyone',
  limit: 'login',
  body: z.strictObject({ ticket: Secret, method: ByCode }),
  reply: CodeSent,
  refusals: ['verification_expired', 'too_many_requests'],
})

export const unlockLogin = post('/wps/session/login/unlock', {
  summary: 'Log in although the name is locked: with the password and a second factor',
  actor: 'anyone',
  encrypted: true,
  limit: 'login',
  body: z.strictObject({
    username: requiredText(255),
    password: Password,
    method: z.enum(UNLOCK_METHODS),
    answer: Answer,
    challenge: Challenge,
  }),
  reply: LoginResult,
  refusals: ['not_an_agent', 'login_failed', 'account_closed', 'not_a_member', 'challenge_failed', 'too_many_requests'],
})

export const sendUnlockCode = post('/wps/session/login/unlock/code', {
  summary: 'Send the code that opens a locked name; the answer is the same whether the name exists or not',
  actor: 'anyone',
  limit: 'login',
  body: z.strictObject({ username: requiredText(255), method: ByCode, challenge: Challenge }),
  reply: CodeSent,
  refusals: ['challenge_failed', 'too_many_requests'],
})

export const confirmSession = post('/wps/session/confirm', {
  summary: 'Prove once more who is there: a fresh login for what is dear',
  actor: 'member',
  whileRestrained: true,
  encrypted: true,
  limit: 'login',
  body: z.strictObject({ password: Password }),
  reply: EmptyReply,
  refusals: ['not_logged_in', 'login_locked', 'too_many_requests'],
})

export const changePassword = post('/wps/member/password', {
  summary: 'Change the password; every other session ends, and this one goes on under a new token',
  actor: 'member',
  whilePasswordDue: true,
  whileRestrained: true,
  encrypted: true,
  limit: 'login',
  body: z.strictObject({
    /** May be left out while a change is forced right after a login by password. */
    oldPassword: text(255).optional(),
    newPassword: Password,
    confirmNewPassword: Password,
  }),
  reply: LoginResult,
  refusals: ['not_logged_in', 'login_locked', 'too_many_requests'],
})

export const sessions = get('/wps/member/sessions', {
  summary: 'Where the member is logged in',
  actor: 'member',
  reply: z.strictObject({
    list: z.array(
      z.strictObject({
        id: Id,
        current: z.boolean(),
        ip: z.string(),
        userAgent: z.string(),
        startedAt: Moment,
        lastSeenAt: Moment,
      }),
    ),
  }),
  refusals: ['not_logged_in'],
})

export const signOutSession = del('/wps/member/sessions/{sessionId}', {
  summary: 'Log out one of the own devices',
  actor: 'member',
  params: z.object({ sessionId: Id }),
  reply: EmptyReply,
  refusals: ['not_logged_in', 'not_found'],
})

export const signOutOthers = del('/wps/member/sessions', {
  summary: 'Log out every device but this one',
  actor: 'member',
  reply: z.strictObject({ ended: z.number().int() }),
  refusals: ['not_logged_in'],
})

/** What came of a login, or happened to the ways in. */
export const LOGIN_OUTCOMES = [
  'registered',
  'logged_in',
  'restored',
  'logged_out',
  'failed',
  'locked',
  'closed',
  'cookie_reused',
  'verification_asked',
  'verification_failed',
  'unlocked',
  'signed_out',
  'password_changed',
  'authenticator_on',
  'authenticator_off',
  'third_party_linked',
  'third_party_unlinked',
] as const

export const loginHistory = get('/wps/member/loginHistory', {
  summary: 'What came of logins by this name, the newest first',
  actor: 'member',
  query: z.object(paging(20)),
  reply: z.strictObject(
    page(
      z.strictObject({
        id: Id,
        outcome: z.enum(LOGIN_OUTCOMES),
        ip: z.string(),
        userAgent: z.string(),
        at: Moment,
      }),
    ),
  ),
  refusals: ['not_logged_in'],
})

const RecoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) })

export const authenticator = get('/wps/member/authenticator', {
  summary: 'Whether an authenticator is connected',
  actor: 'member',
  reply: z.strictObject({ on: z.boolean(), since: Moment.nullable(), recoveryCodesLeft: z.number().int() }),
  refusals: ['not_logged_in'],
})

export const beginAuthenticator = post('/wps/member/authenticator', {
  summary: 'A secret for an authenticator; it counts once a code of it was confirmed',
  actor: 'member',
  reply: z.strictObject({ secret: z.string(), uri: z.string() }),
  refusals: ['not_logged_in', 'fresh_login_required', 'authenticator_on'],
})

export const confirmAuthenticator = post('/wps/member/authenticator/confirm', {
  summary: 'Connect the authenticator by one of its codes; answers the recovery codes, once',
  actor: 'member',
  limit: 'login',
  body: z.strictObject({ code: Answer }),
  reply: RecoveryCodes,
  refusals: ['not_logged_in', 'fresh_login_required', 'verification_failed', 'authenticator_on', 'not_found'],
})

export const renewRecoveryCodes = post('/wps/member/authenticator/recoveryCodes', {
  summary: 'Ten new recovery codes; the old ones are void',
  actor: 'member',
  reply: RecoveryCodes,
  refusals: ['not_logged_in', 'fresh_login_required', 'not_found'],
})

export const removeAuthenticator = del('/wps/member/authenticator', {
  summary: 'Disconnect the authenticator',
  actor: 'member',
  reply: EmptyReply,
  refusals: ['not_logged_in', 'fresh_login_required', 'not_found'],
})

export const freePlay = post('/wps/session/login/freeplay', {
  summary: 'Play for play money without an account',
  actor: 'anyone',
  limit: 'registration',
  body: z.strictObject({
    os: text(60),
    platform: z.literal('W'),
    /** A compact JWE, for a key of /wps/system/jwks, of a fresh UUID. */
    random: text(4000),
    gatewayVersion: z.literal(3),
  }),
  reply: LoginResult,
  refusals: ['not_an_agent', 'free_play_closed', 'payload_not_encrypted', 'payload_replayed', 'too_many_requests'],
})

export const PROVIDERS = ['google', 'facebook'] as const
export const Provider = z.enum(PROVIDERS)
export type Provider = z.output<typeof Provider>

const Away = z.strictObject({ url: z.string() })
/** The query that the provider sent the visitor back with. */
const Back = z.strictObject({ query: text(4000) })

export const thirdParties = get('/wps/session/thirdParty', {
  summary: 'Which accounts elsewhere open an account here',
  actor: 'anyone',
  reply: z.strictObject({ list: z.array(Provider) }),
  refusals: [],
})

export const beginThirdParty = post('/wps/session/thirdParty', {
  summary: 'Where to send the visitor for signing in with an account elsewhere',
  actor: 'anyone',
  limit: 'login',
  body: z.strictObject({ provider: Provider }),
  reply: Away,
  refusals: ['not_found', 'third_party_failed', 'too_many_requests'],
})

export const finishThirdParty = post('/wps/session/thirdParty/finish', {
  summary: 'Log in with what the provider sent the visitor back with',
  actor: 'anyone',
  limit: 'login',
  body: Back,
  reply: LoginResult,
  refusals: [
    'not_an_agent',
    'third_party_failed',
    'third_party_unknown',
    'verification_required',
    'account_closed',
    'not_a_member',
    'too_many_requests',
  ],
})

export const linkedThirdParties = get('/wps/member/thirdParty', {
  summary: 'Which accounts elsewhere are tied to this one',
  actor: 'member',
  reply: z.strictObject({ list: z.array(z.strictObject({ provider: Provider, linkedAt: Moment.nullable() })) }),
  refusals: ['not_logged_in'],
})

export const beginLink = post('/wps/member/thirdParty', {
  summary: 'Where to send the member for tying an account elsewhere to this one',
  actor: 'member',
  limit: 'login',
  body: z.strictObject({ provider: Provider }),
  reply: Away,
  refusals: ['not_logged_in', 'fresh_login_required', 'not_found', 'third_party_failed'],
})

export const finishLink = post('/wps/member/thirdParty/finish', {
  summary: 'Tie the account elsewhere that the provider sent the member back with',
  actor: 'member',
  limit: 'login',
  body: Back,
  reply: z.strictObject({ provider: Provider }),
  refusals: ['not_logged_in', 'third_party_failed', 'third_party_taken'],
})

export const unlinkThirdParty = del('/wps/member/thirdParty/{provider}', {
  summary: 'Untie an account elsewhere',
  actor: 'member',
  params: z.object({ provider: Provider }),
  reply: EmptyReply,
  refusals: ['not_logged_in', 'fresh_login_required', 'not_found'],
})
