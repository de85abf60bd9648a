import { z } from 'zod'
import { get, post } from './call.ts'
import { EmptyReply, Password, requiredText, text } from './field.ts'
import { Challenge, LoginResult, Mobile } from './identity.ts'

const DialingCode = z.string({ error: 'required' }).regex(/^\+?\d{1,4}$/, 'invalid')
const Username = requiredText(255)
const Email = requiredText(255)
const Code = requiredText(255)

/** For so many minutes the code is good, and no other one is sent from the same page. */
const CodeSent = z.strictObject({ expiredMinutes: z.number().int() })

export const sendLoginCode = post('/wps/verification/sms/noLogin', {
  summary: 'Send a code to a member’s mobile number; the answer is the same whether or not it is anybody’s',
  actor: 'anyone',
  limit: 'login',
  body: z.strictObject({
    mobileNum: Mobile,
    countryDialingCode: DialingCode,
    /** For logging in, or for setting a new password. */
    purpose: z.enum(['login', 'recover']).optional(),
    challenge: Challenge,
  }),
  reply: CodeSent,
  refusals: ['challenge_failed', 'mobile_invalid', 'forbidden', 'too_many_requests', 'too_many_codes'],
})

export const sendRegistrationCode = post('/wps/verification/sms/register', {
  summary: 'Send a code to the mobile number of somebody who registers, by username or by that number',
  actor: 'anyone',
  limit: 'registration',
  body: z.strictObject({
    mobileNo: Mobile,
    countryDialingCode: DialingCode,
    /** The name that is being registered, where there is one. */
    username: text(255).optional(),
    challenge: Challenge,
  }),
  reply: CodeSent,
  refusals: [
    'challenge_failed',
    'mobile_invalid',
    'registration_closed',
    'forbidden',
    'too_many_requests',
    'too_many_codes',
  ],
})

export const sendRecoveryMail = post('/wps/member/password/email', {
  summary: 'Mail a code for a new password, if name and e-mail belong together; the answer does not tell',
  actor: 'anyone',
  form: true,
  limit: 'login',
  body: z.strictObject({ username: Username, email: Email, challenge: Challenge }),
  reply: CodeSent,
  refusals: ['challenge_failed', 'forbidden', 'too_many_requests', 'too_many_codes'],
})

export const recoverByEmail = post('/wps/member/password/email/verification', {
  summary: 'Set a new password by the code that was mailed, and log in',
  actor: 'anyone',
  encrypted: true,
  limit: 'login',
  body: z.strictObject({ username: Username, email: Email, verificationCode: Code, newPassword: Password }),
  reply: LoginResult,
  refusals: ['not_an_agent', 'code_wrong', 'code_expired', 'account_closed', 'forbidden', 'too_many_requests'],
})

export const recoverByPhone = post('/wps/member/password/verification', {
  summary: 'Set a new password by the code that was sent to the mobile number, and log in',
  actor: 'anyone',
  encrypted: true,
  limit: 'login',
  body: z.strictObject({
    mobileNum: Mobile,
    countryDialingCode: DialingCode,
    verificationCode: Code,
    newPassword: Password,
  }),
  reply: LoginResult,
  refusals: [
    'not_an_agent',
    'mobile_invalid',
    'code_wrong',
    'code_expired',
    'account_closed',
    'forbidden',
    'too_many_requests',
  ],
})

export const affiliate = get('/wps/agent/affiliate', {
  summary: 'Whether this invitation code is valid here; success means valid',
  actor: 'anyone',
  limit: 'login',
  query: z.object({ code: requiredText(64), domain: text(255).optional() }),
  reply: EmptyReply,
  refusals: ['invitation_code_error', 'too_many_requests'],
})

export const countryCodes = get('/wps/system/countryCode', {
  summary: 'Countries with their dialing codes, and the one that this visitor seems to be in',
  actor: 'anyone',
  reply: z.strictObject({
    countryCode: z.string(),
    countryDialingCode: z.string(),
    list: z.array(z.strictObject({ countryCode: z.string(), countryDialingCode: z.string() })),
  }),
  refusals: [],
})
