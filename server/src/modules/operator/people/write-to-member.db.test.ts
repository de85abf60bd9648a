import { randomUUID } from 'node:crypto'
import { audit } from '@croupier/contract/audit.ts'
import { OWN_WORDS, writeToMember } from '@croupier/contract/console-actions.ts'
import { announcements, notices, readNotices, unreadCount } from '@croupier/contract/content.ts'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../../test/operators.ts'
import { world } from '../../../../test/world.ts'

const it = await world()
const { ask } = it
const [ana, mai] = [await operatorIn(it, 'operator01'), await operatorIn(it, 'operator03')]
const own = { reason: OWN_WORDS, subject: 'About your transfer', text: 'It is <b>here</b>.\nThank you' }
type Body = Partial<typeof own & { id: string }>
const write = (token: string, memberId: string, body: Body = {}) =>
  ask(writeToMember, { token, params: { memberId }, body: { id: randomUUID(), note: 'They called', ...own, ...body } })
const unread = async (token: string) => (await ask(unreadCount, { token })).value.unread

test('what is written to a member is theirs alone, unread until they read it, and recorded', async () => {
  const [one, other] = [await it.member(), await it.member()]
  const before = await unread(one.token)
  expect((await write(ana, one.id)).status).toBe(200)
  expect(await unread(one.token)).toBe(before + 1)
  const [first] = (await ask(notices, { token: one.token })).value.list
  expect(first).toMatchObject({ title: own.subject, own: true, read: false, type: 'PL' })
  expect(first?.body).toBe('<p>It is &lt;b&gt;here&lt;/b&gt;.</p><p>Thank you</p>')
  expect((await ask(announcements, { token: one.token })).value.player[0]).toMatchObject({ id: first?.id })

  for (const token of [other.token, undefined]) {
    const options = token === undefined ? {} : { token }
    expect((await ask(notices, options)).value.list.map(({ id }) => id)).not.toContain(first?.id)
    expect((await ask(announcements, options)).value.player.map(({ id }) => id)).not.toContain(first?.id)
  }
  const untouched = await unread(other.token)
  await ask(readNotices, { token: other.token, body: { ids: [first!.id] } })
  expect(await unread(other.token)).toBe(untouched)
  await ask(readNotices, { token: one.token, body: { ids: [first!.id] } })
  expect(await unread(one.token)).toBe(before)

  const entries = (await ask(audit, { token: ana, query: { subject: `member:${one.id}` } })).value.list
  expect(entries[0]).toMatchObject({ action: 'members.message', by: 'operator01', note: 'They called' })
})

test('the sentence of the brand’s list is read in the member’s language, and what is added after it', async () => {
  const { token, id: memberId } = await it.member()
  await write(ana, memberId, { reason: 'better_slip', subject: '', text: 'DEP 004 0001' })
  const [inEnglish] = (await ask(notices, { token })).value.list
  const [inThai] = (await ask(notices, { token, headers: { language: 'TH' } })).value.list
  expect(inEnglish?.title).toBe('A clearer receipt is needed')
  expect(inEnglish?.body).toMatch(/not readable.*<p>DEP 004 0001<\/p>$/)
  expect(inThai?.title).toMatch(/\p{Script=Thai}/u)
  expect(inThai?.body).toContain('DEP 004 0001')
})

test('the same one twice at once is one, and its id is nobody else’s', async () => {
  const [one, other] = [await it.member(), await it.member()]
  const before = await unread(one.token)
  const id = randomUUID()
  const twice = await Promise.all([write(ana, one.id, { id }), write(ana, one.id, { id })])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect(await unread(one.token)).toBe(before + 1)
  expect((await write(ana, other.id, { id })).errorCode).toBe('id_reused')
})

test('nothing is written without words, for a reason that is not listed, to a stranger, or by who may not', async () => {
  const { id: memberId } = await it.member()
  expect((await write(ana, memberId, { subject: '' })).fields).toMatchObject({ subject: [{ code: 'required' }] })
  expect((await write(ana, memberId, { text: '' })).fields).toMatchObject({ text: [{ code: 'required' }] })
  expect((await write(ana, memberId, { reason: 'because' })).fields).toMatchObject({ reason: [{ code: 'invalid' }] })
  expect((await write(ana, randomUUID())).errorCode).toBe('not_found')
  expect((await write(mai, memberId)).errorCode).toBe('forbidden')
  const body = { id: randomUUID(), ...own }
  const elsewhere = { token: ana, params: { memberId }, body, headers: { merchant: 'SAMPA' } }
  expect((await ask(writeToMember, elsewhere)).errorCode).toBe('not_found')
})
