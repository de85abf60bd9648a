/** The levels of `ARCHITECTURE.md`: a module may use those on a lower line. */
export const LEVELS: ReadonlyMap<string, number> = new Map(
  [
    ['brand'],
    ['identity', 'content'],
    ['wallet'],
    ['betting'],
    ['cashier', 'catalogue', 'studio', 'lottery', 'sportsbook'],
    ['rewards', 'agent', 'reconciliation', 'downline-transfers', 'vendor-wallets'],
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
  cashier: ['statement'],
}

/** What other modules may import of a module: the door of its name, and those of its capabilities. */
export const doorsOf = (module: string): readonly string[] => [
  `server/src/modules/${module}/${module}.ts`,
  ...(CAPABILITIES[module] ?? []).map((name) => `server/src/modules/${module}/${name}/${name}.ts`),
]
