import { expect, test, vi } from 'vitest'
import { takeWaiting, waitForLogin, whyLogin } from './waiting.ts'

test('what waited for a login is taken once, with the reason that was given', () => {
  const goOn = vi.fn()
  waitForLogin({ why: 'why_action', goOn })
  expect(whyLogin()).toBe('why_action')
  takeWaiting().goOn?.()
  takeWaiting().goOn?.()
  expect(goOn).toHaveBeenCalledTimes(1)
  expect(whyLogin()).toBeUndefined()
})

test('a later reason replaces an earlier one', () => {
  const goOn = vi.fn()
  waitForLogin({ why: 'why_action', goOn })
  waitForLogin({ why: 'why_expired' })
  expect(takeWaiting()).toEqual({ why: 'why_expired' })
})
