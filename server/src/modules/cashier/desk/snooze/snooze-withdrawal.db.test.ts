import { approveWithdrawals, claimNextWithdrawal, takeWithdrawalUp } from '@croupier/contract/console-withdrawals.ts'
import { expect, test } from 'vitest'
import { deskWorld } from '../../../../../test/desk.ts'

const it = await deskWorld()
const { ask, ana, paolo, mai, asked, layAside, claim, approve, stage, open, actions, seen, several, clock, stranger } =
  it
const idsIn = async (name: 'review' | 'aside') => (await stage(ana, name)).list.map(({ id }) => id)
const takeUp = (token: string, withdrawalId: string) => ask(takeWithdrawalUp, { token, params: { withdrawalId } })

test('laid aside it is out of the queue’s way, says why and until when, and comes back by itself', async () => {
  const { one, id } = await asked()
  await claim(ana, id)
  const { value } = await layAside(ana, id)
  expect(await idsIn('review')).not.toContain(id)
  expect(await stage(paolo, 'aside')).toMatchObject({
    counts: { aside: 1 },
    list: [{ id, standing: 'aside', asideUntil: value.until, claim: null }],
  })
  expect((await open(paolo, id)).value.aside).toMatchObject({
    reason: 'call_member',
    note: 'No answer',
    until: value.until,
  })
  expect((await ask(claimNextWithdrawal, { token: paolo })).value.id).toBeNull()
  expect(
    (await ask(approveWithdrawals, { token: paolo, body: { withdrawals: await several([id]) } })).value.refused,
  ).toMatchObject([{ id, errorCode: 'withdrawal_flagged' }])
  expect(await seen(one, id)).toMatchObject({ state: 'review' })
  expect((await actions(id))[0]).toMatchObject({
    action: 'withdrawals.aside',
    reason: 'call_member',
    note: 'No answer',
  })

  clock.move(10 * 60_000)
  expect(await idsIn('aside')).not.toContain(id)
  expect((await open(paolo, id)).value).toMatchObject({ standing: 'review', aside: null, asideUntil: null })
  expect((await ask(claimNextWithdrawal, { token: paolo })).value.id).toBe(id)
  expect((await approve(paolo, id)).status).toBe(200)
})

test('it is taken up before its time, once, and decided on without being taken up', async () => {
  const { id } = await asked()
  await layAside(ana, id)
  expect((await takeUp(paolo, id)).status).toBe(200)
  expect(await idsIn('review')).toContain(id)
  expect((await actions(id))[0]).toMatchObject({ action: 'withdrawals.take_up' })
  expect((await takeUp(paolo, id)).errorCode).toBe('withdrawal_not_open')

  await layAside(ana, id, { minutes: 5 })
  await layAside(ana, id, { minutes: 15 })
  clock.move(5 * 60_000)
  expect(await idsIn('aside')).toContain(id)
  expect((await approve(paolo, id)).status).toBe(200)
  expect((await layAside(ana, id)).errorCode).toBe('withdrawal_not_open')
  expect((await takeUp(ana, id)).errorCode).toBe('withdrawal_not_open')
})

test('nothing is laid aside for a reason that is not listed, for no time, while another is at work on it, or elsewhere', async () => {
  const { id } = await asked()
  expect((await layAside(ana, id, { reason: 'because' })).fields).toMatchObject({ reason: [{ code: 'invalid' }] })
  expect((await layAside(ana, id, { minutes: 1 })).status).toBe(400)
  expect((await layAside(mai, id)).errorCode).toBe('forbidden')
  expect((await layAside(ana, stranger)).errorCode).toBe('not_found')
  const elsewhere = { token: ana, params: { withdrawalId: id }, headers: { merchant: 'SAMPA' } }
  expect((await ask(takeWithdrawalUp, elsewhere)).errorCode).toBe('not_found')
  await claim(paolo, id)
  expect((await layAside(ana, id)).errorCode).toBe('claimed')
  expect((await takeUp(ana, id)).errorCode).toBe('claimed')
})
