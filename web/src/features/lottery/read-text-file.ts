/** Why a file is not read. */
export type TextFileFault = 'kind' | 'size' | 'text' | 'empty' | 'unreadable'

type ReadFile = { readonly text: string; readonly fault?: never } | { readonly fault: TextFileFault }

/** Longest file that is read: as much as a text of tickets may have. */
export const FILE_MAX_BYTES = 400_000

/** The text of a file of tickets, read in the browser. */
export async function readTextFile(file: File): Promise<ReadFile> {
  if (!/\.(?:txt|csv)$/i.test(file.name)) return { fault: 'kind' }
  if (file.size > FILE_MAX_BYTES) return { fault: 'size' }
  try {
    const text = decoded(new Uint8Array(await file.arrayBuffer()))
    if (text === undefined) return { fault: 'text' }
    return text.trim() === '' ? { fault: 'empty' } : { text }
  } catch {
    // It was moved, or may not be read any more.
    return { fault: 'unreadable' }
  }
}

/** Text as editors save it, by the mark that it begins with; undefined where it is no text. */
function decoded(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  const encoding = isWide ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}
