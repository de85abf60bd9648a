import { expect, test } from 'vitest'
import { typeNames } from './type-names.ts'

const check = (text: string, path = 'server/src/kernel/relay.ts') => typeNames([{ path, text }]).map(({ says }) => says)

test.each([
  ['export interface Asked { readonly id: string }', 'Asked'],
  ['interface Waiting<Key> { readonly key: Key }', 'Waiting'],
  ['export type Shown = z.output<typeof Shown>', 'Shown'],
  ['class Broken extends Error {}', 'Broken'],
  ['async function ask() { interface Known { readonly id: string } }', 'Known'],
  ['interface How { readonly by: string }', 'How'],
  ['export type Since = Date | undefined', 'Since'],
  ['interface Where { readonly host: string }', 'Where'],
  ['interface Within { readonly deps: Deps }', 'Within'],
  ['export interface Between { readonly from: Date }', 'Between'],
  ['type Past = CrashPlay["past"][number]', 'Past'],
  ['type Own = Readonly<Record<string, string>>', 'Own'],
  ['export type Ahead = ModalName', 'Ahead'],
  ['export interface Auto { readonly left: number }', 'Auto'],
  ['interface Bare { readonly app: App }', 'Bare'],
  ['export type Unready = string', 'Unready'],
  ['interface Freshly { readonly dialog: ReactNode }', 'Freshly'],
  ['export interface Openable { readonly code: string }', 'Openable'],
  ['export interface PayTo { readonly bank: string }', 'PayTo'],
  ['export type LoggedIn = z.output<typeof reply>', 'LoggedIn'],
  ['export interface SetOut { readonly places: readonly Place[] }', 'SetOut'],
  ['interface ByName { readonly username: string }', 'ByName'],
  ['export class Outrun extends Error {}', 'Outrun'],
])('a type is a noun phrase: %s', (text, name) => {
  expect(check(text)).toEqual([`calls a type ${name}, which is no noun phrase`])
})

test.each([
  ['export interface Place { readonly batch: bigint }', 'Place'],
  ["type Kind = Attempt['kind']", 'Kind'],
  ['interface Way { readonly path: string }', 'Way'],
  ['export interface Parts<One> { readonly work: (one: One) => void }', 'Parts'],
  ['type Data = unknown', 'Data'],
])('a type says of what it is one: %s', (text, name) => {
  expect(check(text)).toEqual([`calls a type ${name}, which leaves open of what`])
})

test.each([
  'export interface LinePosition { readonly batch: bigint }',
  "type AttemptKind = Attempt['kind']",
  'export interface AskedStep { readonly id: string }',
  'interface Standing { readonly bar: string }',
  'type Seed = string',
  'export type Reply = BodyOf<Call>',
  'interface Paytable { readonly banker: number }',
  'type BodyOf<C> = C',
  'interface ToNextProps { readonly to: string }',
  'interface CashOut { readonly amount: string }',
  'export const Shown = z.strictObject({})',
  'class KnownShelf {}',
])('what says what it is stands: %s', (text) => {
  expect(check(text)).toEqual([])
})
