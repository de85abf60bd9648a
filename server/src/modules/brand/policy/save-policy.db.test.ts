import { audit, auditEntry } from '@croupier/contract/audit.ts'
import { policy, policyVersion, policyVersions, previewPolicy, savePolicy } from '@croupier/contract/policy.ts'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../../test/operators.ts'
import { world } from '../../../../test/world.ts'
import { brandOf } from '../brand.ts'
import { confirmed } from '../../../../test/approvals.ts'

const it = await world()
const [ana, lea] = [await operatorIn(it), await operatorIn(it, 'operator05')]
type Value = string | number | boolean | null | string[]

const versionNow = async () => (await it.ask(policy, { token: ana })).value.version
async function save(changes: Record<string, Value>, basedOn?: number) {
  const body = {
    basedOn: basedOn ?? (await versionNow()),
    changes: Object.entries(changes).map(([path, value]) => ({ path: path.split('.'), value })),
    reason: 'business',
    note: '',
  }
  return it.ask(savePolicy, { token: ana, body })
}
async function held() {
  await it.hear()
  return (await brandOf(it.deps, 1)).settings
}

test('what tightens holds at once, is a version, and stands in the audit log with before and after', async () => {
  const version = await versionNow()
  const saved = await save({ 'lock.failures': 2, 'payout.coolOffHours': 48 })
  expect(saved.value).toEqual({
    version: version + 1,
    differences: [
      { path: ['lock', 'failures'], before: 3, after: 2, effect: 'tightens' },
      { path: ['payout', 'coolOffHours'], before: 24, after: 48, effect: 'tightens' },
    ],
  })
  expect(await held()).toMatchObject({ lock: { failures: 2 }, payout: { coolOffHours: 48 } })
  const { list } = (await it.ask(policyVersions, { token: ana })).value
  expect(list[0]).toMatchObject({ version: version + 1, changedBy: 'operator01', differences: saved.value.differences })
  const [entry] = (await it.ask(audit, { token: ana, query: { action: 'settings.change' } })).value.list
  const shown = (await it.ask(auditEntry, { token: ana, params: { number: entry!.number } })).value
  expect(shown).toMatchObject({ before: { 'lock.failures': 3 }, after: { 'lock.failures': 2 } })
})

test('what loosens waits for a second person with everything beside it', async () => {
  const before = await held()
  const asked = await save({ 'lock.failures': 5, 'codes.tries': 2 })
  expect(asked).toMatchObject({ status: 202, extra: { rule: 'policy_loosens' } })
  expect(await held()).toEqual(before)
  const params = { approvalId: String(asked.extra.approvalId) }
  expect((await confirmed(it, { token: ana, params, body: {} })).errorCode).toBe('own_approval')
  expect((await confirmed(it, { token: lea, params, body: {} })).status).toBe(200)
  expect(await held()).toMatchObject({ lock: { failures: 5 }, codes: { tries: 2 } })
})

test('an older version is put back by its own values', async () => {
  const { version, settings } = (await it.ask(policy, { token: ana })).value
  await save({ 'lock.lockMinutes': 60 })
  const old = (await it.ask(policyVersion, { token: ana, params: { version } })).value.settings
  expect(old).toEqual(settings)
  expect((await save({ 'lock.lockMinutes': 30 })).status).toBe(202)
})

test('drafts over the same version are laid together where they differ, and refused where they meet', async () => {
  const basedOn = await versionNow()
  expect((await save({ 'feedback.wordsMin': 11 }, basedOn)).status).toBe(200)
  expect((await save({ 'feedback.wordsMax': 400 }, basedOn)).status).toBe(200)
  expect(await save({ 'feedback.wordsMin': 12 }, basedOn)).toMatchObject({
    errorCode: 'settings_changed',
    extra: { theirs: [{ path: ['feedback', 'wordsMin'], after: 11 }] },
  })
  const now = await versionNow()
  const both = await Promise.all([13, 14].map((words) => save({ 'feedback.wordsMin': words }, now)))
  expect(both.map(({ errorCode }) => errorCode)).toEqual(expect.arrayContaining([undefined, 'settings_changed']))
  expect((await held()).feedback.wordsMax).toBe(400)
})

test('a draft is shown before it is kept, and what does not fit is told at its field', async () => {
  const basedOn = await versionNow()
  const look = (path: string, value: Value) =>
    it.ask(previewPolicy, { token: ana, body: { basedOn, changes: [{ path: path.split('.'), value }] } })
  expect((await look('cashier.withdrawal.dayMax', null)).value).toMatchObject({
    needsTwo: true,
    differences: [{ path: ['cashier', 'withdrawal', 'dayMax'], after: null, effect: 'loosens' }],
  })
  expect((await look('feedback.wordsMin', 20)).value).toMatchObject({ needsTwo: false })
  expect((await look('lock.failures', 0)).fields).toHaveProperty(['lock.failures'])
  expect((await look('lock.nothing', 0)).fields).toHaveProperty(['lock.nothing'])
  expect(await versionNow()).toBe(basedOn)
})

test.each([
  [22, { needsTwo: false, differences: [{ before: 21, effect: 'tightens' }] }],
  [20, { needsTwo: true, differences: [{ before: 21, effect: 'loosens' }] }],
])('a minimum age of %i where it is 21 takes as many people as it loosens', async (value, answer) => {
  const body = { basedOn: await versionNow(), changes: [{ path: ['registration', 'minimumAge'], value }] }
  expect((await it.ask(previewPolicy, { token: ana, body })).value).toMatchObject(answer)
})
