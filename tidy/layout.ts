/** The levels of `ARCHITECTURE.md`: a module may use those on a lower line. */
export const LEVELS: ReadonlyMap<string, number> = new Map(
  [
    ['brand', 'chains'],
    ['standing', 'content'],
    ['identity'],
    ['wallet', 'verification'],
    ['betting', 'limits'],
    ['cashier', 'catalogue', 'studio', 'lottery'],
    ['rewards', 'reconciliation', 'downline-transfers', 'crowd', 'agent'],
    ['vendor-wallets'],
    ['operator'],
  ].flatMap((modules, index) => modules.map((name) => [name, index + 1] as const)),
)

/** What the files of a package may import besides the package itself. */
export const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  engine: [],
  server: ['contract', 'engine'],
  kit: ['contract', 'engine'],
  web: ['contract', 'engine', 'kit'],
  backoffice: ['contract', 'engine', 'kit'],
  vendorkit: ['contract', 'engine'],
  bench: ['contract', 'engine', 'server', 'run'],
  e2e: ['contract', 'engine', 'run'],
  run: ['contract', 'engine', 'server', 'kit'],
  tidy: [],
}

/** The module whose room a path is, undefined outside of `server/src/modules`. */
export const moduleOf = (path: string) => /^server\/src\/modules\/([^/]+)\//.exec(path)?.[1]

/** The PostgreSQL schema of a module. */
export const schemaOf = (module: string) => module.replaceAll('-', '_')

/** Capabilities with a door of their own, where a module does more for others than fits behind one. */
const CAPABILITIES: Readonly<Record<string, readonly string[]>> = {
  agent: ['contracts', 'links', 'rebates'],
  betting: [
    'brand-play',
    'cash-outs',
    'contests',
    'corrections',
    'endings',
    'failed-settlements',
    'figures',
    'game-names',
    'legs',
    'multi-step-rounds',
    'pending',
    'play-sums',
    'reopening',
    'returns',
    'shared-rounds',
    'shortfalls',
    'suspensions',
    'vendor',
  ],
  brand: ['four-eyes', 'policy', 'reasons', 'table-pace'],
  cashier: ['statement'],
  catalogue: ['returns'],
  identity: [
    'account-opening',
    'codes',
    'common-passwords',
    'demo-players',
    'desk',
    'exclusion-match',
    'hierarchy',
    'invitations',
    'money-notices',
    'password',
    'password-proof',
    'payee-risk',
    'payees',
    'payment-proof',
    'picture',
    'protection',
    'remember-me',
    'trail',
    'trial',
  ],
  standing: ['play'],
  wallet: ['balances', 'figures', 'transfers', 'verify'],
}

/** Files that are called alike in every module. */
export const NAMED_ROOMS: readonly string[] = [
  'rules.ts',
  'store.ts',
  'reads.ts',
  'view.ts',
  'words.ts',
  'routes.ts',
  'jobs.ts',
  'live.ts',
  'pollers.ts',
  'tasks.ts',
  'sealed.ts',
  'scheduled.ts',
  'evidence.ts',
]

/** What other modules may import of a module: the door of its name, and those of its capabilities. */
export const doorsOf = (module: string): readonly string[] => [
  `server/src/modules/${module}/${module}.ts`,
  ...(CAPABILITIES[module] ?? []).map((name) => `server/src/modules/${module}/${name}/${name}.ts`),
]

/** The layers of a site's `src`, the highest first: a file may import what is in its own folder and in the layers after its own. */
export const SITES: Readonly<Record<string, readonly string[]>> = {
  web: ['routes', 'shell', 'screens', 'features', 'parts'],
  backoffice: ['routes', 'shell', 'features', 'kit'],
}

/** Layers whose folders know nothing of each other. */
export const APART: readonly string[] = ['screens', 'features']

/** The parts of the member site in their order: each may import those before it. */
export const PARTS: readonly string[] = [
  'modals',
  'page',
  'site',
  'member',
  'limits',
  'wallet',
  'centre',
  'play',
  'rounds',
]
