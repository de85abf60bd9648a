import { z } from 'zod'
import { del, get, post } from './call.ts'
import { CallerId, Id, Moment, EmptyReply, requiredText, text } from './field.ts'

const Resource = z.string().regex(/^[a-z][a-z_.-]{1,39}$/)

/** A list as somebody wants to see it again. */
export const SavedView = z.strictObject({
  id: Id,
  name: z.string(),
  /** The list's address, as a query string. */
  search: z.string(),
  /** The role it is shared with. */
  sharedWith: z.string().nullable(),
  own: z.boolean(),
})
export type SavedView = z.output<typeof SavedView>

export const savedViews = get('/wps/operator/views', {
  summary: 'The operator’s views of a list, and those that others share with their roles',
  actor: 'operator',
  query: z.object({ resource: Resource }),
  reply: z.array(SavedView),
  refusals: ['not_logged_in'],
})

export const saveView = post('/wps/operator/views', {
  summary: 'Keep a view of a list, for oneself or for all who have one of the operator’s roles',
  actor: 'operator',
  body: z.strictObject({
    id: CallerId,
    resource: Resource,
    name: requiredText(60),
    search: z
      .string()
      .max(600)
      .regex(/^[\w.~%*+&=-]*$/, 'invalid'),
    sharedWith: text(40).nullable().default(null),
  }),
  reply: SavedView,
  effect: 'personal',
  refusals: ['not_logged_in', 'forbidden', 'id_reused'],
})

export const removeView = del('/wps/operator/views/{viewId}', {
  summary: 'Forget one of the operator’s own views',
  actor: 'operator',
  params: z.object({ viewId: Id }),
  reply: EmptyReply,
  effect: 'personal',
  refusals: ['not_logged_in', 'not_found'],
})

const ExportFormat = z.enum(['csv', 'xlsx', 'json'])
export type ExportFormat = z.output<typeof ExportFormat>

/** A file of a long list, on its way or there for a day. */
const Export = z.strictObject({
  id: Id,
  path: z.string(),
  format: ExportFormat,
  state: z.enum(['waiting', 'ready', 'failed']),
  rows: z.number().int(),
  total: z.number().int(),
  askedAt: Moment,
  expiresAt: Moment,
  /** Good for five minutes. */
  link: z.string().nullable(),
})
export type Export = z.output<typeof Export>

export const exports = get('/wps/operator/exports', {
  summary: 'Files of long lists that the operator has asked for, newest first',
  actor: 'operator',
  permission: 'exports.make',
  reply: z.array(Export),
  refusals: ['not_logged_in', 'forbidden'],
})

export const exportList = post('/wps/operator/exports', {
  summary: 'A whole list as a file, as the operator may see it: what is masked stays masked',
  actor: 'operator',
  limit: 'costly',
  permission: 'exports.make',
  body: z.strictObject({
    /** The path of the call that brings the list. */
    path: requiredText(120),
    query: z.record(text(40), text(200)),
    columns: z
      .array(
        z.strictObject({
          key: requiredText(60),
          head: text(80),
          /** What codes are called: of a code with points as a whole, or part by part. */
          words: z.record(requiredText(60), text(120)).optional(),
        }),
      )
      .min(1)
      .max(60),
    format: ExportFormat,
    /** These rows alone, by their id, code or number, where not all of the list is meant. */
    only: z.array(requiredText(80)).min(1).max(1000).optional(),
  }),
  /** The file; of a long list nothing yet, but what is being made of it. */
  reply: z.strictObject({ rows: z.number().int(), base64: z.string(), waiting: Id.nullable() }),
  effect: 'look',
  refusals: ['not_logged_in', 'forbidden', 'not_found', 'export_too_large'],
})
