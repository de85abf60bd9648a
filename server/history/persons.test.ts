import { matchesPattern } from '@croupier/contract/patterns.ts'
import { expect, test } from 'vitest'
import { demoMembers } from '../seed/members.ts'
import { newcomers, persons, regulars } from './persons.ts'

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
  // LUCKY's pattern of names holds for nicknames and for bank names.
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

test('everybody is either a regular, or has come the day before to the tables or to crash', () => {
  expect([regulars.length, newcomers.tables.length, newcomers.crash.length]).toEqual([68, 7, 5])
  expect(new Set([...regulars, ...newcomers.tables, ...newcomers.crash])).toEqual(new Set(persons))
})
