import { createHash, createHmac } from 'node:crypto'
import type { Hashes } from '../seeds.ts'

/** Node's hashes, as the server injects them. */
export const hashes: Hashes = {
  hmac: (key, message) => createHmac('sha256', key).update(message).digest(),
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
}

/** The published test vectors' seeds (rulebook §32). */
export const published = {
  serverSeed: '5f3c1a9e7b2d4860c1f0a3b5d7e9124680acebdf13579bdf02468ace13579bdf',
  clientSeed: 'demo-client',
  commitment: '03d6c9f131e20655327113a831270840ccf6fe4c88106706fd26dc7a603414b1',
} as const
