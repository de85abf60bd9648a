import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readLimits } from '@croupier/contract/limits.ts'
import { type DocumentKind, security, sendDocument } from '@croupier/contract/security.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { blank, sendForm } from '../../../test/pictures.ts'
import { HASTE, LUCKY, setPolicy } from '../../../test/policy.ts'
import { world } from '../../../test/world.ts'
import { decideDocument } from './decide-document.ts'
import * as store from './store.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'croupier-documents-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const { ask, member, deps, app, clock } = await world({ config: { dataDir } })
await setPolicy(deps, LUCKY, HASTE)

const picture = await blank(1600, 1000)
const send = (token: string, kind: string, file = picture) =>
  sendForm(app.http, sendDocument.path, { token, file, fields: { kind } })
const stateOf = async (token: string, kind: DocumentKind) =>
  (await ask(security, { token })).value.documents.find((one) => one.kind === kind)
const identityOf = async (token: string) => (await ask(readLimits, { token })).value.identity
const idOf = async (memberId: string, kind: DocumentKind) =>
  (await store.findDocuments(deps.db, memberId)).find((one) => one.kind === kind)?.id ?? ''
const operator = { by: 'anna', reason: null }

describe('a document', () => {
  test('is drawn anew, lies privately, waits for review, and the member sees that it does', async () => {
    const { token, id } = await member()
    expect(await stateOf(token, 'passport')).toMatchObject({ state: 'none', uploadedAt: null })
    expect((await send(token, 'passport')).statusCode).toBe(200)
    expect(await stateOf(token, 'passport')).toEqual({
      kind: 'passport',
      state: 'pending',
      reason: null,
      uploadedAt: deps.now().toISOString(),
    })
    expect(await identityOf(token)).toBe('pending')
    const [file = ''] = readdirSync(join(dataDir, 'files', '1', id))
    expect(await sharp(join(dataDir, 'files', '1', id, file)).metadata()).toMatchObject({ format: 'webp', width: 1600 })
    expect((await app.http.inject({ url: `/files/1/${id}/${file}` })).statusCode).toBe(404)
  })

  test('that was accepted verifies the member, and no other of its kind is taken', async () => {
    const { token, id } = await member()
    await send(token, 'id_card')
    await decideDocument(deps, { documentId: await idOf(id, 'id_card'), state: 'accepted', ...operator })
    expect(await stateOf(token, 'id_card')).toMatchObject({ state: 'accepted', reason: null })
    expect(await identityOf(token)).toBe('verified')
    expect((await send(token, 'id_card')).json()).toMatchObject({ errorCode: 'document_under_review' })
    expect((await send(token, 'passport')).statusCode).toBe(200)
    expect(await identityOf(token)).toBe('verified')
  })

  test('that was refused says why, and another may be sent', async () => {
    const { token, id } = await member()
    await send(token, 'passport')
    expect((await send(token, 'passport')).json().errorCode).toBe('document_under_review')
    const reason = 'The corners are cut off.'
    await decideDocument(deps, { documentId: await idOf(id, 'passport'), state: 'refused', by: 'anna', reason })
    expect(await stateOf(token, 'passport')).toMatchObject({ state: 'refused', reason })
    expect(await identityOf(token)).toBe('refused')
    clock.move(1000)
    expect((await send(token, 'passport')).statusCode).toBe(200)
    expect(await identityOf(token)).toBe('pending')
  })

  test('of an address proves nobody', async () => {
    const { token, id } = await member()
    await send(token, 'proof_of_address')
    await decideDocument(deps, { documentId: await idOf(id, 'proof_of_address'), state: 'accepted', ...operator })
    expect(await identityOf(token)).toBe('unverified')
  })

  test('sent twice at once is taken once', async () => {
    const { token, id } = await member()
    const answers = await Promise.all([send(token, 'passport'), send(token, 'passport')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await store.findDocuments(deps.db, id)).toHaveLength(1)
  })

  test('that is no picture, of no known kind, or nobody’s is refused', async () => {
    const { token } = await member()
    const pdf = await send(token, 'passport', Buffer.from('%PDF-1.7 /OpenAction << /S /JavaScript >>'))
    expect(pdf.json().value.fields.file[0]).toEqual({
      code: 'file_type',
      message: 'Only PNG, JPEG or WebP images.',
    })
    expect((await send(token, 'selfie')).json().value.fields.kind[0].code).toBe('invalid')
    expect((await ask(sendDocument, { token, body: { kind: 'passport' } })).fields.file?.[0]?.code).toBe('required')
    expect((await ask(sendDocument, { body: { kind: 'passport' } })).errorCode).toBe('not_logged_in')
  })

  test('leaves a trace of who sent it and who decided', async () => {
    const { token, id } = await member()
    await send(token, 'passport')
    const documentId = await idOf(id, 'passport')
    await decideDocument(deps, { documentId, state: 'accepted', ...operator })
    const { rows } = await sql`
      select field, before, after, changed_by as "changedBy" from identity.member_change
      where member_id = ${id} order by number`.execute(deps.db)
    expect(rows).toEqual([
      { field: 'document.passport', before: null, after: `pending ${documentId}`, changedBy: `member:${id}` },
      {
        field: 'document.passport',
        before: `pending ${documentId}`,
        after: `accepted ${documentId}`,
        changedBy: 'operator:anna',
      },
    ])
  })
})
