const OWN = 'https://own.invalid'

/** A path of this site, as it may be gone to; undefined for whatever leads elsewhere or nowhere. */
export function ownPath(text: unknown): string | undefined {
  if (typeof text !== 'string' || !text.startsWith('/') || !URL.canParse(text, OWN)) return undefined
  const { origin, pathname, search, hash } = new URL(text, OWN)
  // A browser reads //host, /\\host and a tab between them as another host.
  return origin === OWN && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : undefined
}
