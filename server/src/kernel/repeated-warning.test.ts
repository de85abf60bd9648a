import { expect, test } from 'vitest'
import type { Deps } from './deps.ts'
import { warnRepeated } from './repeated-warning.ts'

function logged() {
  const lines: object[] = []
  let at = 0
  // Only what is warned of is looked at.
  const log = { warn: (fields: object) => void lines.push(fields) } as unknown as Deps['log']
  return { lines, deps: { log, now: () => new Date(at) }, move: (ms: number) => (at += ms) }
}

test('an error that repeats is written at once and then once a minute with its count', () => {
  const { lines, deps, move } = logged()
  const err = new Error('no answer')
  for (let second = 0; second <= 120; second += 1) {
    warnRepeated(deps, { err, loop: 'crash' }, 'failed')
    move(1000)
  }
  expect(lines).toMatchObject([{ count: 1 }, { count: 60 }, { count: 60 }])
})

test('another error, and the same of something else, is written at once', () => {
  const { lines, deps } = logged()
  warnRepeated(deps, { err: new Error('one'), loop: 'crash' }, 'failed')
  warnRepeated(deps, { err: new Error('two'), loop: 'crash' }, 'failed')
  warnRepeated(deps, { err: new Error('one'), loop: 'tables' }, 'failed')
  warnRepeated(deps, { err: new Error('one'), loop: 'tables' }, 'failed')
  expect(lines).toHaveLength(3)
})
