import { Text } from '../layout/layout.tsx'
import { type CSSProperties, useState } from 'react'
import { pictureUrl } from './picture-url.ts'
import { sceneTitles } from './draw/scenes/titles.ts'
import { tileTitles } from './draw/tile-titles.ts'
import styles from './game-art.module.css'
import { paletteOf } from './palettes.ts'
import { Picture } from './picture.tsx'

interface GameArtProps {
  readonly code: string
  readonly title: string
  /** The studio's name under the title. Left out on small pictures. */
  readonly vendor?: string
  /** The picture alone, without its lettered title: for thumbnails, where the name stands beside it. */
  readonly plain?: boolean
  /** True above the fold: the picture is fetched at once. */
  readonly eager?: boolean
}

/** A game's picture. It fills its parent, which gives the shape: 3:4 for a tile, square for a thumbnail. */
export function GameArt({ code, title, vendor, plain = false, eager = false }: GameArtProps) {
  const name = code.toLowerCase().replaceAll('_', '-')
  const [gone, setGone] = useState(false)
  const own = sceneTitles[code]?.title ?? tileTitles[code]
  const lettered = gone || plain || own !== title ? undefined : pictureUrl(`tiles/${name}.avif`)
  const picture = gone ? undefined : (lettered ?? pictureUrl(`tiles/${name}.plain.avif`))
  const [dark, bright, light] = paletteOf(code)
  // React's type of a style does not know custom properties.
  const ground = {
    '--dark': dark,
    '--bright': bright,
    '--light': light,
    '--letters': lettersOf(title),
  } as CSSProperties
  return (
    <Text block wide anchor clips className={styles.art} style={ground}>
      {picture === undefined ? (
        <span className={styles.rays} />
      ) : (
        <Picture
          className={styles.picture ?? ''}
          src={picture}
          alt={plain ? '' : title}
          width={300}
          height={400}
          eager={eager}
          fetchPriority={eager ? 'high' : 'auto'}
          onGone={() => setGone(true)}
        />
      )}
      {plain || lettered !== undefined ? null : (
        <Text balanced weight={800} text="center" className={styles.title}>
          {title}
        </Text>
      )}
      {plain || vendor === undefined ? null : (
        <Text size={11} weight={500} text="center" truncate className={styles.vendor}>
          {vendor}
        </Text>
      )}
    </Text>
  )
}

const NO_SPACES = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\d]+$/u
/** So many fill a line in the size of all titles, and in the smallest one. */
const LINE = { usual: 6, most: 10 } as const

/** How many letters a line must hold. A word of Japanese or Chinese has no place to break: it stands whole, in smaller letters. */
export const lettersOf = (title: string): number =>
  NO_SPACES.test(title) && title.length <= LINE.most ? Math.max(LINE.usual, title.length) : LINE.usual
