import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ROOT } from './install.mjs'

/** What an installation without the developers' tools has, with the licence of each package. */
export interface RuntimePackage {
  readonly name: string
  readonly version: string
  readonly licence: string
  /** As npm proves what it downloads. */
  readonly integrity: string | undefined
  /** Names and versions of those that it needs itself. */
  readonly needs: readonly string[]
}

/** Whoever runs or passes on the product may do so under each of these; what each asks for is in `docs/licences.md`. */
export const ALLOWED_LICENCES: ReadonlySet<string> = new Set([
  '(MIT OR CC0-1.0)',
  '(MPL-2.0 OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT AND ISC AND BSD-3-Clause',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
])

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      dependencies: z.record(z.string(), z.string()).optional(),
      link: z.boolean().optional(),
      dev: z.boolean().optional(),
    }),
  ),
})

/** The packages of `package-lock.json` that are no developers' tools, by name and version. */
export function runtimePackages(): readonly RuntimePackage[] {
  const { packages } = Lock.parse(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')))
  const found = Object.entries(packages)
    .filter(([path, { link, dev }]) => path.includes('node_modules/') && !link && !dev)
    .map(([path, { version = '', license, integrity, dependencies = {} }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const needs = Object.keys(dependencies).flatMap((needed) => resolved(packages, path, needed))
      return { name, version, licence: licenceOf(name, license, packages), integrity, needs }
    })
  const byName = new Map(found.map((one) => [`${one.name}@${one.version}`, one]))
  return [...byName.values()].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

const keyOf = ({ name, version }: RuntimePackage) => `${name}@${version}`

/** The version of a package that another one at `path` gets: the nearest above it. */
function resolved(packages: Packages, path: string, name: string): readonly string[] {
  const found = packages[`${path}/node_modules/${name}`] ?? (path === '' ? packages[`node_modules/${name}`] : undefined)
  if (found !== undefined) return found.version === undefined ? [] : [`${name}@${found.version}`]
  return path === '' ? [] : resolved(packages, path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name)
}

type Packages = z.output<typeof Lock>['packages']

/** Some databases' and bundlers' parts say their licence only where they are part of. */
function licenceOf(name: string, said: string | undefined, packages: Packages): string {
  const known = said ?? (name.startsWith('@rollup/rollup-') ? packages['node_modules/rollup']?.license : undefined)
  // DB-IP's data names its file; the identifier is in brackets.
  return known?.replace(/^SEE LICENSE IN \S+ \((.*)\)$/, '$1') ?? 'unknown'
}

const HEAD = `# Licences

Packages that an installation has (\`npm ci --omit=dev\`), by licence, as \`package-lock.json\` says. Written by \`npm run sbom\`;
a test holds it to the lock and to the list of licences that may be used (\`run/licences.ts\`). Pictures, typefaces and
data are in \`ATTRIBUTIONS.md\`.

What they ask for: MIT, ISC, BSD, Apache-2.0 and BlueOak keep notices with the code, which the packages carry. LGPL-3.0 is
libvips, a shared library that may be replaced beside sharp. MPL-2.0 is Lightning CSS, which builds the style sheets,
unchanged. CC-BY-4.0 and OFL-1.1 name their authors.
`

/** The list of licences as it stands in the documentation. */
export function licenceList(packages: readonly RuntimePackage[]): string {
  const groups = [...Map.groupBy(packages, ({ licence }) => licence)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )
  const parts = groups.map(
    ([licence, some]) => `\n## ${licence}\n\n${some.map(({ name, version }) => `- \`${name}\` ${version}\n`).join('')}`,
  )
  return HEAD + parts.join('')
}
