import { expect, test } from 'vitest'
import type { Standing } from '../standing.ts'
import { judgePlay } from './rules.ts'

const now = new Date('2026-11-21T12:00:00Z')
const at = (text: string) => new Date(`2026-11-${text}:00Z`)
const none = { day: null, week: null, month: null }
const standing = (changes: Partial<Standing>): Standing => ({
  memberId: 'm',
  memberSince: at('01T00:00'),
  bar: null,
  asset: null,
  stake: none,
  loss: none,
  session: none,
  counted: false,
  verified: false,
  frozen: false,
  exclusionMatch: null,
  playSessionSince: null,
  checkEvery: null,
  checkDueAt: null,
  ...changes,
})
const rules = { timeZone: 'UTC', checked: true, verifiedFrom: null }

test.each([
  ['nothing holds back', {}, rules, 'yes'],
  ['a time-out goes on', { bar: { kind: 'timed_out', until: at('21T12:01') } }, rules, 'timed_out'],
  ['a time-out ends with its last moment', { bar: { kind: 'timed_out', until: now } }, rules, 'yes'],
  ['an exclusion for good has no end', { bar: { kind: 'self_excluded', until: null } }, rules, 'self_excluded'],
  ['they look like somebody excluded', { exclusionMatch: { until: at('21T12:01') } }, rules, 'identity_unverified'],
  ['they look like one for good', { exclusionMatch: { until: null } }, rules, 'identity_unverified'],
  ['they have shown who they are', { exclusionMatch: { until: null }, verified: true }, rules, 'yes'],
  ['that one’s exclusion is over', { exclusionMatch: { until: now } }, rules, 'yes'],
  ['a check is due', { checkDueAt: now }, rules, 'reality_check_due'],
  ['a check is due where nobody enforces it', { checkDueAt: now }, { ...rules, checked: false }, 'yes'],
  ['a check is not due', { checkDueAt: at('21T12:01') }, rules, 'yes'],
  ['nothing was shown where all must', {}, { ...rules, verifiedFrom: now }, 'identity_unverified'],
  ['all was shown where all must', { verified: true }, { ...rules, verifiedFrom: now }, 'yes'],
  ['the days without showing go on', {}, { ...rules, verifiedFrom: new Date('2026-10-31T00:00:00Z') }, 'yes'],
] as const)('play, when %s', (_what, changes, policy, expected) => {
  const verdict = judgePlay(standing(changes), policy, now)
  expect(verdict.ok ? 'yes' : verdict.code).toBe(expected)
})
