import { drawnGame } from './drawn-games.ts'

interface SlotSymbolProps {
  /** Whose symbols: `lucky-twenty`. */
  readonly set: string
  /** A symbol of the reels: W, S, H1 … H4, A, K, Q, J, T. */
  readonly code: string
  /** As it looks while the reel runs. */
  readonly blurred?: boolean
  readonly className?: string | undefined
}

/** A reel symbol. Its size comes from the style; words beside the reels say what it is. */
export function SlotSymbol({ set, code, blurred = false, className }: SlotSymbolProps) {
  const still = drawnGame(`symbols/${set}/${code}.avif`)
  const src = blurred ? (drawnGame(`symbols/${set}/${code}.blurred.avif`) ?? still) : still
  return <img className={className} src={src} alt="" width={120} height={120} decoding="sync" draggable={false} />
}

/** Addresses of every symbol picture of a set, for fetching them before the first spin. */
export const symbolPictures = (set: string, codes: readonly string[]): readonly string[] =>
  codes
    .flatMap((code) => [drawnGame(`symbols/${set}/${code}.avif`), drawnGame(`symbols/${set}/${code}.blurred.avif`)])
    .filter((src) => src !== undefined)
