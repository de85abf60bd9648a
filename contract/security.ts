import { z } from 'zod'
import { FieldRule, FURTHER_FIELDS } from './brand.ts'
import { get, post } from './call.ts'
import { CallerId, Id, Moment, EmptyReply, Password, requiredText, text } from './field.ts'

/** The largest file that is taken, in megabytes. */
export const FILE_MB = 5

/** Faces that are drawn; a member without an own picture wears one of them. */
export const FACES = [
  'fox',
  'tiger',
  'panda',
  'owl',
  'frog',
  'lion',
  'koala',
  'rabbit',
  'wolf',
  'dragon',
  'octopus',
  'unicorn',
] as const
export type Face = (typeof FACES)[number]

/** What a member says of themselves, in the order shown. */
export const OWN_FIELDS = [
  'nickname',
  'payeeName',
  'birthday',
  'idNumber',
  'nationality',
  'address',
  ...FURTHER_FIELDS,
] as const
export type OwnField = (typeof OWN_FIELDS)[number]

/** What of it is filled in once; a later change is for customer service. */
export const FILLED_ONCE: readonly OwnField[] = ['payeeName', 'birthday', 'idNumber', 'nationality']

export const DOCUMENT_KINDS = ['passport', 'id_card', 'proof_of_address'] as const
export const DocumentKind = z.enum(DOCUMENT_KINDS)
export type DocumentKind = z.output<typeof DocumentKind>

/** Where a member can be paid: a bank or an e-wallet of the brand. */
export const PayoutProvider = z.strictObject({
  code: z.string().regex(/^[A-Z0-9_]{2,20}$/),
  kind: z.enum(['bank', 'wallet']),
  name: z.string().min(1).max(60),
  digitsMin: z.number().int().min(4).max(34),
  digitsMax: z.number().int().min(4).max(34),
})
export type PayoutProvider = z.output<typeof PayoutProvider>

const PayoutAccount = z.strictObject({
  id: Id,
  provider: z.string(),
  providerName: z.string(),
  kind: z.enum(['bank', 'wallet']),
  accountName: z.string(),
  /** The last four digits; the rest is shown to nobody. */
  numberEnd: z.string(),
  createdAt: Moment,
  usableFrom: Moment,
})
export type PayoutAccount = z.output<typeof PayoutAccount>

/** A second proof beside the password. */
const FACTOR_METHODS = ['totp', 'sms', 'email'] as const
const FactorMethod = z.enum(FACTOR_METHODS)
export type FactorMethod = z.output<typeof FactorMethod>
const Factor = z.strictObject({ method: FactorMethod, answer: requiredText(64) })
/** How a call ends that wants a fresh login and a second proof, where either is missing. */
const UNPROVED = ['not_logged_in', 'fresh_login_required', 'second_factor_missing', 'verification_failed'] as const

const Bound = z.strictObject({
  /** Most of it is hidden. */
  shown: z.string().nullable(),
  confirmed: z.boolean(),
})

const Icon = z.strictObject({ avatar: z.string(), avatarType: z.enum(['CUSTOM', 'STATIC']) })

export const security = get('/wps/member/security', {
  summary: 'What protects the own account, and what the house knows of the member',
  actor: 'member',
  reply: z.strictObject({
    profile: z.array(
      z.strictObject({
        field: z.enum(OWN_FIELDS),
        value: z.string().nullable(),
        /** Set once and for good. */
        fixed: z.boolean(),
        rule: FieldRule,
      }),
    ),
    passwordChangedAt: Moment,
    paymentPassword: z.strictObject({ set: z.boolean(), rule: FieldRule }),
    email: Bound,
    mobile: Bound,
    /** Which second proofs the member can give. */
    factors: z.array(FactorMethod),
    payout: z.strictObject({
      list: z.array(PayoutAccount),
      providers: z.array(PayoutProvider),
      most: z.number().int(),
      coolOffHours: z.number().int(),
      secondFactor: z.boolean(),
    }),
    documents: z.array(
      z.strictObject({
        kind: DocumentKind,
        state: z.enum(['none', 'pending', 'accepted', 'refused']),
        reason: z.string().nullable(),
        uploadedAt: Moment.nullable(),
      }),
    ),
  }),
  refusals: ['not_logged_in'],
})

export const changeProfile = post('/wps/member/profile', {
  summary: 'Change what the member says of themselves; fields that are left out stay',
  actor: 'member',
  encrypted: true,
  limit: 'login',
  body: z.strictObject(Object.fromEntries(OWN_FIELDS.map((field) => [field, text(500).optional()]))) as z.ZodType<
    Partial<Record<OwnField, string | undefined>>,
    Partial<Record<OwnField, string | undefined>>
  >,
  reply: EmptyReply,
  refusals: ['not_logged_in', 'too_many_requests'],
})

