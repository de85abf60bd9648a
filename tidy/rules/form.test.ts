import { describe, expect, test } from 'vitest'
import type { Rule } from '../source.ts'
import { leftUndone } from './left-undone.ts'
import { names } from './names.ts'
import { reexports } from './reexports.ts'
import { length, width } from './size.ts'
import { tables } from './tables.ts'
import { testsRun } from './tests-run.ts'

const MARK = ['TO', 'DO'].join('')
const wide = 'x'.repeat(141)

const cases: [name: string, rule: Rule, offending: [string, string][], innocent: [string, string][]][] = [
  [
    'reexports',
    reexports,
    [
      ['kit/a.ts', `export { b } from './b.ts'`],
      ['kit/a.ts', `export * from './b.ts'`],
      ['kit/a.ts', `export type { B } from './b.ts'`],
      ['kit/a.ts', `import { b } from './b.ts'\nexport { b }`],
    ],
    [['kit/a.ts', `import { b } from './b.ts'\nexport const c = b\nconst d = 1\nexport { d }`]],
  ],
  [
    'length',
    length,
    [
      ['kit/a.ts', '\n'.repeat(301)],
      ['kit/a.css', '\n'.repeat(301)],
    ],
    [
      ['kit/a.ts', 'a\n'.repeat(300)],
      ['kit/a.test.ts', '\n'.repeat(301)],
      ['engine/slots/lucky-twenty-data.ts', '\n'.repeat(301)],
      ['web/src/words/vi.ts', '\n'.repeat(301)],
    ],
  ],
  [
    'width',
    width,
    [
      ['kit/a.ts', `const ${wide} = 1`],
      ['server/migrations/0001_kernel.sql', wide],
      ['kit/a.ts', `const a = '${wide}' + b`],
    ],
    [
      ['kit/a.ts', 'x'.repeat(140)],
      ['kit/a.ts', `  title: '${wide}',`],
      ['kit/a.ts', `  '${wide}',`],
      ['contract/words/en.ts', wide],
    ],
  ],
  [
    'names',
    names,
    [
      ['kit/utils.ts', ''],
      ['kit/shared/money.ts', ''],
      ['kit/bet.types.ts', ''],
      ['kit/string-utils.ts', ''],
      ['server/src/kernel/constants.ts', ''],
    ],
    [
      ['kit/money.ts', ''],
      ['server/src/modules/identity/common-passwords.ts', ''],
    ],
  ],
  [
    'tests run',
    testsRun,
    [
      ['kit/a.test.ts', `test.only('a', b)`],
      ['kit/a.test.ts', `describe.skip('a', b)`],
      ['kit/a.test.ts', `it.todo('a')`],
      ['kit/a.test.ts', `test.skipIf(c)('a', b)`],
      ['e2e/a.spec.ts', `test.describe.only('a', b)`],
      ['e2e/a.spec.ts', `test.fixme('a', b)`],
      ['kit/a.test.ts', `xit('a', b)`],
    ],
    [
      ['kit/a.test.ts', `test.each([1])('a', b); expect.fail('c'); page.skip()`],
      ['kit/a.ts', `list.skip(3)`],
    ],
  ],
  [
    'left undone',
    leftUndone,
    [
      ['kit/a.ts', `// ${MARK}: later`],
      ['kit/a.css', `/* ${MARK} */`],
      ['server/migrations/0001_kernel.sql', `-- ${MARK}`],
    ],
    [
      ['kit/a.ts', `const list = '${MARK}'\n// To do this, wait.`],
      ['kit/a.css', 'a { color: red }'],
    ],
  ],
  [
    'tables',
    tables,
    [
      ['server/src/modules/wallet/routes.ts', 'if (a) b()'],
      ['server/src/modules/wallet/jobs.ts', 'export const c = a ? b : d'],
      ['server/src/modules/wallet/live.ts', 'switch (a) { default: }'],
    ],
    [
      ['server/src/modules/wallet/routes.ts', 'export const routes = [on(balance, showBalance)]'],
      ['server/src/modules/wallet/reads.ts', 'if (a) b()'],
    ],
  ],
]

describe.each(cases)('%s', (_, rule, offending, innocent) => {
  test.each(offending)('refuses %s: %s', (path, text) => {
    expect(rule([{ path, text }])).toEqual([expect.objectContaining({ path })])
  })

  test.each(innocent)('allows %s: %s', (path, text) => {
    expect(rule([{ path, text }])).toEqual([])
  })
})
