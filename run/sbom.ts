import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { explain, UsageError } from './command.ts'
import { ROOT } from './install.mjs'
import { productVersion } from './installation.ts'
import { licenceList, type RuntimePackage, runtimePackages } from './licences.ts'

// npm run sbom [-- FILE]: writes what an installation is made of as a CycloneDX document (sbom.cdx.json), and docs/licences.md.
// From the lock itself: `npm sbom` stops at a developers' tool whose own packages do not fit, and leaves packages out without them.

const urlOf = ({ name, version }: Pick<RuntimePackage, 'name' | 'version'>) =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`

function componentOf({ name, version, licence, integrity }: RuntimePackage) {
  const [algorithm, digest = ''] = integrity?.split('-') ?? []
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    purl: urlOf({ name, version }),
    licenses: [/ (AND|OR) /.test(licence) ? { expression: licence } : { license: { id: licence } }],
    ...(algorithm === 'sha512' && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }],
    }),
  }
}

function sbomOf(version: string, packages: readonly RuntimePackage[]) {
  const root = `croupier@${version}`
  const refs = packages.map(({ name, version: its }) => `${name}@${its}`)
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: new Date().toISOString(),
      component: { type: 'application', 'bom-ref': root, name: 'croupier', version },
    },
    components: packages.map(componentOf),
    dependencies: [
      { ref: root, dependsOn: refs },
      ...packages.map(({ needs }, index) => ({
        ref: refs[index],
        dependsOn: [...new Set(needs)].filter((need) => refs.includes(need)),
      })),
    ],
  }
}

try {
  const [given, ...more] = process.argv.slice(2)
  if (more.length > 0) throw new UsageError('usage: npm run sbom -- FILE')
  const packages = runtimePackages()
  const file = resolve(given ?? 'sbom.cdx.json')
  writeFileSync(file, `${JSON.stringify(sbomOf(productVersion(), packages), null, 2)}\n`)
  writeFileSync(join(ROOT, 'docs/licences.md'), licenceList(packages))
  console.log(`written: ${file} and docs/licences.md, ${packages.length} packages`)
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
