import { audit } from '@croupier/contract/audit.ts'
import { claimNextWithdrawal, releaseWithdrawal, wantWithdrawal } from '@croupier/contract/console-withdrawals.ts'
import { expect, test } from 'vitest'
import { deskWorld } from '../../../../test/desk.ts'

const it = await deskWorld()
const { ask, ana, paolo, jun, lea, claim, open, asked, stage, clock, approve, refuse, stranger } = it
const next = async (token: string) => (await ask(claimNextWithdrawal, { token })).value.id
const TEN_MINUTES = 600_000
/** Time passes, and nobody's session with it. */
const later = async (ms: number) => {
  clock.move(ms)
  for (const token of [ana, paolo, jun, lea]) await stage(token, 'mine')
}

test('of many who claim one at once, one has it, and the others are told who', async () => {
  const { id } = await asked()
  const answers = await Promise.all([ana, paolo, jun, lea].map((token) => claim(token, id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const others = answers.filter(({ errorCode }) => errorCode === 'claimed')
  expect(others).toHaveLength(3)
  const holder = answers.find(({ status }) => status === 200)?.value.name
  expect(others.map(({ extra }) => extra['by'])).toEqual([holder, holder, holder])
  await refuse([ana, paolo, jun, lea][answers.findIndex(({ status }) => status === 200)]!, id)
})

test('many who claim the next at once get one each, the oldest first, and then nothing', async () => {
  const ids = []
  for (let made = 0; made < 3; made++) {
    ids.push((await asked()).id)
    await later(1000)
  }
  const taken = await Promise.all([ana, paolo, jun, lea].map(next))
  expect(taken.filter((id) => id !== null).toSorted()).toEqual(ids.toSorted())
  expect(taken.filter((id) => id === null)).toHaveLength(1)
  await later(TEN_MINUTES)
  expect(await next(lea)).toBe(ids[0])
  expect((await stage(lea, 'mine')).list.map(({ id }) => id)).toEqual([ids[0]])
  await later(TEN_MINUTES)
  for (const id of ids) await refuse(ana, id)
})

test('a claim is over after ten minutes, unless it is claimed again, or left', async () => {
  const { id } = await asked()
  expect((await claim(ana, id)).value).toMatchObject({ own: true, name: 'Ana Reyes' })
  await later(TEN_MINUTES - 1000)
  expect((await claim(ana, id)).status).toBe(200)
  await later(TEN_MINUTES - 1000)
  expect((await claim(paolo, id)).errorCode).toBe('claimed')
  expect((await open(paolo, id)).value.claim).toMatchObject({ name: 'Ana Reyes', own: false })
  await later(1000)
  expect((await open(paolo, id)).value.claim).toBeNull()
  expect((await claim(paolo, id)).status).toBe(200)
  await ask(releaseWithdrawal, { token: ana, params: { withdrawalId: id } })
  expect((await claim(ana, id)).errorCode).toBe('claimed')
  await ask(releaseWithdrawal, { token: paolo, params: { withdrawalId: id } })
  expect((await claim(ana, id)).status).toBe(200)
})

test('whoever would like to have it asks, and whoever has it sees that', async () => {
  const { id } = await asked()
  await claim(ana, id)
  await ask(wantWithdrawal, { token: paolo, params: { withdrawalId: id } })
  expect((await open(ana, id)).value.claim).toMatchObject({ own: true, wantedBy: 'Paolo Dizon' })
})

test('what somebody else is at work on is not decided on', async () => {
  const { id } = await asked()
  await claim(ana, id)
  expect((await approve(paolo, id)).errorCode).toBe('claimed')
  expect((await refuse(paolo, id)).errorCode).toBe('claimed')
  expect((await approve(ana, id)).status).toBe(200)
})

test('nobody claims what is decided, unknown, or another brand’s', async () => {
  const { id } = await asked()
  const params = { withdrawalId: id }
  for (const call of [releaseWithdrawal, wantWithdrawal]) {
    const elsewhere = await ask(call, { token: ana, params, headers: { merchant: 'SAMPA' } })
    expect(elsewhere.errorCode).toBe('not_found')
  }
  await refuse(ana, id)
  expect((await claim(ana, id)).errorCode).toBe('withdrawal_not_open')
  expect((await claim(ana, stranger)).errorCode).toBe('not_found')
})

test('who had a claim, left it or asked for it is on record, and what changes nothing is not', async () => {
  const { id } = await asked()
  const { reference } = (await open(ana, id)).value
  const params = { withdrawalId: id }
  await ask(releaseWithdrawal, { token: ana, params })
  await ask(wantWithdrawal, { token: paolo, params })
  await claim(ana, id)
  await claim(paolo, id)
  await ask(wantWithdrawal, { token: paolo, params })
  await ask(releaseWithdrawal, { token: paolo, params })
  await ask(releaseWithdrawal, { token: ana, params })
  expect(await next(paolo)).toBe(id)

  const query = { subject: `withdrawal:${id}` }
  const { list } = (await ask(audit, { token: ana, query })).value
  expect(list.map(({ by, action }) => `${by} ${action}`)).toEqual([
    'operator02 withdrawals.claim',
    'operator01 withdrawals.release',
    'operator02 withdrawals.want',
    'operator01 withdrawals.claim',
  ])
  expect(list[0]).toMatchObject({ subject: { type: 'withdrawal', id, name: reference } })
  const claims = await ask(audit, { token: ana, query: { ...query, action: 'withdrawals.claim' } })
  expect(claims.value.list).toHaveLength(2)
  await refuse(paolo, id)
})
