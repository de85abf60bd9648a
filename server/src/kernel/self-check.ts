import { buildFaults, readBuildManifest, ROOT } from './build-files.ts'
import type { Deps } from './deps.ts'
import { noteSelfCheck } from './metrics.ts'
import { migrationFaults } from './migrate.ts'
import { readSchemaFile, readSchemaParts, schemaFaults } from './schema-parts.ts'

export interface SelfCheck {
  readonly compared: number
  /** Each in words; empty where all is as it was built. */
  readonly faults: readonly string[]
}

/** Hold the running installation against what was built: its files, its migrations, and what the database enforces. */
export async function checkSelf({ config, db }: Pick<Deps, 'config' | 'db'>, root = ROOT): Promise<SelfCheck> {
  const manifest = await readBuildManifest(root)
  const [migrations, expected, found] = await Promise.all([migrationFaults(db), readSchemaFile(), readSchemaParts(db)])
  const files = manifest === undefined ? noManifest(config.mode) : await buildFaults(root, manifest)
  const faults = [...files, ...migrations.faults, ...schemaFaults(expected, found)]
  noteSelfCheck(faults.length)
  return {
    compared: Object.keys(manifest?.files ?? {}).length + migrations.compared + Object.keys(expected).length,
    faults,
  }
}

/** A sandbox may run without a build; where money is real somebody must know what runs. */
const noManifest = (mode: Deps['config']['mode']) =>
  mode === 'production' ? ['nobody has written down what was built: npm start does'] : []
