import type { AskedOf } from '@croupier/contract/call.ts'
import { memberInfo } from '@croupier/contract/identity.ts'
import { changeProfile, security } from '@croupier/contract/security.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { HASTE, LUCKY, setPolicy } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'
import { brokenLinks, recordChanges } from '../trail/trail.ts'
import { findChanges } from '../trail/store.ts'

const { ask, member, deps } = await world()
await setPolicy(deps, LUCKY, HASTE)

const say = (token: string, body: AskedOf<typeof changeProfile, 'body'>) => ask(changeProfile, { token, body })
const profileOf = async (token: string) =>
  Object.fromEntries((await ask(security, { token })).value.profile.map(({ field, value }) => [field, value]))

describe('a member', () => {
  test('changes the nickname as often as they like, and everybody sees the last one', async () => {
    const { token } = await member()
    expect((await say(token, { nickname: ' Lucky Luna ' })).status).toBe(200)
    expect((await say(token, { nickname: 'Luna' })).status).toBe(200)
    expect((await ask(memberInfo, { token })).value.nickname).toBe('Luna')
  })

  test('says once and for good what a person is, and as often as they like what may change', async () => {
    const { token } = await member()
    const first = { payeeName: 'Juan Cruz', birthday: '1990-02-03', nationality: 'Filipino', idNumber: 'P-12345' }
    expect((await say(token, { ...first, address: '12 Mabini Street', telegram: 'juan_c' })).status).toBe(200)
    expect(await profileOf(token)).toMatchObject({ ...first, address: '12 Mabini Street', telegram: 'juan_c' })

    for (const [field, other] of Object.entries({
      ...first,
      payeeName: 'Pedro Reyes',
      birthday: '1991-02-03',
      nationality: 'Other',
      idNumber: 'X-99999',
    })) {
      const answer = await say(token, { [field]: other })
      expect(answer.fields[field]?.[0]?.code).toBe('already_set')
      expect((await say(token, { [field]: '' })).fields[field]?.[0]?.code).toBe('already_set')
    }
    expect((await say(token, { ...first, address: '', telegram: '' })).status).toBe(200)
    expect(await profileOf(token)).toMatchObject({ ...first, address: null, telegram: null })
  })

  test('hears of every fault at its field, and nothing of the form is kept', async () => {
    const { token, account } = await member()
    const answer = await say(token, { nickname: '', payeeName: '4', birthday: '2015-01-01', address: 'x' })
    expect(answer).toMatchObject({
      status: 400,
      errorCode: 'invalid_request',
      fields: {
        nickname: [{ code: 'required' }],
        payeeName: [{ code: expect.any(String) }],
        birthday: [{ code: 'too_young', message: 'You must be 21 or older to join.' }],
        address: [{ code: 'too_short' }],
      },
    })
    expect(await profileOf(token)).toMatchObject({ nickname: account, payeeName: null, birthday: null, address: null })
  })

  test('cannot write what would run, or turn letters around, where other people read it', async () => {
    const { token } = await member()
    for (const nickname of ['<script>alert(1)', '<img src=x>', 'a&lt;b', 'ab\u202Egnp', 'a\u0000b', 'x'.repeat(17)])
      expect((await say(token, { nickname })).status).toBe(400)
  })

  test('cannot change what is not theirs to say', async () => {
    const { token } = await member()
    for (const field of [
      'isAgent',
      'rankLevel',
      'email',
      'mobileNum',
      'paymentPassword',
      'account',
      'avatar',
      'memberId',
    ])
      expect((await ask(changeProfile, { token, body: { [field]: '1' } })).fields[field]?.[0]?.code).toBe(
        'unknown_field',
      )
  })

  test('says nothing for another one, and a guest nothing at all', async () => {
    const [one, other] = [await member(), await member()]
    await say(one.token, { nickname: 'Only Me' })
    expect((await ask(memberInfo, { token: other.token })).value.nickname).toBe(other.account)
    expect((await ask(changeProfile, { body: { nickname: 'Nobody' } })).errorCode).toBe('not_logged_in')
    expect((await ask(security)).errorCode).toBe('not_logged_in')
  })
})

describe('what was changed', () => {
  test('is written down with who, when, before and after, and nothing is where nothing changed', async () => {
    const { token, id, account } = await member()
    await say(token, { nickname: 'Luna', payeeName: 'Juan Cruz' })
    await say(token, { nickname: 'Luna' })
    expect(await findChanges(deps.db, id)).toMatchObject([
      { number: 1, field: 'nickname', before: account, after: 'Luna', changedBy: `member:${id}`, at: deps.now() },
      { number: 2, field: 'payeeName', before: null, after: 'Juan Cruz' },
    ])
  })

  test('of two who say something at once, both in one chain', async () => {
    const { token, id } = await member()
    const names = ['Uno', 'Dos', 'Tres', 'Cuatro']
    await Promise.all(names.map((nickname) => say(token, { nickname })))
    const chain = await findChanges(deps.db, id)
    expect(chain.map(({ number }) => number)).toEqual([1, 2, 3, 4])
    expect(chain.every(({ before }, at) => at === 0 || before === chain[at - 1]?.after)).toBe(true)
    expect(brokenLinks(chain).wrong).toEqual([])
  })

  test('is never changed or deleted, and a chain that somebody changed all the same shows where', async () => {
    const { token, id } = await member()
    await say(token, { nickname: 'Luna' })
    await say(token, { nickname: 'Sol' })
    for (const harm of [
      sql`update identity.member_change set after = 'x'`,
      sql`delete from identity.member_change`,
      sql`truncate identity.member_change`,
    ])
      await expect(harm.execute(deps.db)).rejects.toThrow('stays written down')

    const chain = await findChanges(deps.db, id)
    expect(brokenLinks(chain).wrong).toEqual([])
    expect(brokenLinks(chain.map((row) => (row.number === 2 ? { ...row, after: 'Somebody' } : row))).wrong).toEqual([2])
    expect(brokenLinks(chain.slice(1)).wrong).toEqual([1])
  })

  test('goes back with the change that failed', async () => {
    const { id } = await member()
    const change = { field: 'nickname', before: 'a', after: 'b' }
    const failing = inTransaction(deps.db, async (tx) => {
      await recordChanges(tx, deps, { brandId: LUCKY, memberId: id, by: 'operator:anna', changes: [change] })
      throw new Error('the line went dead')
    })
    await expect(failing).rejects.toThrow('the line went dead')
    expect(await findChanges(deps.db, id)).toEqual([])
  })
})
