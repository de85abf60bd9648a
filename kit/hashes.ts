import type { Hashes } from '@croupier/engine/seeds.ts'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** HMAC-SHA256 of a message under the bytes of a chain's link, by which lotteries draw. */
export const linkHmac = (link: string, message: string): Uint8Array =>
  hmac(sha256, hexToBytes(link), utf8ToBytes(message))

/** The hashes by which a round is proved, computed in the page itself: nobody has to be believed, and no secure origin is needed. */
export const hashes: Hashes = {
  hmac: (key, message) => hmac(sha256, utf8ToBytes(key), utf8ToBytes(message)),
  sha256: (text) => bytesToHex(sha256(utf8ToBytes(text))),
}
