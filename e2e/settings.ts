import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Change a setting of a brand as an operator does, beside the running server. */
export function set(merchant: string, key: string, value: unknown) {
  const words = [merchant, key, JSON.stringify(value), '--by', 'e2e', '--reason', 'a journey']
  execFileSync(process.execPath, [join(import.meta.dirname, '../run/settings.ts'), ...words], {
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA ?? '', LOG_LEVEL: 'warn' },
  })
}
