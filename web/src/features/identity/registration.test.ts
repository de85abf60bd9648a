import type { FieldRule } from '@croupier/contract/brand.ts'
import { describe, expect, test } from 'vitest'
import { boxesOf, isOptional, type Setting, ticksOf, troublesOf } from './registration.ts'

const rule = (part: Partial<FieldRule>): FieldRule => ({
  enabled: true,
  required: true,
  minLength: 4,
  maxLength: 15,
  patternId: 1,
  acceptedPattern: '*',
  ...part,
})
const password = rule({ patternId: 5, minLength: 8, maxLength: 64 })
const setting = (fields: Setting['fields']): Setting => ({
  open: true,
  challenge: true,
  minimumAge: 21,
  ageText: '',
  fields,
})
const lucky = setting({
  username: rule({}),
  password,
  email: rule({ required: false, patternId: 3, minLength: 5, maxLength: 100 }),
  birthday: rule({ required: false, patternId: 11, minLength: 10, maxLength: 10 }),
  zalo: rule({ enabled: false }),
})
const good = { username: 'juan27', password: 'passw0rd', confirmPassword: 'passw0rd' }
const today = '2026-11-21'
const faults = (typed: object) =>
  Object.fromEntries([...troublesOf(lucky, typed, today)].map(([box, { fault }]) => [box, fault]))

describe('the registration form', () => {
  test('shows the fields that the brand has switched on, the password twice', () => {
    expect(boxesOf(lucky)).toEqual(['username', 'password', 'confirmPassword', 'birthday', 'email'])
    expect(isOptional(lucky, 'email')).toBe(true)
    expect(isOptional(lucky, 'confirmPassword')).toBe(false)
  })

  test('finds nothing wrong with a good entry', () => {
    expect(faults(good)).toEqual({})
  })

  test.each([
    ['nothing typed', {}, { username: 'required', password: 'required' }],
    ['a repetition left out', { ...good, confirmPassword: '' }, { confirmPassword: 'required' }],
    ['another repetition', { ...good, confirmPassword: 'passw0rD' }, { confirmPassword: 'not_the_same' }],
    ['a name that starts with a digit', { ...good, username: '27juan' }, { username: 'invalid' }],
    ['an optional e-mail that is none', { ...good, email: 'juan' }, { email: 'invalid' }],
    ['a member who is too young by a day', { ...good, birthday: '2005-11-22' }, { birthday: 'too_young' }],
    ['a member who is old enough today', { ...good, birthday: '2005-11-21' }, {}],
  ])('names what is wrong with %s', (_, typed, found) => {
    expect(faults(typed)).toEqual(found)
  })

  test('forgives spaces around a name but not in a password', () => {
    expect(faults({ ...good, username: ' juan27 ' })).toEqual({})
    expect(faults({ ...good, password: ' passw0rd', confirmPassword: ' passw0rd' })).toEqual({ password: 'invalid' })
  })

  test('ticks off the pieces of a rule while typing', () => {
    expect(ticksOf(password, 'passwo')).toEqual([
      { part: 'length', met: false },
      { part: 'letter', met: true },
      { part: 'digit', met: false },
      { part: 'letters_digits', met: true },
    ])
    expect(ticksOf(password, 'passw0rd').every(({ met }) => met)).toBe(true)
  })
})
