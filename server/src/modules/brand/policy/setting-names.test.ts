import { readFileSync } from 'node:fs'
import { settingKeys } from '@croupier/contract/setting-names.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Settings } from '../settings.ts'

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

/** Every setting by its path; what lies in entries of a list or a record stands behind `*`. */
function pathsOf(schema: Schema, path: readonly string[] = []): readonly (readonly string[])[] {
  const { properties = {}, additionalProperties: others, items, anyOf = [], oneOf = [] } = schema
  const inner = [...(items ? [items] : []), ...(typeof others === 'object' ? [others] : [])]
  return [
    ...Object.entries(properties).flatMap(([key, one]) => [[...path, key], ...pathsOf(one, [...path, key])]),
    ...inner.flatMap((one) => pathsOf(one, [...path, '*'])),
    ...[...anyOf, ...oneOf].flatMap((one) => pathsOf(one, path)),
  ]
}

const SCHEMA = z.toJSONSchema(Settings, { io: 'input' }) as Schema

const namesIn = (language: string): Readonly<Record<string, string>> => {
  const words = new URL(`../../../../../backoffice/src/words/${language}/policy.json`, import.meta.url)
  return JSON.parse(readFileSync(words, 'utf8')).names
}

test.each(['en', 'vi'])('every setting of the policy has a name in %s', (language) => {
  const names = namesIn(language)
  const paths = pathsOf(SCHEMA)
  const nameless = paths.filter((path) => !settingKeys(path).some((key) => (names[key] ?? '') !== ''))
  expect(paths.length).toBeGreaterThan(500)
  expect(nameless.map((path) => path.join('.'))).toEqual([])
})

test.each(['en', 'vi'])('no name in %s is of a setting that is not there', (language) => {
  const known = new Set(pathsOf(SCHEMA).flatMap(settingKeys))
  expect(Object.keys(namesIn(language)).filter((key) => !known.has(key))).toEqual([])
})

test('a setting is named by its own path before one of which a part may be anything', () => {
  expect(settingKeys(['awards'])).toEqual(['awards', '*'])
  expect(settingKeys(['a', 'b.c', 'd'])).toEqual([
    'a_b_c_d',
    '*_b_c_d',
    'a_*_d',
    'a_b_c_*',
    '*_*_d',
    '*_b_c_*',
    'a_*_*',
  ])
})
