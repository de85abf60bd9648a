import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompactEncrypt, errors } from 'jose'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { readSecretFiles, removeFormer, writeRotation } from './secret-files.ts'
import {
  fixedSecret,
  type InstallationSecret,
  keyFor,
  keysFor,
  keyWith,
  openSecret,
  seal,
  sealBeginning,
  storedKeysFor,
  unseal,
} from './secret.ts'
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
  const first = open(dataDir).files().current
  expect(first).toHaveLength(32)
  expect(open(dataDir).files().current).toEqual(first)
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

const holder = (secret: InstallationSecret, now = new Date()) => ({ secret, now: () => now })
const fixed = () => holder(fixedSecret(randomBytes(32)))

test('what is sealed for one purpose opens for that purpose, with that secret, unchanged', async () => {
  const one = fixed()
  const sealed = await seal(one, 'a', 'hush')
  expect(await unseal(one, 'a', sealed)).toBe('hush')
  await expect(unseal(one, 'b', sealed)).rejects.toThrow(errors.JWEDecryptionFailed)
  await expect(unseal(fixed(), 'a', sealed)).rejects.toThrow(errors.JWEDecryptionFailed)
  await expect(unseal(one, 'a', sealed.replace(/[^.]+$/, 'A'.repeat(22)))).rejects.toThrow(errors.JWEDecryptionFailed)
  expect(keyFor(one, 'a')).not.toEqual(keyFor(one, 'b'))
})

test('what was sealed before secrets had names opens still', async () => {
  const bytes = randomBytes(32)
  const unnamed = await new CompactEncrypt(new TextEncoder().encode('hush'))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(keyWith(bytes, 'a'))
  expect(await unseal(holder(fixedSecret(bytes)), 'a', unnamed)).toBe('hush')
  await expect(unseal(fixed(), 'a', unnamed)).rejects.toThrow(errors.JWEDecryptionFailed)
})

describe('a secret that is rotated', () => {
  const [from, until] = [new Date('2026-03-01T00:00:03Z'), new Date('2026-03-02T00:00:03Z')]
  const [before, within, after] = [new Date('2026-03-01T00:00:00Z'), from, until]
  const rotate = () => {
    const first = readSecretFiles(folder)?.current
    writeRotation(folder, randomBytes(32), { bytes: first!, from, until })
    return first!
  }

  test('is read by a process that runs, at once where it meets what it does not know', async () => {
    const [running, other] = [open(folder), open(folder)]
    const first = rotate()
    const sealed = await seal(holder(open(folder), within), 'a', 'hush')
    expect(await unseal(holder(running, within), 'a', sealed)).toBe('hush')
    expect(other.files().current).toEqual(first)
    await expect.poll(() => other.files().current).not.toEqual(first)
  })

  test('is read by all before it seals, and the former one opens and proves through the overlap', async () => {
    const old = holder(open(folder), before)
    const sealed = await seal(old, 'a', 'hush')
    rotate()
    const secret = open(folder)
    const at = (now: Date) => holder(secret, now)
    expect(keyFor(at(before), 'a')).toEqual(keyFor(old, 'a'))
    expect(keyFor(at(within), 'a')).not.toEqual(keyFor(old, 'a'))
    expect(keysFor(at(within), 'a')).toEqual([keyFor(at(within), 'a'), keyFor(old, 'a')])
    expect(keysFor(at(after), 'a')).toEqual([keyFor(at(after), 'a')])
    expect(storedKeysFor(at(after), 'a')).toHaveLength(2)
    for (const now of [before, within, after]) expect(await unseal(at(now), 'a', sealed)).toBe('hush')
    removeFormer(folder)
    await expect(unseal(holder(open(folder), within), 'a', sealed)).rejects.toThrow(errors.JWEDecryptionFailed)
  })

  test('begins everything that it seals with its name', async () => {
    open(folder)
    const first = rotate()
    const sealed = await seal(holder(open(folder), within), 'a', 'hush')
    expect(sealed.startsWith(sealBeginning(open(folder).files().current))).toBe(true)
    expect(sealed.startsWith(sealBeginning(first))).toBe(false)
  })

  test('is the one of before where the rotation was killed between its two files', () => {
    const { current } = open(folder).files()
    writeFileSync(
      join(folder, 'secret.former'),
      JSON.stringify({ secret: current.toString('hex'), from: from.toISOString(), until: until.toISOString() }),
    )
    expect(open(folder).files()).toEqual({ current, former: undefined })
  })

  test('lies in files for the owner’s eyes only, and a damaged one stops the start in one line', () => {
    open(folder)
    rotate()
    for (const name of ['secret', 'secret.former']) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder).toSorted()).toEqual(['secret', 'secret.former'])
    writeFileSync(join(folder, 'secret.former'), '{}')
    expect(() => open(folder)).toThrow(StartError)
  })

  test('stays as it was read while the folder cannot be read', async () => {
    const secret = open(folder)
    const { current } = secret.files()
    writeFileSync(join(folder, 'secret'), 'half')
    expect(secret.reread().current).toEqual(current)
  })
})

test('a data folder where nothing can be made stops the start in one line', () => {
  expect(() => open('/proc/nothing/here')).toThrow(/^The data folder \/proc\/nothing\/here cannot be used: .*$/)
})
