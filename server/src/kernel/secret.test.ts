import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errors } from 'jose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { keyFor, openSecret, seal, unseal } from './secret.ts'
import { StartError } from './start-error.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-'))
})
afterEach(() => {
  chmodSync(folder, 0o700)
  rmSync(folder, { recursive: true })
})
const open = (dataDir: string) => openSecret(readConfig({ DATA_DIR: dataDir }), randomBytes)

test('the secret is made once, for the owner’s eyes only, and found again', () => {
  const dataDir = join(folder, 'new', 'data')
  const first = open(dataDir)
  expect(first).toHaveLength(32)
  expect(open(dataDir)).toEqual(first)
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
})

test('a secret that was damaged stops the start in one line and stays as it is', () => {
  const path = join(folder, 'secret')
  writeFileSync(path, 'short')
  expect(() => open(folder)).toThrow(StartError)
  expect(readFileSync(path, 'utf8')).toBe('short')
})

test('a data folder that is a file stops the start in one line that names it', () => {
  const path = join(folder, 'file')
  writeFileSync(path, '')
  expect(() => open(path)).toThrow(new RegExp(`^The data folder ${path} cannot be used: .*$`))
})

test('what is sealed for one purpose opens for that purpose, with that secret, unchanged', async () => {
  const secret = randomBytes(32)
  const sealed = await seal(secret, 'a', 'hush')
  expect(await unseal(secret, 'a', sealed)).toBe('hush')
  await expect(unseal(secret, 'b', sealed)).rejects.toThrow(errors.JWEDecryptionFailed)
  await expect(unseal(randomBytes(32), 'a', sealed)).rejects.toThrow(errors.JWEDecryptionFailed)
  await expect(unseal(secret, 'a', sealed.replace(/[^.]+$/, 'A'.repeat(22)))).rejects.toThrow(
    errors.JWEDecryptionFailed,
  )
  expect(keyFor(secret, 'a')).not.toEqual(keyFor(secret, 'b'))
})

test('a data folder where nothing can be made stops the start in one line', () => {
  expect(() => open('/proc/nothing/here')).toThrow(/^The data folder \/proc\/nothing\/here cannot be used: .*$/)
})
