import { z } from 'zod'
import { Rebates } from './agent.ts'
import { get, post, put } from './call.ts'
import { CallerId, Day, EmptyReply, Id, Moment, requiredText, text } from './field.ts'

const AGENT = ['not_logged_in', 'forbidden'] as const

/** Rebates that an agent gives, in per cent: at most the own ones. */
const GivenRebates = z.strictObject({
  lottery: z.number({ error: 'invalid' }).min(0, 'invalid').max(8, 'invalid').multipleOf(0.1, 'invalid'),
  casino: z.number({ error: 'invalid' }).min(0, 'invalid').max(1, 'invalid').multipleOf(0.01, 'invalid'),
})

const MemberKind = z.enum(['player', 'agent'])
export type MemberKind = z.output<typeof MemberKind>

const QUOTA = 100_000

export const AgentLink = z.strictObject({
  linkId: Id,
  name: z.string(),
  code: z.string(),
  type: MemberKind,
  rebates: Rebates,
  /** Times that the page of registration was opened by it. */
  visits: z.number().int(),
  registered: z.number().int(),
  firstDeposits: z.number().int(),
  /** How many may register by it; null without an end. */
  quota: z.number().int().nullable(),
  /** The last business day on which it works. */
  endsOn: Day.nullable(),
  state: z.enum(['open', 'closed', 'full', 'ended']),
  createdAt: Moment,
})
export type AgentLink = z.output<typeof AgentLink>

export const agentLinks = get('/wps/agent/links', {
  summary: 'The agent’s links by which others register, newest first, and what rebates they may give',
  actor: 'member',
  query: z.object({}),
  reply: z.strictObject({
    /** The agent’s own rebates: the most that a link gives. */
    own: Rebates,
    /** Where the address of a link begins; its code follows as `affiliateCode`. */
    address: z.string(),
    list: z.array(AgentLink),
  }),
  refusals: AGENT,
})

export const makeAgentLink = post('/wps/agent/links', {
  summary: 'Make a link by which others register below the agent. The same id again answers the same link',
  actor: 'member',
  body: z.strictObject({
    id: CallerId,
    name: requiredText(60),
    type: MemberKind,
    rebates: GivenRebates,
    endsOn: Day.nullable(),
    quota: z.number({ error: 'invalid' }).int('invalid').min(1, 'invalid').max(QUOTA, 'invalid').nullable(),
  }),
  reply: AgentLink,
  refusals: [...AGENT, 'limit_reached', 'id_reused'],
})

export const setAgentLinkState = post('/wps/agent/links/{linkId}/state', {
  summary: 'Close a link or open it again',
  actor: 'member',
  params: z.object({ linkId: Id }),
  body: z.strictObject({ state: z.enum(['open', 'closed']) }),
  reply: AgentLink,
  refusals: [...AGENT, 'not_found', 'limit_reached'],
})

export const visitAgentLink = post('/wps/agent/visits', {
  summary: 'Count that the page of registration was opened by a link; the answer does not tell whether there is one',
  actor: 'anyone',
  limit: 'public',
  body: z.strictObject({ code: text(64) }),
  reply: EmptyReply,
  refusals: ['too_many_requests'],
})

export const openTeamAccount = post('/wps/agent/accounts', {
  summary: 'Open an account right below the agent; its first password is shown once and has to be changed',
  actor: 'member',
  limit: 'registration',
  body: z.strictObject({ id: CallerId, username: requiredText(255), type: MemberKind, rebates: GivenRebates }),
  reply: z.strictObject({
    memberId: Id,
    account: z.string(),
    /** Null where the same id is asked for again: it was shown. */
    firstPassword: z.string().nullable(),
  }),
  refusals: [...AGENT, 'registration_closed', 'username_taken', 'id_reused', 'too_many_requests'],
})

export const raiseRebates = put('/wps/agent/line/{memberId}/rebate', {
  summary: 'Raise the rebates of somebody right below; none is ever lowered, none is above the agent’s own',
  actor: 'member',
  params: z.object({ memberId: Id }),
  body: z.strictObject({ rebates: GivenRebates }),
  reply: z.strictObject({ rebates: Rebates }),
  refusals: [...AGENT, 'not_found'],
})
