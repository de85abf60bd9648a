import { askAboutWithdrawal, noteWithdrawal } from '@croupier/contract/console-withdrawals.ts'
import { reasons } from '@croupier/contract/console-desk.ts'
import { notices } from '@croupier/contract/content.ts'
import { expect, test } from 'vitest'
import { deskWorld } from '../../../../test/desk.ts'
import { blank, sendForm } from '../../../../test/pictures.ts'

const it = await deskWorld()
const { ask, ana, paolo, asked, seen, open, actions, claim, approve, stranger } = it
const wanted = (token: string, withdrawalId: string, reason = 'identity') =>
  ask(askAboutWithdrawal, { token, params: { withdrawalId }, body: { reason, note: '' } })
const note = (token: string, withdrawalId: string, text = 'Called at 14:31') =>
  ask(noteWithdrawal, { token, params: { withdrawalId }, body: { note: text } })

test('the member reads what is asked of them at the withdrawal, which stays as it is', async () => {
  const { one, id } = await asked()
  expect((await wanted(ana, id)).status).toBe(200)
  const shown = await seen(one, id)
  expect(shown).toMatchObject({ state: 'review', reason: expect.stringContaining('security centre') })
  expect(shown.steps.at(-1)).toMatchObject({ step: 'asked' })
  expect((await actions(id))[0]).toMatchObject({ action: 'withdrawals.ask', reason: 'identity' })
  const [notice] = (await ask(notices, { token: one.token })).value.list
  expect(notice).toMatchObject({ title: 'An identity document', own: true, read: false })
  expect(notice?.body).toContain('security centre')
})

test('a note is for operators alone', async () => {
  const { one, id } = await asked()
  expect((await note(ana, id, '')).fields).toMatchObject({ note: [{ code: 'required' }] })
  expect((await note(ana, id)).status).toBe(200)
  expect((await open(paolo, id)).value.notes).toMatchObject([{ by: 'operator01', text: 'Called at 14:31' }])
  expect(JSON.stringify(await seen(one, id))).not.toContain('14:31')
})

test('a picture belongs to a note where somebody sends one; what is none is refused', async () => {
  const { one, id } = await asked()
  const path = noteWithdrawal.path.replace('{withdrawalId}', id)
  const send = (token: string, file: Buffer) =>
    sendForm(it.app.http, path, { token, file, fields: { note: 'The bank’s letter' } })
  expect((await send(ana, Buffer.from('a letter'))).statusCode).toBe(400)
  expect((await send(ana, await blank(300, 200))).statusCode).toBe(200)
  const { notes } = (await open(paolo, id)).value
  expect(notes).toMatchObject([{ text: 'The bank’s letter', file: expect.stringContaining('/wps/files/desk/') }])
  expect((await it.app.http.inject({ url: notes[0]!.file! })).headers['content-type']).toBe('image/webp')
  expect(JSON.stringify(await seen(one, id))).not.toContain('files/desk')
  expect((await send(one.token, await blank(300, 200))).statusCode).toBe(401)
})

test('nothing is asked for a reason that is not listed, nor about what is over, unknown, or another’s at the moment', async () => {
  const { id } = await asked()
  expect((await wanted(ana, id, 'weather')).fields).toMatchObject({ reason: [{ code: 'invalid' }] })
  await claim(paolo, id)
  expect((await wanted(ana, id)).errorCode).toBe('claimed')
  await approve(paolo, id)
  expect((await wanted(ana, id)).errorCode).toBe('withdrawal_not_open')
  expect((await wanted(ana, stranger)).errorCode).toBe('not_found')
  expect((await note(ana, stranger)).errorCode).toBe('not_found')
})

test('the brand’s reasons are listed in the operator’s language, with the sentence that a member reads', async () => {
  const listed = async (language: string) =>
    (await ask(reasons, { token: ana, query: { deed: 'withdrawals.refuse' }, headers: { language } })).value.list
  expect((await listed('EN'))[0]).toMatchObject({
    code: 'account_check',
    name: 'Withdrawal account needs another check',
  })
  expect((await listed('VI'))[0]?.name).toContain('Tài khoản')
})
