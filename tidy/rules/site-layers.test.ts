import { expect, test } from 'vitest'
import { siteLayers } from './site-layers.ts'

const says = (path: string, from: string) =>
  siteLayers([{ path, text: `import { a } from '${from}'` }]).map((offence) => offence.says)

test.each([
  [
    'web/src/features/cashier/x.tsx',
    '../wallet/y.ts',
    'cashier may not import wallet: no two of features know each other',
  ],
  ['web/src/screens/home/x.tsx', '../round/y.ts', 'home may not import round'],
  ['web/src/features/games/dice/x.tsx', '../../tables/y.module.css', 'games may not import tables'],
  ['web/src/features/cashier/x.tsx', '../../shell/y.tsx', 'features may not import shell, which is above it'],
  ['web/src/features/cashier/x.tsx', '../../screens/home/y.tsx', 'features may not import screens'],
  ['web/src/screens/home/x.tsx', '../../page-groups.ts', 'screens may not import routes'],
  ['web/src/shell/x.tsx', '../routes/y.tsx', 'shell may not import routes'],
  ['web/src/parts/page/x.tsx', '../../features/cashier/y.ts', 'parts may not import features'],
  ['web/src/parts/page/x.tsx', '../wallet/y.ts', 'the part page may not import wallet, which comes after it'],
  ['web/src/parts/gossip/x.tsx', './y.ts', 'parts has no place for gossip'],
  ['web/src/parts/x.tsx', './y.ts', 'parts has no place for '],
  ['web/src/gossip/x.tsx', './y.ts', 'gossip is no layer of web'],
  ['backoffice/src/features/cashier/x.tsx', '../members/y.tsx', 'cashier may not import members'],
  ['backoffice/src/features/cashier/x.tsx', '../../shell/y.tsx', 'features may not import shell'],
  ['backoffice/src/kit/list/x.tsx', '../../shell/y.tsx', 'kit may not import shell'],
])('refuse in %s: %s', (path, from, why) => {
  expect(says(path, from)).toEqual([expect.stringContaining(why)])
})

test('refuse what is imported late as well', () => {
  const text = `const page = () => import('../wallet/profit-page.tsx')`
  expect(siteLayers([{ path: 'web/src/features/cashier/x.tsx', text }])).toHaveLength(1)
})

test.each([
  ['web/src/routes/_main/x.tsx', '../../page-groups.ts'],
  ['web/src/page-groups.ts', './routes/x.tsx'],
  ['web/src/shell/status/x.tsx', '../../screens/member-centre/pages.tsx'],
  ['web/src/screens/home/x.tsx', '../../features/catalogue/y.tsx'],
  ['web/src/features/games/dice/x.tsx', '../instant/y.tsx'],
  ['web/src/features/cashier/x.tsx', '../../parts/wallet/y.ts'],
  ['web/src/parts/wallet/x.ts', '../member/y.ts'],
  ['web/src/parts/modals/x.ts', '@croupier/kit/session.ts'],
  ['web/src/features/cashier/x.test.ts', '../wallet/y.ts'],
  ['web/src/shell/x.tsx', '../words/en/shell.json'],
  ['web/build/x.ts', '../src/shell/y.ts'],
  ['backoffice/src/features/cashier/x.tsx', '../../kit/list/y.tsx'],
  ['server/src/features/cashier/x.ts', '../wallet/y.ts'],
])('allow in %s: %s', (path, from) => {
  expect(says(path, from)).toEqual([])
})
