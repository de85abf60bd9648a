import { approvals, refuseApproval } from '@croupier/contract/approvals.ts'
import { auditEntry } from '@croupier/contract/audit.ts'
import {
  approveWithdrawal,
  approveWithdrawals,
  refuseWithdrawal,
  withdrawalCase,
} from '@croupier/contract/console-withdrawals.ts'
import { describe, expect, test } from 'vitest'
import { deskWorld } from '../../../../test/desk.ts'

const it = await deskWorld()
const {
  ask,
  ana,
  paolo,
  mai,
  jun,
  asked,
  approve,
  refuse,
  confirm,
  open,
  seen,
  stage,
  actions,
  moneyOf,
  twoAbove,
  check,
  several,
  shown,
  stranger,
} = it

describe('one withdrawal', () => {
  test('is released and waits to be paid, and the log says by whom, from what to what', async () => {
    const { one, id } = await asked()
    expect((await open(ana, id)).value).toMatchObject({
      standing: 'review',
      why: ['every'],
      needsTwo: false,
      money: { amount: '2000.00', walletBefore: '6000.00', walletNow: '4000.00', deposits: '5000.00' },
      payee: { holder: 'J••• C•••', isNew: true, sharedWith: [] },
      member: { account: one.account },
    })
    expect((await approve(ana, id, 'Name agrees')).status).toBe(200)
    expect((await stage(paolo, 'pay')).list).toContainEqual(
      expect.objectContaining({ id, standing: 'ready', approvedBy: ['operator01'] }),
    )
    expect(await moneyOf(one)).toEqual({ free: '4000.00', held: '2000.00' })
    const [action] = await actions(id)
    expect(action).toMatchObject({ action: 'withdrawals.approve', by: 'operator01', note: 'Name agrees' })
    const entry = await ask(auditEntry, { token: ana, params: { number: action!.number } })
    expect(entry.value).toMatchObject({
      before: { state: 'review', amount: '2000.00' },
      after: { state: 'approved' },
      holds: true,
    })
  })

  test('is refused for a reason of the list: the money is free, and the member reads its sentence', async () => {
    const { one, id } = await asked()
    expect((await refuse(ana, id, 'because')).fields).toMatchObject({ reason: [{ code: 'invalid' }] })
    expect((await refuse(ana, id)).status).toBe(200)
    expect(await seen(one, id)).toMatchObject({
      state: 'refused',
      reason: expect.stringContaining('identity document'),
    })
    expect(await moneyOf(one)).toEqual({ free: '6000.00', held: '0.00' })
    expect((await actions(id))[0]).toMatchObject({
      action: 'withdrawals.refuse',
      reason: 'documents',
      note: 'As agreed',
    })
    expect((await stage(ana, 'done')).list.map((row) => row.id)).toContain(id)
  })

  test('is decided once: approved twice at once, and refused while it is approved', async () => {
    const { id } = await asked()
    const twice = await Promise.all([approve(ana, id), approve(paolo, id)])
    expect(new Set(twice.map(({ errorCode }) => errorCode))).toEqual(new Set([undefined, 'withdrawal_not_open']))
    const other = await asked()
    const race = await Promise.all([approve(ana, other.id), refuse(ana, other.id)])
    expect(race.some(({ status }) => status === 200)).toBe(true)
    const { state } = await seen(other.one, other.id)
    const { held } = await moneyOf(other.one)
    expect([state, held]).toEqual(state === 'refused' ? ['refused', '0.00'] : ['approved', '2000.00'])
  })

  test('that was released is refused until it is paid', async () => {
    const { one, id } = await asked()
    await approve(ana, id)
    expect((await refuse(paolo, id)).status).toBe(200)
    expect(await moneyOf(one)).toEqual({ free: '6000.00', held: '0.00' })
    expect((await approve(ana, id)).errorCode).toBe('withdrawal_not_open')
  })

  test('of a stranger or of another brand is not found, and whoever may not is told so', async () => {
    const { id } = await asked()
    for (const call of [approveWithdrawal, withdrawalCase, refuseWithdrawal] as const) {
      const params = { withdrawalId: id }
      const raw = { ...(call === refuseWithdrawal && { reason: 'account_check', note: '' }), ...(await shown(id)) }
      const options = call === withdrawalCase ? { params } : { params, raw }
      expect((await ask(call, { token: ana, ...options, headers: { merchant: 'SAMPA' } })).errorCode).toBe('not_found')
      expect((await ask(call, { token: mai, ...options })).errorCode).toBe('forbidden')
    }
    expect((await approve(ana, stranger)).errorCode).toBe('not_found')
  })
})

