import { wordsOf } from './chance.ts'
import type { Words } from './chance.ts'

/** HMAC-SHA256 of a message under a key, both as ASCII text. The server injects Node's, the browser its own. */
export type Hmac = (key: string, message: string) => Uint8Array

/** SHA-256 of an ASCII text as 64 lower-case hex characters. */
export type Sha256 = (text: string) => string

export interface Hashes {
  readonly hmac: Hmac
  readonly sha256: Sha256
}

/** The words of one round: block r is HMAC(server seed, `client:nonce:r`) for r = 0, 1, 2 … (rulebook §31). */
export const roundWords = (hmac: Hmac, serverSeed: string, clientSeed: string, nonce: number): Words =>
  wordsOf((block) => hmac(serverSeed, `${clientSeed}:${nonce}:${block}`))

/** What is published before a server seed is used: SHA-256 of its hex characters, not of its bytes. */
export const commitmentOf = (sha256: Sha256, serverSeed: string): string => sha256(serverSeed)

/** True for a server seed as we make them: 32 bytes as 64 lower-case hex characters. */
export const isServerSeed = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)

/** True for what a member may choose as a client seed: 1 to 64 letters, digits, `-` or `_`. */
export const isClientSeed = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(text)
