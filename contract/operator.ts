import { z } from 'zod'
import { del, get, post, put } from './call.ts'
import { CallerId, Id, Moment, EmptyReply, page, paging, Password, requiredText, text } from './field.ts'
import { Challenge } from './identity.ts'
import { Permission, PERMISSIONS } from './permission.ts'

/** Why something was done: an entry of the brand's list, and what there is to add. */
export const Because = {
  reason: requiredText(40),
  note: text(500).default(''),
}

/** Of what may need a second person. */
export const TWO_PEOPLE = ['second_person_asked', 'approval_waiting', 'approval_over'] as const

const Username = requiredText(40)
const Code = requiredText(20)

/** How an operator proves the second time who they are. */
export const OperatorMethod = z.enum(['totp', 'email'])
export type OperatorMethod = z.output<typeof OperatorMethod>

export const operatorLogin = post('/wps/operator/session', {
  summary: 'An operator’s name and password; answers the ticket for the second step',
  actor: 'anyone',
  always: true,
  encrypted: true,
  limit: 'login',
  body: z.strictObject({ username: Username, password: Password, challenge: Challenge }),
  reply: z.strictObject({ ticket: z.string(), method: OperatorMethod }),
  refusals: ['login_failed', 'login_locked', 'challenge_failed', 'too_many_requests'],
})

export const operatorVerify = post('/wps/operator/session/verify', {
  summary: 'The second step: a code of the authenticator, or the one that was sent by mail',
  actor: 'anyone',
  always: true,
  encrypted: true,
  limit: 'login',
  body: z.strictObject({ ticket: requiredText(200), code: Code }),
  reply: z.strictObject({ token: z.string() }),
  refusals: ['verification_failed', 'verification_expired', 'login_locked', 'forbidden', 'too_many_requests'],
})

export const operatorLogout = del('/wps/operator/session', {
  summary: 'End the operator’s session',
  actor: 'operator',
  reply: EmptyReply,
  effect: 'personal',
  refusals: ['not_logged_in'],
})

/** A brand as the console’s switch shows it. */
const ConsoleBrand = z.strictObject({
  merchant: z.string(),
  name: z.string(),
  /** The name of its mark. */
  logo: z.string(),
  currency: z.string(),
  decimals: z.number().int(),
  timeZone: z.string(),
  languages: z.array(z.string()),
})
export type ConsoleBrand = z.output<typeof ConsoleBrand>

export const operatorSelf = get('/wps/operator/me', {
  summary: 'Who is logged in, what they may do, and in which brands',
  actor: 'operator',
  reply: z.strictObject({
    id: Id,
    username: z.string(),
    name: z.string(),
    roles: z.array(z.string()),
    permissions: z.array(Permission),
    brands: z.array(ConsoleBrand),
    authenticator: z.boolean(),
    sandbox: z.boolean(),
    now: Moment,
  }),
  refusals: ['not_logged_in'],
})

export const operatorSessions = get('/wps/operator/me/sessions', {
  summary: 'The operator’s own living sessions',
  actor: 'operator',
  reply: z.array(
    z.strictObject({
      id: Id,
      ip: z.string(),
      userAgent: z.string(),
      createdAt: Moment,
      lastSeenAt: Moment,
      current: z.boolean(),
    }),
  ),
  refusals: ['not_logged_in'],
})

export const endOperatorSession = del('/wps/operator/me/sessions/{sessionId}', {
  summary: 'End one of the operator’s own sessions',
  actor: 'operator',
  params: z.object({ sessionId: Id }),
  reply: EmptyReply,
  effect: 'personal',
  refusals: ['not_logged_in', 'not_found'],
})

export const offerAuthenticator = post('/wps/operator/me/authenticator/offer', {
  summary: 'A new secret for an authenticator, not yet in force',
  actor: 'operator',
  reply: z.strictObject({ secret: z.string(), uri: z.string() }),
  effect: 'personal',
  refusals: ['not_logged_in', 'authenticator_on'],
})

