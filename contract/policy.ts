import { z } from 'zod'
import { get, put } from './call.ts'
import { Moment, page, paging, PlainJson, requiredText } from './field.ts'
import { Because } from './operator.ts'

/** What a policy is written in: plain JSON, amounts as decimal strings. */
/** Any JSON value; it names itself, so the documentation needs a name for it. */
const Json: z.ZodType<z.core.util.JSONType> = z
  .lazy(() => z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(Json), z.record(z.string(), Json)]))
  .meta({ id: 'Json' })

/** What a change does to how strict the policy is. */
export const Effect = z.enum(['loosens', 'tightens', 'stays'])
export type Effect = z.output<typeof Effect>

/** One thing that differs between two versions; null where there is nothing. */
export const Difference = z.strictObject({
  /** Keys from the first level down; an entry of a list by its code. */
  path: z.array(z.string()),
  before: Json,
  after: Json,
  effect: Effect,
})
export type Difference = z.output<typeof Difference>

const PolicyVersion = z.strictObject({
  version: z.number().int(),
  changedBy: z.string(),
  changedAt: Moment,
  reason: z.string(),
  differences: z.array(Difference),
})

export const policy = get('/wps/operator/policy', {
  summary: 'The brand’s policy as it holds now, and the form of each of its settings as JSON Schema',
  actor: 'operator',
  permission: 'settings.read',
  reply: z.strictObject({
    version: z.number().int(),
    changedBy: z.string(),
    changedAt: Moment,
    settings: Json,
    schema: Json,
  }),
  refusals: ['not_logged_in', 'forbidden'],
})

export const policyVersions = get('/wps/operator/policy/versions', {
  summary: 'Versions of the policy, newest first, each with what it changed',
  actor: 'operator',
  permission: 'settings.read',
  query: z.object(paging(20)),
  reply: z.strictObject(page(PolicyVersion)),
  refusals: ['not_logged_in', 'forbidden'],
})

export const policyVersion = get('/wps/operator/policy/versions/{version}', {
  summary: 'One version, whole',
  actor: 'operator',
  permission: 'settings.read',
  params: z.object({ version: z.coerce.number().int().min(1).max(2_147_483_647) }),
  reply: z.strictObject({ version: z.number().int(), settings: Json }),
  refusals: ['not_logged_in', 'forbidden', 'not_found'],
})

/** A new value at a path; a list is given whole. */
const Change = z.strictObject({ path: z.array(requiredText(80)).min(1).max(8), value: PlainJson })

const draft = {
  /** The version that was looked at while it was written. */
  basedOn: z.int32().min(1),
  changes: z.array(Change).min(1).max(100),
}

export const previewPolicy = put('/wps/operator/policy/preview', {
  summary: 'What a draft would change, and whether a second person is needed; nothing is kept',
  actor: 'operator',
  permission: 'settings.read',
  body: z.strictObject(draft),
  reply: z.strictObject({ version: z.number().int(), differences: z.array(Difference), needsTwo: z.boolean() }),
  effect: 'look',
  refusals: ['not_logged_in', 'forbidden', 'settings_changed'],
})

export const savePolicy = put('/wps/operator/policy', {
  summary: 'Change the policy; it holds at once and is kept as a version. What loosens it needs a second person',
  actor: 'operator',
  permission: 'settings.edit',
  body: z.strictObject({ ...draft, ...Because }),
  reply: z.strictObject({ version: z.number().int(), differences: z.array(Difference) }),
  effect: 'loosens',
  refusals: ['not_logged_in', 'forbidden', 'settings_changed', 'second_person_asked', 'approval_waiting'],
})