export const icon = get('/wps/member/info/icon', {
  summary: 'The own picture, and the drawn ones to choose from',
  actor: 'account',
  reply: Icon.extend({ choices: z.array(z.enum(FACES)) }),
  refusals: ['not_logged_in'],
})

export const playerAvatar = get('/wps/relay/MCSFE_getPlayerAvatar', {
  summary: 'The own picture',
  actor: 'account',
  reply: Icon,
  refusals: ['not_logged_in'],
})

export const changeIcon = post('/wps/member/info/icon', {
  summary: 'Wear a picture of one’s own, sent as the form’s `file`, or one of the drawn ones',
  actor: 'member',
  limit: 'login',
  upload: { maxMb: FILE_MB },
  body: z.strictObject({ avatar: z.enum(FACES).optional() }),
  reply: Icon,
  refusals: ['not_logged_in', 'too_many_requests'],
})

const NewPaymentPassword = {
  paymentPassword: Password,
  confirmPaymentPassword: text(255).optional(),
}

export const changePaymentPassword = post('/wps/member/paymentPassword', {
  summary: 'Set the payment password, or change it with the one there is',
  actor: 'member',
  encrypted: true,
  limit: 'login',
  body: z.strictObject({
    ...NewPaymentPassword,
    /** Where there is one already. */
    oldPaymentPassword: text(255).optional(),
  }),
  reply: EmptyReply,
  refusals: ['not_logged_in', 'fresh_login_required', 'payment_locked', 'too_many_requests'],
})

export const resetPaymentPassword = post('/wps/member/paymentPassword/reset', {
  summary: 'Set another payment password where the one there is was forgotten: with a second proof in its place',
  actor: 'member',
  encrypted: true,
  limit: 'login',
  body: z.strictObject({ ...NewPaymentPassword, factor: Factor }),
  reply: EmptyReply,
  refusals: [...UNPROVED, 'payment_locked', 'too_many_requests'],
})

const Address = {
  channel: z.enum(['sms', 'mail']),
  to: text(255).trim().min(1, 'required'),
  /** Of a number that is typed without it, such as 63. */
  countryDialingCode: text(8).optional(),
}

export const sendBindingCode = post('/wps/member/binding/code', {
  summary: 'Send a code to the number or e-mail that the member wants to bind',
  actor: 'member',
  limit: 'login',
  body: z.strictObject(Address),
  reply: z.strictObject({ expiredMinutes: z.number().int() }),
  refusals: ['not_logged_in', 'fresh_login_required', 'too_many_codes', 'too_many_requests'],
})

export const bind = post('/wps/member/binding', {
  summary: 'Bind the number or e-mail that the code went to; the one before is told',
  actor: 'member',
  limit: 'login',
  body: z.strictObject({ ...Address, verificationCode: text(255) }),
  reply: EmptyReply,
  refusals: [
    'not_logged_in',
    'fresh_login_required',
    'code_missing',
    'code_wrong',
    'code_expired',
    'email_taken',
    'mobile_taken',
    'too_many_requests',
  ],
})

export const sendFactorCode = post('/wps/member/security/code', {
  summary: 'Send a code to the own number or e-mail, as a second proof',
  actor: 'member',
  limit: 'login',
  body: z.strictObject({ method: z.enum(['sms', 'email']) }),
  reply: z.strictObject({ expiredMinutes: z.number().int() }),
  refusals: ['not_logged_in', 'second_factor_missing', 'too_many_codes', 'too_many_requests'],
})

export const addPayoutAccount = post('/wps/member/payoutAccounts', {
  summary: 'Add a bank account or an e-wallet to be paid at',
  actor: 'member',
  encrypted: true,
  limit: 'login',
  body: z.strictObject({
    id: CallerId,
    provider: text(20),
    number: text(60).trim().min(1, 'required'),
    accountName: text(120).trim().min(1, 'required'),
    factor: Factor.optional(),
  }),
  reply: PayoutAccount,
  refusals: [...UNPROVED, 'second_factor_required', 'too_many_accounts', 'id_reused', 'too_many_requests'],
})

export const removePayoutAccount = post('/wps/member/payoutAccounts/{accountId}/removal', {
  summary: 'Remove a bank account or an e-wallet',
  actor: 'member',
  encrypted: true,
  limit: 'login',
  params: z.object({ accountId: Id }),
  body: z.strictObject({ factor: Factor.optional() }),
  reply: EmptyReply,
  refusals: [...UNPROVED, 'second_factor_required', 'not_found', 'too_many_requests'],
})

export const sendDocument = post('/wps/member/documents', {
  summary: 'Send a picture that proves who the member is, as the form’s `file`',
  actor: 'member',
  limit: 'login',
  upload: { maxMb: FILE_MB },
  body: z.strictObject({ kind: DocumentKind }),
  reply: EmptyReply,
  refusals: ['not_logged_in', 'document_under_review', 'too_many_requests'],
})
