import { describe, expect, test } from 'vitest'
import { chance } from './chance.ts'
import { purity } from './purity.ts'

const says = (path: string, text: string) => purity([{ path, text }]).map((offence) => offence.says)
const RULES = 'server/src/modules/wallet/rules.ts'

describe('purity', () => {
  test.each([
    [RULES, `export const a = () => Date.now()`, 'no clock in arithmetic'],
    [RULES, `export const a = () => new Date()`, 'no clock in arithmetic'],
    [RULES, `export const a = async () => { await b() }`, 'a rule does not wait'],
    [RULES, `import { readFileSync } from 'node:fs'`, 'a rule does not import node:fs'],
    [RULES, `import { findBet } from './store.ts'`, 'a rule does not import server/src/modules/wallet/store.ts'],
    [RULES, `export const a = () => console.log(1)`, 'no console in arithmetic'],
    [RULES, `export const a = () => process.env.HOME`, 'no process in arithmetic'],
    ['engine/dice.ts', `export const a = () => Math.random()`, 'no chance in arithmetic'],
    ['engine/dice.ts', `export const a = () => crypto.getRandomValues(b)`, 'no crypto in arithmetic'],
    ['engine/dice.ts', `export const a = () => performance.now()`, 'no performance in arithmetic'],
    ['engine/dice.ts', `export const a = () => fetch('/')`, 'no fetch() in arithmetic'],
    ['engine/dice.ts', `export const a = () => setTimeout(b, 1)`, 'no setTimeout() in arithmetic'],
  ])('refuses in %s: %s', (path, text, why) => {
    expect(says(path, text)).toEqual([expect.stringContaining(why)])
  })

  test.each([
    [
      RULES,
      `// Date.now() is not asked here\nexport const isOver = (at: Date, now: Date) => new Date(at.getTime() + 5) < now`,
    ],
    [RULES, `import { timesFloor } from '@croupier/engine/fraction.ts'\nimport type { Row } from './store.ts'`],
    ['engine/dice.ts', `export const says = 'Math.random() is not fair'`],
    ['engine/dice.test.ts', `import { readFileSync } from 'node:fs'; console.log(Date.now())`],
    ['server/src/modules/wallet/reads.ts', `export const a = async () => { await b(); return new Date() }`],
  ])('allows in %s: %s', (path, text) => {
    expect(says(path, text)).toEqual([])
  })
})

describe('chance', () => {
  test('refuses Math.random wherever it is', () => {
    expect(chance([{ path: 'web/src/confetti.tsx', text: '\nexport const x = () => Math.random()' }])).toEqual([
      { path: 'web/src/confetti.tsx', line: 2, says: expect.stringContaining('Math.random') },
    ])
  })

  test('allows it in tests, and other uses of Math', () => {
    expect(chance([{ path: 'web/src/a.test.ts', text: 'Math.random()' }])).toEqual([])
    expect(chance([{ path: 'web/src/a.ts', text: 'export const a = Math.floor(source.random())' }])).toEqual([])
  })
})
