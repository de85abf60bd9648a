import { type ProofRecord, readRecord } from './round-record.ts'

const MARK = '#round='

/** The address at which anybody can check a round: the whole proof is in it, behind the hash, so that it never reaches a server. */
export async function proofAddress(record: ProofRecord, origin: string): Promise<string> {
  const packed = await throughStream(
    new TextEncoder().encode(JSON.stringify(record)),
    new CompressionStream('deflate-raw'),
  )
  return `${origin}/verify${MARK}${base64Url(packed)}`
}

/** The round that an address carries behind its hash, if it does. */
export async function recordInHash(hash: string): Promise<ProofRecord | undefined> {
  const text = hash.startsWith('#') ? hash : `#${hash}`
  if (!text.startsWith(MARK)) return undefined
  try {
    const unpacked = await throughStream(bytesOf(text.slice(MARK.length)), new DecompressionStream('deflate-raw'))
    return readRecord(new TextDecoder().decode(unpacked))
  } catch {
    // A link that was cut or changed on its way holds no round.
    return undefined
  }
}

async function throughStream(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const packed = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
