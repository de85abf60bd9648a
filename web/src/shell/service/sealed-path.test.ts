import { createCipheriv, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { decryptPath } from './sealed-path.ts'

const key = randomBytes(32)
const UNREADABLE = { name: 'OperationError' }

/** As the server seals it. */
function sealed(path: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  return Buffer.concat([nonce, cipher.update(path), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

test('a sealed path is opened with the key beside it', async () => {
  expect(await decryptPath(key.toString('base64url'), sealed('/support?line=VIP'))).toBe('/support?line=VIP')
})

test('a path that was touched, or another key, opens nothing', async () => {
  const path = sealed('/support')
  const touched = `${path.slice(0, -2)}${path.endsWith('AA') ? 'BB' : 'AA'}`
  await expect(decryptPath(key.toString('base64url'), touched)).rejects.toMatchObject(UNREADABLE)
  await expect(decryptPath(randomBytes(32).toString('base64url'), path)).rejects.toMatchObject(UNREADABLE)
})
