import { describe, expect, test } from 'vitest'
import { levels } from './levels.ts'

const says = (path: string, text: string) => levels([{ path, text }]).map((offence) => offence.says)

describe('levels', () => {
  test.each([
    [
      'server/src/modules/brand/reads.ts',
      `import { a } from '../wallet/wallet.ts'`,
      'brand is on level 1 and may not import wallet',
    ],
    ['server/src/modules/betting/x.ts', `import { a } from '#modules/cashier/cashier.ts'`, 'which is not below it'],
    ['server/src/modules/betting/x.ts', `import { a } from '#modules/wallet/store.ts'`, 'past the door of wallet'],
    ['server/src/modules/betting/x.ts', `import type { A } from '../wallet/rules.ts'`, 'past the door of wallet'],
    ['server/src/modules/betting/x.ts', `const a = await import('../wallet/rules.ts')`, 'past the door of wallet'],
    ['server/src/modules/betting/x.test.ts', `import { a } from '../wallet/rules.ts'`, 'past the door of wallet'],
    ['server/src/modules/betting/x.ts', `import { a } from '../identity/mfa/mfa.ts'`, 'past the door of identity'],
    ['server/src/modules/operator/x.ts', `import { a } from '../cashier/coins/coins.ts'`, 'past the door of cashier'],
    ['server/src/modules/betting/x.ts', `import { app } from '../../app.ts'`, 'a module imports the kernel and doors'],
    [
      'server/src/modules/catalogue/outside/x.ts',
      `import { a } from '#modules/wallet/wallet.ts'`,
      'outside/ imports no other module',
    ],
    ['server/src/modules/gossip/x.ts', `import { a } from './y.ts'`, 'the module gossip has no level'],
    ['server/src/kernel/x.ts', `import { a } from '#modules/brand/brand.ts'`, 'the kernel imports nothing but itself'],
    ['server/src/app.ts', `import { a } from '@croupier/kit/money.ts'`, 'server may not import kit'],
    ['contract/x.ts', `import { a } from '@croupier/engine/money.ts'`, 'contract may not import engine'],
    ['contract/x.ts', `import { a } from 'node:fs'`, 'contract imports zod and itself'],
    ['engine/x.ts', `import { a } from '../contract/field.ts'`, 'engine may not import contract'],
    ['engine/x.ts', `import { z } from 'zod'`, 'engine imports nothing'],
    ['web/src/x.tsx', `import { a } from '@croupier/server/src/app.ts'`, 'web may not import server'],
    ['kit/x.ts', `import { a } from '../web/src/x.ts'`, 'kit may not import web'],
  ])('refuse in %s: %s', (path, text, why) => {
    expect(says(path, text)).toEqual([expect.stringContaining(why)])
  })

  test.each([
    ['server/src/modules/betting/x.ts', `import { a } from '../wallet/wallet.ts'`],
    ['server/src/modules/betting/x.ts', `import { a } from '../identity/password/password.ts'`],
    ['server/src/modules/reconciliation/x.ts', `import { a } from '../cashier/statement/statement.ts'`],
    ['server/src/modules/betting/record/x.ts', `import { a } from '../store.ts'`],
    ['server/src/modules/betting/x.ts', `import { a } from '#kernel/batch.ts'; import pg from 'pg'`],
    ['server/src/modules/betting/x.test.ts', `import { a } from '../../../test/app.ts'`],
    ['server/src/modules/brand/x.test.ts', `import { a } from '#modules/betting/betting.ts'`],
    ['server/src/modules.ts', `import { a } from './modules/wallet/routes.ts'`],
    ['contract/x.ts', `import { z } from 'zod'; import { Amount } from './field.ts'`],
    ['engine/x.test.ts', `import fc from 'fast-check'`],
    [
      'web/src/x.tsx',
      `import { a } from '@croupier/kit/calls.ts'; import type { B } from '@croupier/contract/betting.ts'`,
    ],
    ['vitest.config.ts', `import { a } from './run/a.mjs'`],
  ])('allow in %s: %s', (path, text) => {
    expect(says(path, text)).toEqual([])
  })
})
