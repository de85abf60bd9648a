import { expect, test } from 'vitest'
import { daysAfter } from '#kernel/day.ts'
import { demoOperators, demoRoles } from '../../../seed/operators.ts'
import { ROUNDS } from './desk.ts'
import { onDuty, ROSTER, shiftsOf } from './roster.ts'

const SUNDAY = '2026-11-22'
const week = Array.from({ length: 7 }, (_, day) => daysAfter(SUNDAY, day))

const may = (username: string, permission: string): boolean => {
  const roles = demoOperators.find((one) => one.username === username)?.roles ?? []
  return demoRoles.some(
    ({ code, permissions }) => roles.includes(code) && permissions.some((one) => one === permission),
  )
}

test('everybody works five days a week at most, one shift a day of nine hours at most, and all five work', () => {
  const worked = week.flatMap((day) => shiftsOf(day).map((shift) => ({ ...shift, day })))
  for (const [username, shifts] of Map.groupBy(worked, (shift) => shift.username)) {
    expect([username, new Set(shifts.map(({ day }) => day)).size, shifts.length]).toEqual([username, 5, 5])
    for (const { from, until } of shifts) expect(until - from).toBeLessThanOrEqual(9)
  }
  expect(new Set(ROSTER.map(({ username }) => username))).toEqual(
    new Set(demoOperators.map(({ username }) => username)),
  )
})

test('nobody is at work before their shift begins or after it has ended', () => {
  expect(onDuty(SUNDAY, 7.9)).toEqual([])
  expect(onDuty(SUNDAY, 8)).toEqual(['operator02'])
  expect(onDuty(SUNDAY, 14)).toEqual(['operator02', 'operator05'])
  expect(onDuty(SUNDAY, 16.5)).toEqual(['operator05'])
  expect(onDuty(SUNDAY, 22.75)).toEqual([])
})

test('on every day somebody credits deposits and pays, and on every day two different people may do so', () => {
  for (const day of week) {
    const there = ROUNDS.LUCKY.flatMap((hours) => onDuty(day, hours))
    for (const permission of ['deposits.decide', 'withdrawals.decide', 'withdrawals.pay', 'disputes.decide'])
      expect([day, permission, new Set(there.filter((one) => may(one, permission))).size]).toEqual([
        day,
        permission,
        expect.toSatisfy((count: number) => count >= 2),
      ])
  }
})
