import { matchesPattern } from '@croupier/contract/patterns.ts'
import { expect, test } from 'vitest'
import { demoMembers } from '../seed/members.ts'
import { persons } from './persons.ts'

test('eighty persons have names of their own, which forms take, and none is a demo account', () => {
  expect(
    Map.groupBy(persons, ({ merchant }) => merchant)
      .entries()
      .map(([merchant, all]) => [merchant, all.length])
      .toArray(),
  ).toEqual([
    ['LUCKY', 60],
    ['SAMPA', 20],
  ])
  expect(new Set(persons.map(({ account }) => account)).size).toBe(80)
  expect(new Set(persons.map(({ merchant, mobile }) => `${merchant} ${mobile}`)).size).toBe(80)
  const demo = new Set(Object.values(demoMembers).flatMap((all) => all.map(({ account }) => account)))
  // As LUCKY asks for a name, both for a nickname and for the bank.
  for (const { account, nickname, name } of persons) {
    expect([account, matchesPattern(1, account), account.length <= 15, demo.has(account)]).toEqual([
      account,
      true,
      true,
      false,
    ])
    expect([nickname, /^[^<>&\n]{2,16}$/.test(nickname), matchesPattern(12, name)]).toEqual([nickname, true, true])
  }
})
