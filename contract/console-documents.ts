import { z } from 'zod'
import { get, post } from './call.ts'
import { demoFilter } from './demo-players.ts'
import { Id, lines, Moment, EmptyReply, page, paging } from './field.ts'
import { Because } from './operator.ts'
import { DocumentKind } from './security.ts'

const READ = ['not_logged_in', 'forbidden'] as const

const DeskDocument = z.strictObject({
  id: Id,
  kind: DocumentKind,
  state: z.enum(['pending', 'accepted', 'refused']),
  memberId: Id,
  account: z.string(),
  /** Looks like a member who is excluded. */
  alike: z.boolean(),
  reason: z.string().nullable(),
  uploadedAt: Moment,
  decidedBy: z.string().nullable(),
})
export type DeskDocument = z.output<typeof DeskDocument>

export const deskDocuments = get('/wps/operator/documents', {
  summary: 'Identity documents: those that wait, the oldest first, or what became of the others',
  actor: 'operator',
  permission: 'documents.read',
  query: z.object({
    state: z.enum(['pending', 'accepted', 'refused']).default('pending'),
    memberId: Id.optional(),
    ...demoFilter,
    ...paging(50),
  }),
  reply: z.strictObject(page(DeskDocument)),
  refusals: READ,
})

export const deskDocument = get('/wps/operator/documents/{documentId}', {
  summary: 'A document with its picture, by a short link, beside what the member has typed',
  actor: 'operator',
  permission: 'documents.read',
  params: z.object({ documentId: Id }),
  reply: z.strictObject({
    ...DeskDocument.shape,
    picture: z.string(),
    /** What has to agree with the picture: masked, but for the country. */
    typed: z.strictObject({
      name: z.string().nullable(),
      birthday: z.string().nullable(),
      idNumber: z.string().nullable(),
      nationality: z.string().nullable(),
      address: z.string().nullable(),
    }),
  }),
  refusals: [...READ, 'not_found'],
})

export const decideDocument = post('/wps/operator/documents/{documentId}/decision', {
  summary: 'Accept a document, or refuse it with what the member reads',
  actor: 'operator',
  permission: 'documents.decide',
  params: z.object({ documentId: Id }),
  body: z.strictObject({
    state: z.enum(['accepted', 'refused']),
    /** Read by the member. */
    words: lines(300).default(''),
    ...Because,
  }),
  reply: EmptyReply,
  effect: 'work',
  refusals: [...READ, 'not_found', 'document_decided', 'invalid_request'],
})
