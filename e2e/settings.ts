import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Change settings of a brand as an operator does, beside the running server. */
export function set(merchant: string, settings: Readonly<Record<string, unknown>>) {
  const pairs = Object.entries(settings).flatMap(([key, value]) => [key, JSON.stringify(value)])
  const words = [merchant, ...pairs, '--by', 'e2e', '--reason', 'a journey']
  execFileSync(process.execPath, [join(import.meta.dirname, '../run/settings.ts'), ...words], {
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA ?? '', LOG_LEVEL: 'warn' },
  })
}
