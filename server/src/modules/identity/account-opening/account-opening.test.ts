import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Brand } from '#modules/brand/brand.ts'
import { newPasswordFaults } from '../new-password.ts'
import { drawPassword, drawText, judgeName } from './account-opening.ts'

const deps = { random: randomBytes }
const RULE = { enabled: true, required: true, minLength: 8, maxLength: 64, patternId: 0, acceptedPattern: '*' }
const brandWith = (fields: object, open = true) =>
  ({
    name: 'Lucky',
    merchant: 'LUCKY',
    settings: { defaultPassword: null, registration: { open, fields } },
  }) as unknown as Brand

test.each([
  ['no rule', undefined, 12],
  ['at least sixteen characters', { ...RULE, minLength: 16 }, 16],
  ['at most ten', { ...RULE, maxLength: 10 }, 10],
  ['letters and digits', { ...RULE, patternId: 5 }, 12],
  ['figures alone', { ...RULE, minLength: 6, maxLength: 8, patternId: 6 }, 8],
  ['upper case', { ...RULE, patternId: 7 }, 12],
  ['letters alone', { ...RULE, patternId: 8 }, 12],
  ['an expression of the brand', { ...RULE, acceptedPattern: '^[A-Z].*[0-9]$' }, 12],
] as const)('where the brand asks for %s a first password is as it asks', (_says, password, length) => {
  const brand = brandWith({ password })
  for (let times = 0; times < 50; times++) {
    const drawn = drawPassword(deps, brand, 'someone')
    expect(newPasswordFaults(drawn, 'someone', brand)).toEqual([])
    expect(drawn).toHaveLength(length)
  }
})

test('a brand that takes no letters of ours is an error, and no password', () => {
  expect(() => drawPassword(deps, brandWith({ password: { ...RULE, patternId: 15 } }), 'someone')).toThrow('LUCKY')
})

test('every character is drawn as often as any other, and bytes that would favour some are left out', () => {
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))
  let from = 0
  const random = (length: number) => bytes.subarray(from, (from += length))
  const counts = new Map<string, number>()
  for (const one of drawText({ random }, 'abcdefghijklmnopqrstuvwxyz', 234)) counts.set(one, (counts.get(one) ?? 0) + 1)
  expect([...new Set(counts.values())]).toEqual([9])
  expect(counts.size).toBe(26)
})

test.each([
  ['Someone1', undefined, 'someone1'],
  [' someone1 ', RULE, 'someone1'],
  ['abc', undefined, undefined],
  ['two words', undefined, undefined],
  ['12345678', RULE, '12345678'],
] as const)('the name %j is taken by the brand’s rule or the house’s', (typed, username, account) => {
  const judged = judgeName(brandWith({ username }), typed)
  expect(judged.ok ? judged.value : undefined).toBe(account)
})

test('where the brand takes nobody in, no name is', () => {
  expect(judgeName(brandWith({}, false), 'someone1')).toMatchObject({ code: 'registration_closed' })
})
