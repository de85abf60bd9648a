import { beforeEach, expect, test, vi } from 'vitest'
import { playSound } from './sound.ts'
import { makeSwitch, soundSwitch } from './switch.ts'

const kept = new Map<string, string>()

function refuses(): never {
  throw new Error('denied')
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('a switch is off until it is switched on, and the next visit remembers it', () => {
  expect(makeSwitch('sound').on()).toBe(false)
  makeSwitch('sound').set(true)
  expect(makeSwitch('sound').on()).toBe(true)
  makeSwitch('sound').set(false)
  expect(makeSwitch('sound').on()).toBe(false)
})

test('who watches a switch hears every turn until it stops watching', () => {
  const turned = makeSwitch('turbo')
  const heard: boolean[] = []
  const stop = turned.watch(() => heard.push(turned.on()))
  turned.set(true)
  turned.set(false)
  stop()
  turned.set(true)
  expect(heard).toEqual([true, false])
})

test('a browser that keeps nothing still lets the switch be turned', () => {
  vi.stubGlobal('localStorage', { getItem: refuses, setItem: refuses, removeItem: refuses })
  const turned = makeSwitch('sound')
  turned.set(true)
  expect(turned.on()).toBe(true)
})

test('with sound off nothing is ever synthesised', () => {
  const opened = vi.fn<() => void>()
  vi.stubGlobal('AudioContext', opened)
  soundSwitch.set(false)
  playSound('win')
  expect(opened).not.toHaveBeenCalled()
})
