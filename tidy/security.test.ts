import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readRepository } from './repository.ts'

const text = readFileSync(join(import.meta.dirname, '../docs/security.md'), 'utf8')
const files = new Map(readRepository().map((file) => [file.path, file.text]))

/** The lines of the matrix: section, what is asked for, whether it is met, and what shows it. */
const lines = text
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (section |-)/.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )

const TEST = /`([^`]+\.(?:test|spec)\.tsx?)` › \*([^*]+)\*/g
const testsOf = (shown: string) => [...shown.matchAll(TEST)].map(([, path = '', title = '']) => ({ path, title }))

/** A name in quotes of any kind. */
const has = (content: string, title: string) => [`'`, '`', '"'].some((quote) => content.includes(quote + title + quote))

test('every line of the security matrix says whether it is met', () => {
  expect(lines.length).toBeGreaterThan(100)
  expect(
    lines.filter(([, , met = ''], at) => !['yes', 'partly', 'no', 'n/a'].includes(met) || lines[at]!.length !== 4),
  ).toEqual([])
})

test('what the security matrix calls met is shown by a test, and what is not says why', () => {
  expect(lines.filter(([, , met, shown = '']) => met === 'yes' && testsOf(shown).length === 0)).toEqual([])
  expect(lines.filter(([, , met, shown = '']) => met !== 'yes' && shown === '')).toEqual([])
  expect(text).not.toContain('MISSING')
})

test('every test that the security matrix names exists', () => {
  const named = lines.flatMap(([, , , shown = '']) => testsOf(shown))
  expect(named.filter(({ path, title }) => !has(files.get(path) ?? '', title))).toEqual([])
})
