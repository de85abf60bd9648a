import { pictureUrl } from './picture-url.ts'
import { paletteOf } from './palettes.ts'
import { Picture } from './picture.tsx'

interface BannerArtProps {
  /** As an announcement carries it: `lucky-twenty`, `provably-fair`, `welcome`, `dice`; `login` and `register` are tall panes. */
  readonly name: string
  /** True for the picture that is seen first. */
  readonly eager?: boolean
  readonly className?: string
}

/** A banner's picture without words. It fills its parent and keeps its right side when cut; the left side is dark for text. */
export function BannerArt({ name, eager = false, className }: BannerArtProps) {
  const wide = pictureUrl(`banners/${name}.1440.avif`)
  const small = pictureUrl(`banners/${name}.720.avif`)
  const tall = pictureUrl(`banners/${name}.480.avif`)
  const src = tall ?? small ?? wide
  const style = {
    width: '100%',
    height: '100%',
    display: 'block',
    objectFit: 'cover',
    objectPosition: tall ? '50% 100%' : '100% 50%',
  } as const
  if (src === undefined) {
    const [dark, bright] = paletteOf(name)
    return (
      <span className={className} style={{ ...style, background: `linear-gradient(100deg, ${dark} 40%, ${bright})` }} />
    )
  }
  return (
    <Picture
      className={className}
      style={style}
      src={src}
      srcSet={small && wide ? `${small} 720w, ${wide} 1440w` : undefined}
      sizes={small && wide ? '(min-width: 900px) 860px, 100vw' : undefined}
      alt=""
      width={tall ? 320 : 860}
      height={tall ? 656 : 348}
      eager={eager}
      fetchPriority={eager ? 'high' : 'auto'}
    />
  )
}
