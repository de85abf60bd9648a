import { z } from 'zod'
import { del, get, post, put } from './call.ts'
import { Id, Moment, EmptyReply, Password, requiredText, text } from './field.ts'

/** The proof of work as it was solved. */
export const Challenge = text(4000).optional()

export const LoginResult = z.strictObject({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  userName: z.string(),
  /** The session is good for looking and withdrawing only: why, and until when; null for good. */
  restraint: z
    .strictObject({ kind: z.enum(['timed_out', 'self_excluded', 'session_time_over']), until: Moment.nullable() })
    .optional(),
})
export type LoginResult = z.output<typeof LoginResult>

export const challenge = get('/wps/challenge', {
  summary: 'A proof of work that login and registration ask for; so many times the usual one where a refusal said so',
  actor: 'anyone',
  limit: 'login',
  query: z.object({ times: z.coerce.number().int().min(1).max(64).default(1) }),
  reply: z.record(z.string(), z.unknown()),
  refusals: ['too_many_requests'],
})

export const captcha = get('/wps/captcha', {
  summary: 'A picture of characters, for those who failed to log in',
  actor: 'anyone',
  limit: 'login',
  reply: z.strictObject({ image: z.string(), captchaId: Id }),
  refusals: ['too_many_requests'],
})

/** Stay logged in for 24 hours by an HttpOnly cookie. */
const rememberMe = z.boolean().optional()
/** A number as somebody types it, its dialing code apart; a token of the phone-code provider. */
export const Mobile = requiredText(32)
const DialingCode = z.string().regex(/^\+?\d{1,4}$/, 'invalid')
const IdToken = requiredText(8000)

const Login = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('username'),
    username: requiredText(255),
    password: Password,
    captcha: text(16).optional(),
    captchaId: Id.optional(),
    challenge: Challenge,
    rememberMe,
  }),
  z.strictObject({
    type: z.literal('sms'),
    mobileNum: Mobile,
    countryDialingCode: DialingCode,
    verificationCode: requiredText(255),
    rememberMe,
  }),
  z.strictObject({ type: z.literal('firebase'), firebaseIdToken: IdToken, rememberMe }),
])

export const login = post('/wps/session/login', {
  summary: 'Log in by username, by a code sent to a mobile number, or by a token of the phone-code provider',
  actor: 'anyone',
  encrypted: true,
  limit: 'login',
  body: Login,
  reply: LoginResult,
  refusals: [
    'not_an_agent',
    'login_failed',
    'login_locked',
    'account_closed',
    'not_a_member',
    'verification_required',
    'forbidden',
    'challenge_failed',
    'captcha_failed',
    'mobile_invalid',
    'code_wrong',
    'code_expired',
    'too_many_requests',
  ],
})

export const restoreSession = post('/wps/session/restore', {
  summary: 'Exchange the remember-me cookie for a session',
  actor: 'anyone',
  limit: 'login',
  reply: LoginResult,
  refusals: ['not_an_agent', 'not_logged_in', 'account_closed'],
})

export const logout = del('/wps/session/logout', {
  summary: 'End this session',
  actor: 'account',
  whilePasswordDue: true,
  whileRestrained: true,
  reply: EmptyReply,
  refusals: [],
})

/** What both ways of registering take. */
const registration = {
  password: text(255).optional(),
  confirmPassword: text(255).optional(),
  payeeName: text(255).optional(),
  email: text(255).optional(),
  qqNum: text(255).optional(),
  mobileNum: text(255).optional(),
  recommenderId: text(255).optional(),
  captcha: text(255).optional(),
  captchaId: Id.optional(),
  verificationCode: text(255).optional(),
  affiliateCode: text(255).optional(),
  paymentPassword: text(255).optional(),
  line: text(255).optional(),
  whatsapp: text(255).optional(),
  facebook: text(255).optional(),
  wechat: text(255).optional(),
  telegram: text(255).optional(),
  zalo: text(255).optional(),
  nickname: text(255).optional(),
  birthday: text(255).optional(),
  address: text(500).optional(),
  nationality: text(255).optional(),
  occupation: text(255).optional(),
  sourceOfIncome: text(255).optional(),
  idNumber: text(255).optional(),
  referralCode: text(255).optional(),
  domain: text(255).optional(),
  countryDialingCode: text(8).optional(),
  login: z.literal(true).optional(),
  registerUrl: text(2000).optional(),
  registerMethod: z.literal('WEB').optional(),
  agree: z.boolean().optional(),
  challenge: Challenge,
  /** Says that the number was proved at the phone-code provider; its token comes with it. */
  firebaseChannel: z.literal('sms').optional(),
  firebaseIdToken: IdToken.optional(),
}

export const register = put('/wps/member/register', {
  summary: 'Create an account and log in',
  actor: 'anyone',
  encrypted: true,
  limit: 'registration',
  body: z.strictObject({ username: text(255).optional(), ...registration }),
  reply: LoginResult,
  refusals: [
    'not_an_agent',
    'username_taken',
    'challenge_failed',
    'captcha_failed',
    'registration_closed',
    'mobile_taken',
    'code_wrong',
    'code_expired',
    'too_many_requests',
  ],
})

export const registerMobile = put('/wps/member/register/mobile', {
  summary: 'Create an account by a mobile number and log in; the house makes the username',
  actor: 'anyone',
  encrypted: true,
  limit: 'registration',
  body: z.strictObject(registration),
  reply: LoginResult,
  refusals: [
    'not_an_agent',
    'challenge_failed',
    'captcha_failed',
    'registration_closed',
    'mobile_taken',
    'code_wrong',
    'code_expired',
    'too_many_requests',
  ],
})

export const memberInfo = get('/wps/member/info', {
  summary: 'Who is logged in',
  actor: 'account',
  whilePasswordDue: true,
  whileRestrained: true,
  reply: z.strictObject({
    id: Id,
    account: z.string(),
    nickname: z.string(),
    /** The agent type: 0 player, 1 2 41 42 agents, 4 trial. `isAgent` is the same number. */
    type: z.number().int(),
    isAgent: z.number().int(),
    toUpline: z.boolean(),
    clubLabel: z.strictObject({ labelName: z.string(), rankLevel: z.number().int() }),
    memberLabel: z.array(z.string()),
    avatar: z.string(),
    avatarType: z.enum(['CUSTOM', 'STATIC']),
    currency: z.string(),
    registeredAt: Moment,
    lastLoginAt: Moment.nullable(),
  }),
  refusals: ['not_logged_in'],
})

export const firstLogin = post('/wps/member/firstLogin', {
  summary: 'Note that the first login has been seen',
  actor: 'account',
  whilePasswordDue: true,
  whileRestrained: true,
  reply: EmptyReply,
  refusals: ['not_logged_in'],
})
