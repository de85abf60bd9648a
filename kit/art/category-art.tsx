import { pictureUrl } from './picture-url.ts'
import { Picture } from './picture.tsx'

interface CategoryArtProps {
  /** A category of the contract, such as `RNG`. */
  readonly category: string
  readonly size?: number
}

/** The object that stands for a category, decoration beside its name. */
export function CategoryArt({ category, size = 46 }: CategoryArtProps) {
  const src = pictureUrl(`categories/${category}.avif`)
  return src === undefined ? null : <Picture src={src} alt="" width={size} height={size} />
}
