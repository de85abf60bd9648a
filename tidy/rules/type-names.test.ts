import { expect, test } from 'vitest'
import { typeNames } from './type-names.ts'

const check = (text: string, path = 'server/src/kernel/relay.ts') => typeNames([{ path, text }]).map(({ says }) => says)

test.each([
  ['export interface Asked { readonly id: string }', 'Asked'],
  ['interface Waiting<Key> { readonly key: Key }', 'Waiting'],
  ['export type Shown = z.output<typeof Shown>', 'Shown'],
  ['class Broken extends Error {}', 'Broken'],
  ['async function ask() { interface Known { readonly id: string } }', 'Known'],
])('a type is a noun phrase: %s', (text, name) => {
  expect(check(text)).toEqual([`calls a type ${name}, which is no noun`])
})

test.each([
  'export interface AskedStep { readonly id: string }',
  'interface Standing { readonly bar: string }',
  'type Seed = string',
  'export const Shown = z.strictObject({})',
  'class KnownShelf {}',
])('what says what it is stands: %s', (text) => {
  expect(check(text)).toEqual([])
})
