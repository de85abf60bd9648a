const NONCE = 12

/** A path as the router list seals it, in plain text again; rejects when key and path do not belong together. */
export async function decryptPath(key: string, sealed: string): Promise<string> {
  const bytes = bytesOf(sealed)
  const secret = await crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['decrypt'])
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.subarray(0, NONCE) },
    secret,
    bytes.subarray(NONCE),
  )
  return new TextDecoder().decode(plain)
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.codePointAt(0) ?? 0)
