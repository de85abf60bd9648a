import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

// Quick enough to do for a page each second; files are compressed hard when they are built.
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}

const brotliOf = promisify(brotliCompress)
const gzipOf = promisify(gzip)

/** The best encoding that an Accept-Encoding header takes. */
export function encodingFor(header: string | string[] | undefined): Encoding {
  const taken = new Set(
    String(header ?? '')
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';', 1)[0]?.trim().toLowerCase()),
  )
  if (taken.has('br')) return 'br'
  return taken.has('gzip') ? 'gzip' : 'identity'
}

/** Texts that are sent again and again, each packed once. */
export function packedOnce(): (text: string, encoding: Encoding) => Promise<Buffer> {
  const packed = new Map<string, Promise<Buffer>>()
  return (text, encoding) => {
    const key = `${encoding} ${text}`
    const made = packed.get(key) ?? encoded(text, encoding)
    packed.set(key, made)
    return made
  }
}

/** A text in that encoding. */
export async function encoded(text: string, encoding: Encoding): Promise<Buffer> {
  const bytes = Buffer.from(text)
  if (encoding === 'br') return brotliOf(bytes, BROTLI)
  return encoding === 'gzip' ? gzipOf(bytes) : bytes
}