describe('above the limit', () => {
  test('a second person confirms; the first does not, and nobody confirms twice', async () => {
    const { one, id } = await asked('3000')
    const first = await approve(ana, id, 'Called the member')
    expect(first).toMatchObject({
      status: 202,
      errorCode: 'second_person_asked',
      extra: { rule: 'withdrawal_above_limit' },
    })
    const approvalId = String(first.extra['approvalId'])
    expect(await seen(one, id)).toMatchObject({ state: 'review' })
    expect((await approve(ana, id)).errorCode).toBe('approval_waiting')
    expect((await stage(jun, 'second')).list).toMatchObject([{ id, standing: 'second', approvedBy: ['operator01'] }])
    expect((await stage(jun, 'review')).list.map((row) => row.id)).not.toContain(id)
    expect((await open(jun, id)).value.second).toMatchObject({
      state: 'waiting',
      first: { by: 'operator01', note: 'Called the member' },
    })

    expect((await confirm(ana, approvalId)).errorCode).toBe('own_approval')
    const both = await Promise.all([confirm(jun, approvalId), confirm(paolo, approvalId)])
    expect(new Set(both.map(({ errorCode }) => errorCode))).toEqual(new Set([undefined, 'approval_over']))
    expect(await seen(one, id)).toMatchObject({ state: 'approved' })
    const { steps, second } = (await open(ana, id)).value
    expect(second).toMatchObject({ state: 'done', first: { by: 'operator01' }, second: { note: 'Fine' } })
    expect(steps.filter(({ step }) => step === 'approved')).toHaveLength(1)
  })

  test('what is refused meanwhile, or sent back, is confirmed by nobody', async () => {
    const { one, id } = await asked('3000')
    const approvalId = String((await approve(ana, id)).extra['approvalId'])
    expect((await refuse(jun, id)).status).toBe(200)
    expect((await confirm(paolo, approvalId)).errorCode).toBe('approval_over')
    expect(await moneyOf(one)).toEqual({ free: '6000.00', held: '0.00' })

    const back = await asked('3000')
    const asking = String((await approve(ana, back.id)).extra['approvalId'])
    await ask(refuseApproval, { token: jun, params: { approvalId: asking }, body: { note: 'The letter is missing' } })
    expect((await confirm(jun, asking)).errorCode).toBe('approval_over')
    expect((await open(ana, back.id)).value).toMatchObject({ standing: 'review', second: { state: 'refused' } })
    expect((await approve(ana, back.id)).status).toBe(202)
  })

  test('a limit that is raised or lowered in between holds for what is asked after it', async () => {
    const { one, id } = await asked('3000')
    const approvalId = String((await approve(ana, id)).extra['approvalId'])
    await twoAbove('100000')
    expect((await confirm(jun, approvalId)).status).toBe(200)
    expect(await seen(one, id)).toMatchObject({ state: 'approved' })
    expect(
      (await ask(approvals, { token: ana, query: { state: 'waiting', subject: `withdrawal:${id}` } })).value.total,
    ).toBe(0)
    const small = await asked('2000')
    await twoAbove('1000')
    expect((await approve(ana, small.id)).status).toBe(202)
    await twoAbove('3000')
  })
})

test('of several at once clear ones are released, a large one is passed on, and each other is named with its reason', async () => {
  await check(['new_payee'])
  const flagged = await asked()
  expect((await open(ana, flagged.id)).value.flags).toEqual(['new_payee'])
  await check([])
  const [clear, other, large] = [await asked(), await asked(), await asked('3000')]
  await it.claim(jun, other.id)
  const ids = [flagged.id, clear.id, other.id, large.id, stranger]
  const { value } = await ask(approveWithdrawals, { token: ana, body: { withdrawals: await several(ids) } })
  expect(value.approved).toEqual([clear.id])
  expect(value.passedOn).toEqual([large.id])
  expect(value.refused.map(({ id, errorCode }) => [id, errorCode])).toEqual([
    [flagged.id, 'withdrawal_flagged'],
    [other.id, 'claimed'],
    [stranger, 'not_found'],
  ])
  const { second } = (await open(jun, large.id)).value
  expect(second).toMatchObject({ state: 'waiting', first: { by: 'operator01' } })
  const again = { withdrawals: await several([large.id]) }
  expect((await ask(approveWithdrawals, { token: jun, body: again })).value.refused).toMatchObject([
    { id: large.id, errorCode: 'approval_waiting' },
  ])
  const stale = { withdrawals: [{ id: large.id, expected: { amount: '30.00', state: 'review' } }] }
  expect((await ask(approveWithdrawals, { token: jun, body: stale })).value.refused).toMatchObject([
    { id: large.id, errorCode: 'case_changed' },
  ])
  expect((await confirm(ana, second!.approvalId)).errorCode).toBe('own_approval')
  expect((await confirm(paolo, second!.approvalId)).status).toBe(200)
  expect(await seen(large.one, large.id)).toMatchObject({ state: 'approved' })
  expect(await seen(flagged.one, flagged.id)).toMatchObject({ state: 'review' })
})