export const connectOperatorAuthenticator = post('/wps/operator/me/authenticator', {
  summary: 'From now on the second step is a code of this authenticator',
  actor: 'operator',
  encrypted: true,
  body: z.strictObject({ secret: z.string().regex(/^[A-Z2-7]{16,64}$/, 'invalid'), code: Code }),
  reply: EmptyReply,
  effect: 'personal',
  refusals: ['not_logged_in', 'authenticator_on', 'verification_failed'],
})

export const Operator = z.strictObject({
  id: Id,
  username: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  /** Merchant codes. */
  brands: z.array(z.string()),
  /** Addresses and networks that may be used from; everywhere when empty. */
  networks: z.array(z.string()),
  state: z.enum(['active', 'suspended']),
  authenticator: z.boolean(),
  createdAt: Moment,
  lastSeenAt: Moment.nullable(),
})
export type Operator = z.output<typeof Operator>

export const Network = z.union([z.cidrv4('invalid'), z.cidrv6('invalid'), z.ipv4('invalid'), z.ipv6('invalid')])

const operatorFields = {
  name: requiredText(80),
  email: z.email('invalid').max(200),
  roles: z.array(text(40)).max(20),
  brands: z.array(text(20)).max(50),
  networks: z.array(Network).max(50),
  state: z.enum(['active', 'suspended']),
}

export const operators = get('/wps/operator/operators', {
  summary: 'The operators, by name',
  actor: 'operator',
  permission: 'operators.read',
  query: z.object({ search: text(80).optional(), ...paging(50) }),
  reply: z.strictObject(page(Operator)),
  refusals: ['not_logged_in', 'forbidden'],
})

export const createOperator = post('/wps/operator/operators', {
  summary: 'A new operator with a password to change; a second person has to agree',
  actor: 'operator',
  permission: 'operators.edit',
  body: z.strictObject({
    id: CallerId,
    username: Username.regex(/^[a-z][a-z0-9._-]*$/, 'invalid'),
    ...operatorFields,
    ...Because,
  }),
  reply: Operator,
  effect: 'loosens',
  refusals: ['not_logged_in', 'forbidden', 'username_taken', 'second_person_asked', 'approval_waiting'],
})

export const saveOperator = put('/wps/operator/operators/{operatorId}', {
  summary: 'Change an operator; more rights need a second person, nobody changes their own',
  actor: 'operator',
  permission: 'operators.edit',
  params: z.object({ operatorId: Id }),
  body: z.strictObject({ ...operatorFields, ...Because }),
  reply: Operator,
  effect: 'loosens',
  refusals: [
    'not_logged_in',
    'forbidden',
    'not_found',
    'own_approval',
    'last_holder',
    'second_person_asked',
    'approval_waiting',
  ],
})

export const Role = z.strictObject({
  code: z.string(),
  name: z.string(),
  permissions: z.array(Permission),
  operators: z.number().int(),
})
export type Role = z.output<typeof Role>

export const roles = get('/wps/operator/roles', {
  summary: 'Roles and what each may do',
  actor: 'operator',
  permission: 'operators.read',
  reply: z.array(Role),
  refusals: ['not_logged_in', 'forbidden'],
})

export const saveRole = put('/wps/operator/roles/{role}', {
  summary: 'Make or change a role; more rights need a second person',
  actor: 'operator',
  permission: 'operators.edit',
  params: z.object({ role: z.string().regex(/^[a-z][a-z0-9_]{1,39}$/) }),
  body: z.strictObject({
    name: requiredText(80),
    permissions: z.array(Permission).max(PERMISSIONS.length),
    ...Because,
  }),
  reply: Role,
  effect: 'loosens',
  refusals: ['not_logged_in', 'forbidden', 'last_holder', 'second_person_asked', 'approval_waiting'],
})
