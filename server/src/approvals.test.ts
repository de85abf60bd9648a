import { APPROVAL_RULES } from '@croupier/contract/approvals.ts'
import { CALLS } from '@croupier/contract/contract.ts'
import { expect, test } from 'vitest'
import { modules } from './modules.ts'

test('of every rule that asks for a second person exactly one module has evidence', () => {
  const known = modules.flatMap(({ evidence }) => Object.keys(evidence ?? {}))
  expect(known.toSorted()).toEqual([...APPROVAL_RULES].toSorted())
})

test('every call that moves money or may loosen says that a second person may be asked', () => {
  const silent = Object.values(CALLS)
    .flat()
    .filter(({ effect }) => effect === 'money' || effect === 'loosens')
    .filter(({ refusals }) => !refusals.includes('second_person_asked'))
    .map(({ method, path }) => `${method} ${path}`)
  // Each of several is kept for a second person by itself, and its entry says so.
  expect(silent).toEqual(['POST /wps/operator/withdrawals/approve'])
})

test('every operator’s call that changes something says what it does', () => {
  const mute = Object.values(CALLS)
    .flat()
    .filter(({ actor, method, effect }) => actor === 'operator' && method !== 'GET' && effect === undefined)
  expect(mute.map(({ path }) => path)).toEqual([])
})
