import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { ROOT } from '../run/install.mjs'
import { test } from './journey.ts'

test('after all that was played the ledger proves every line', async () => {
  const { DATABASE_URL: _, ...env } = process.env
  const ledger = { ...env, DATA_DIR: process.env.E2E_DATA }
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'ledger:verify'], { cwd: ROOT, env: ledger })
  expect(stdout).toMatch(/^proved: \d+ transfers in \d+ batches/)
})
