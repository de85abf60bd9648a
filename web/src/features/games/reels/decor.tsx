import { Coin } from '@croupier/kit/art/coin.tsx'
import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { memo } from 'react'
import classes from './decor.module.css'
import type { Title } from './title.ts'

interface DecorProps {
  readonly title: Title
}

/** What floats beside the reels on a wide screen. */
export const Decor = memo(({ title }: DecorProps) => (
  <div className={classes.decor} aria-hidden>
    {title.decor.map(([name, size], place) =>
      name === 'coin' ? <Coin key={place} size={size} /> : <ThingArt key={place} name={name} size={size} />,
    )}
  </div>
))
