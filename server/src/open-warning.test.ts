import { expect, test } from 'vitest'
import { readConfig } from '#kernel/config.ts'
import { openWarning } from './open-warning.ts'

const warned = (settings: Readonly<Record<string, string>>) => openWarning(readConfig(settings)).length > 0

test.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ HOST: 'localhost' }, false],
  [{ HOST: '::1' }, false],
  [{ HOST: '127.0.0.2' }, false],
  [{ HOST: '0.0.0.0' }, true],
  [{ HOST: '::' }, true],
  [{ HOST: '192.168.1.20' }, true],
  [{ HOST: '127.example.com' }, true],
  [{ CONSOLE_PORT: '4000', CONSOLE_HOST: '127.0.0.1' }, false],
  [{ CONSOLE_PORT: '4000', CONSOLE_HOST: '0.0.0.0' }, true],
  [{ MODE: 'production', HOST: '0.0.0.0' }, false],
])('with %j the sandbox warns of other machines: %s', (settings, expected) => {
  expect(warned(settings)).toBe(expected)
})

test('the warning is in large letters and within 72 columns', () => {
  const lines = openWarning(readConfig({ HOST: '0.0.0.0' }))
  expect(lines.join('\n')).toContain('W A R N I N G :   T H E   S A N D B O X   I S   O P E N')
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(72)
})
