import { drawn } from './drawn.ts'

interface SlotSymbolProps {
  /** A symbol of the reels: W, S, H1 … H4, A, K, Q, J, T. */
  readonly code: string
  /** As it looks while the reel runs. */
  readonly blurred?: boolean
  readonly className?: string
}

/** A reel symbol. Its size comes from the style; words beside the reels say what it is. */
export function SlotSymbol({ code, blurred = false, className }: SlotSymbolProps) {
  const src = drawn(blurred ? `symbols/${code}.blurred.avif` : `symbols/${code}.avif`)
  return <img className={className} src={src} alt="" width={120} height={120} decoding="sync" draggable={false} />
}

/** Addresses of every symbol picture, for fetching them before the first spin. */
export const symbolPictures = (codes: readonly string[]): readonly string[] =>
  codes
    .flatMap((code) => [drawn(`symbols/${code}.avif`), drawn(`symbols/${code}.blurred.avif`)])
    .filter((src) => src !== undefined)
