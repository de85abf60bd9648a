import { expect, test } from 'vitest'
import { glossary } from './glossary.ts'

const page = (...rows: readonly string[]) => ['| word | means | stands in |', '|---|---|---|', ...rows].join('\n')
const LINE = '| line | a transfer seen from one account | `server/src/modules/wallet` |'
const STATEMENT = '| statement line | a movement on the statement of the payment company |  |'
const WALLET = { path: 'server/src/modules/wallet/count-lines.ts', text: 'export interface LineRow {}' }
const check = (text: string, ...files: readonly { readonly path: string; readonly text: string }[]) =>
  glossary(text)([WALLET, ...files]).map(({ path, says }) => `${path} ${says}`)

test('a word that is listed twice, or with two senses, is an offence', () => {
  const batch = '| batch | transfers written together; also: commands that commit together |  |'
  expect(check(page('| stake, payout | what goes in |  |', '| payout | what goes out |  |', batch))).toEqual([
    'docs/glossary.md lists payout a second time',
    'docs/glossary.md gives batch two senses',
  ])
})

test.each([
  ['engine/slots/line-cycle.ts', '', 'line-cycle'],
  ['server/src/modules/cashier/lines/reads.ts', '', 'lines'],
  ['server/src/kernel/relay.ts', 'export interface LineState {}', 'LineState'],
  ['web/src/features/cashier/form.ts', 'type Lines = readonly string[]', 'Lines'],
  ['kit/live.ts', 'export class LiveLine {}', 'LiveLine'],
  ['server/schema/cashier.sql', 'create table cashier.line_state (\n', 'line_state'],
])('a word outside of the places of its sense is an offence: %s %s', (path, text, name) => {
  expect(check(page(LINE, STATEMENT), { path, text })).toEqual([
    `${path} ${name} has line in a sense that is not the glossary’s`,
  ])
})

test.each([
  ['server/src/modules/wallet/record/store.ts', 'export interface LineFilter {}'],
  ['engine/slots/paylines.ts', 'export interface PaylineRules {}'],
  ['server/src/modules/reconciliation/rules.ts', 'export interface StatementLine {}'],
  ['web/src/parts/page/two-lines.tsx', 'interface TwoLinesProps {}'],
  ['server/migrations/0001_line.sql', 'create table cashier.line (\n'],
])('in its place, in a longer word and where a page is laid out it stands: %s', (path, text) => {
  expect(check(page(LINE, STATEMENT), { path, text })).toEqual([])
})

test('a place in which nothing is, is an offence', () => {
  expect(check(page('| desk | a work queue | `server/src/modules/gone` |'))).toEqual([
    'docs/glossary.md lets desk stand in server/src/modules/gone, where nothing is',
  ])
})
