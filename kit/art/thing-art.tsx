import { pictureUrl } from './picture-url.ts'
import { Picture } from './picture.tsx'

interface ThingArtProps {
  /** Its key in `singles` of `draw/single.ts`. */
  readonly name: string
  readonly size?: number
}

/** One object by itself, for empty, error and offline states and for stages. Decoration. */
export function ThingArt({ name, size = 72 }: ThingArtProps) {
  const src = pictureUrl(`things/${name}.avif`) ?? pictureUrl(`things/${name}.svg`)
  return src === undefined ? null : <Picture src={src} alt="" width={size} height={size} draggable={false} />
}
