import { BannerArt } from '@croupier/kit/art/banner-art.tsx'
import { BrandMark } from '@croupier/kit/art/brand-mark.tsx'
import { useBrand } from '@croupier/kit/brand.tsx'
import type { ReactNode } from 'react'
import classes from './entry.module.css'

interface EntryArtProps {
  readonly art: 'login' | 'register'
  readonly title: string
  readonly text: string
  readonly points: readonly (readonly [icon: ReactNode, words: string])[]
}

/** The tall picture beside login and registration, with the brand and what it promises. */
export function EntryArt({ art, title, text, points }: EntryArtProps) {
  const brand = useBrand()
  return (
    <div className={classes.pane}>
      <BannerArt name={art} eager className={classes.picture ?? ''} />
      <p className={classes.brand}>
        <BrandMark logo={brand.logo} size={34} />
        <span className={classes.wordmark}>{brand.wordmark}</span>
      </p>
      <p className={classes.paneTitle}>{title}</p>
      <p className={classes.paneText}>{text}</p>
      <ul className={classes.points}>
        {points.map(([icon, words]) => (
          <li key={words}>
            {icon}
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
