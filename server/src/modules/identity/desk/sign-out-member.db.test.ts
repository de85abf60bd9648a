import { randomUUID } from 'node:crypto'
import { audit } from '@croupier/contract/audit.ts'
import { signOutMember } from '@croupier/contract/console-actions.ts'
import { memberSessions } from '@croupier/contract/console-members.ts'
import { memberInfo } from '@croupier/contract/identity.ts'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../../test/operators.ts'
import { world } from '../../../../test/world.ts'

const it = await world()
const token = await operatorIn(it)
const because = { reason: 'security', note: '' }
const signOut = (memberId: string, sessionId?: string) =>
  it.ask(signOutMember, { token, params: { memberId }, body: { ...because, ...(sessionId && { sessionId }) } })
const lives = async (of: string) => (await it.ask(memberInfo, { token: of })).status === 200

test('one session ends and the other goes on; then all end', async () => {
  const player = await it.member()
  const other = await it.logIn(player.account, player.password)
  const { value: sessions } = await it.ask(memberSessions, { token, params: { memberId: player.id } })
  expect(sessions).toHaveLength(2)

  expect((await signOut(player.id, sessions[0]?.id)).value).toEqual({ ended: 1 })
  expect((await lives(player.token)) !== (await lives(other))).toBe(true)
  expect((await signOut(player.id)).value).toEqual({ ended: 1 })
  expect([await lives(player.token), await lives(other)]).toEqual([false, false])
  const { value } = await it.ask(audit, { token, query: { subject: `member:${player.id}` } })
  expect(value.list.map(({ action }) => action)).toEqual(['members.sign_out', 'members.sign_out'])
})

test('a session is ended once, however many ask at once', async () => {
  const player = await it.member()
  const { value: sessions } = await it.ask(memberSessions, { token, params: { memberId: player.id } })
  const answers = await Promise.all(Array.from({ length: 4 }, () => signOut(player.id, sessions[0]?.id)))
  expect(answers.map(({ errorCode }) => errorCode ?? 'done').toSorted()).toEqual([
    'done',
    'not_found',
    'not_found',
    'not_found',
  ])
})

test('another member’s session, a stranger and another brand’s member are not found', async () => {
  const [one, other] = [await it.member(), await it.member()]
  const { value: sessions } = await it.ask(memberSessions, { token, params: { memberId: other.id } })
  expect((await signOut(one.id, sessions[0]?.id)).errorCode).toBe('not_found')
  expect(await lives(other.token)).toBe(true)
  expect((await signOut(randomUUID())).errorCode).toBe('not_found')
  const elsewhere = { token, params: { memberId: one.id }, headers: { merchant: 'SAMPA' } }
  expect((await it.ask(signOutMember, { ...elsewhere, body: because })).errorCode).toBe('not_found')
  expect((await it.ask(memberSessions, elsewhere)).errorCode).toBe('not_found')
})
