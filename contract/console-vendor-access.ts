import { z } from 'zod'
import { get, post, put } from './call.ts'
import { CallerId, Id, lines, Moment, EmptyReply, page, paging, PLAIN } from './field.ts'
import { Because, Network } from './operator.ts'
import { VendorCode } from './vendor-api.ts'

const READ = ['not_logged_in', 'forbidden'] as const
const ACTION_REFUSALS = [...READ, 'not_found', 'invalid_request', 'second_person_asked', 'approval_waiting'] as const
const ONE = z.object({ code: z.string().regex(/^\w{1,40}$/, 'invalid') })

export const VENDOR_DIALECTS = ['native', 'aggregator', 'form'] as const
export const VendorDialect = z.enum(VENDOR_DIALECTS)
export type VendorDialect = z.output<typeof VendorDialect>

/** How a vendor reaches us. */
const Terms = {
  dialect: VendorDialect,
  wallet: z.enum(['seamless', 'transfer']),
  /** Where its games open. */
  launchUrl: z
    .url({ protocol: /^https?$/, error: 'invalid' })
    .max(500)
    .regex(PLAIN, 'invalid'),
  /** Addresses and networks that its calls may come from; any when empty. */
  addresses: z.array(Network).max(50),
  /** Takes new bets; what is due is paid all the same. */
  open: z.boolean(),
}
const VendorTerms = z.strictObject(Terms)
export type VendorTerms = z.output<typeof VendorTerms>

const VendorAccess = z.strictObject({
  code: z.string(),
  displayName: z.string(),
  /** Null while it has no way in. */
  dialect: VendorDialect.nullable(),
  open: z.boolean().nullable(),
  addresses: z.number().int(),
  /** Keys that are good now, and when the next of them ends. */
  keys: z.number().int(),
  endsAt: Moment.nullable(),
  /** Of the last day. */
  calls: z.number().int(),
  refused: z.number().int(),
  lastAt: Moment.nullable(),
})
export type VendorAccess = z.output<typeof VendorAccess>

export const vendorAccesses = get('/wps/operator/vendor-access', {
  summary: 'The brand’s vendors: whether each has a way in and keys, and how its calls of the last day were answered',
  actor: 'operator',
  permission: 'vendors.read',
  query: z.object(paging(50)),
  reply: z.strictObject(page(VendorAccess)),
  refusals: READ,
})

const VendorKey = z.strictObject({
  id: Id,
  /** The beginning of its SHA-256, by which two sides see that they mean the same. */
  fingerprint: z.string(),
  /** The vendor’s own public half, or a secret of ours. */
  kind: z.enum(['public', 'secret']),
  state: z.enum(['good', 'ends', 'ended']),
  from: Moment,
  until: Moment.nullable(),
  madeBy: z.string(),
  /** Who has read its secret; null while it waits to be shown. */
  shownBy: z.string().nullable(),
  shownAt: Moment.nullable(),
  /** Who ended it before its time. */
  endedBy: z.string().nullable(),
})
export type VendorKey = z.output<typeof VendorKey>

const VendorCallStats = z.strictObject({
  call: z.string(),
  code: VendorCode,
  reason: z.string(),
  calls: z.number().int(),
  lastAt: Moment,
  lastIp: z.string(),
})
export type VendorCallStats = z.output<typeof VendorCallStats>

export const vendorAccess = get('/wps/operator/vendor-access/{code}', {
  summary: 'How a vendor reaches us, its keys by fingerprint, and how its calls of the last day were answered by name',
  actor: 'operator',
  permission: 'vendors.read',
  params: ONE,
  reply: z.strictObject({
    code: z.string(),
    displayName: z.string(),
    terms: VendorTerms.nullable(),
    /** The sandbox’s own: where it runs, and one more key, are made at each start. */
    sandbox: z.boolean(),
    /** Below which path it calls us. */
    prefix: z.string().nullable(),
    keys: z.array(VendorKey),
    heard: z.array(VendorCallStats),
  }),
  refusals: [...READ, 'not_found'],
})

export const saveVendorAccess = put('/wps/operator/vendor-access/{code}', {
  summary: 'Say how a vendor reaches us; what opens more needs a second person',
  actor: 'operator',
  permission: 'vendors.edit',
  params: ONE,
  body: z.strictObject({ ...Terms, ...Because }),
  reply: EmptyReply,
  effect: 'loosens',
  refusals: ACTION_REFUSALS,
})

/** For how long the keys of before may stay good. */
const OVERLAP_HOURS_MAX = 24 * 30

export const makeVendorKey = post('/wps/operator/vendor-access/{code}/keys', {
  summary: 'A new key of a vendor; those of before stay good for a while. Two people make it',
  actor: 'operator',
  permission: 'vendors.edit',
  params: ONE,
  body: z.strictObject({
    id: CallerId,
    overlapHours: z.number().int().min(0).max(OVERLAP_HOURS_MAX),
    /** The vendor’s own RSA key, in a dialect that signs by it. */
    publicKey: lines(5000).optional(),
    ...Because,
  }),
  reply: EmptyReply,
  effect: 'loosens',
  refusals: [...ACTION_REFUSALS, 'id_reused'],
})

const KEY = ONE.extend({ keyId: Id })

export const showVendorKey = post('/wps/operator/vendor-access/{code}/keys/{keyId}/show', {
  summary: 'The secret of a new key, once; from then on nobody reads it here again',
  actor: 'operator',
  permission: 'vendors.edit',
  params: KEY,
  reply: z.strictObject({ secret: z.string() }),
  effect: 'look',
  refusals: [...READ, 'not_found', 'key_shown'],
})

export const endVendorKey = post('/wps/operator/vendor-access/{code}/keys/{keyId}/end', {
  summary: 'A key is good no more from now on',
  actor: 'operator',
  permission: 'vendors.edit',
  params: KEY,
  body: z.strictObject(Because),
  reply: EmptyReply,
  effect: 'tightens',
  refusals: [...READ, 'not_found'],
})
