import { CALLS } from '@croupier/contract/contract.ts'
import { expect, test } from 'vitest'
import { inLane, inSharedLane, laneNow, laneOf } from './lane.ts'

const calls = Object.values(CALLS).flat()
const lanesOf = (which: (call: (typeof calls)[number]) => boolean) => [...new Set(calls.filter(which).map(laneOf))]

test('the console has connections of its own, whatever is asked there', () => {
  expect(lanesOf(({ actor }) => actor === 'operator')).toEqual(['console'])
})

test('money of members waits for no call that moves none', () => {
  expect(lanesOf(({ actor, limit }) => actor !== 'operator' && limit === 'money')).toEqual(['money'])
  expect(lanesOf(({ actor, method }) => actor !== 'operator' && method === 'GET')).toEqual(['site'])
})

test('what says nothing works in the background', async () => {
  expect(laneNow()).toBe('work')
  expect(await inLane('money', async () => laneNow())).toBe('money')
})

test('what others wait for too is done as callers do it at the door, whoever came first', async () => {
  expect(await inSharedLane(async () => laneNow())).toBe('door')
  expect(await inLane('console', () => inSharedLane(async () => laneNow()))).toBe('door')
})
