import { expect, test } from 'vitest'
import { agoText } from './ago.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const ago = (seconds: number) => agoText(new Date(now - seconds * 1000).toISOString(), now, 'en')

test('a moment is told in its largest unit', () => {
  expect([ago(12), ago(90), ago(7200), ago(172_800)]).toEqual(['12 sec', '1 min', '2 hr', '2 days'])
})

test('the last few seconds, and a clock that runs ahead, are now', () => {
  expect([ago(2), ago(-5)]).toEqual([undefined, undefined])
})
