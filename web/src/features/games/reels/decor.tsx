import { Grid } from '@croupier/kit/layout/layout.tsx'
import { Coin } from '@croupier/kit/art/coin.tsx'
import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { memo } from 'react'
import type { CSSProperties } from 'react'
import classes from './decor.module.css'
import type { Title } from './title.ts'

/** Four at the start of the stage, three at its end. */
const PLACES: readonly CSSProperties[] = [
  { top: '20%', insetInlineStart: '4.2%', rotate: '-14deg' },
  { top: '55%', insetInlineStart: '5.6%', rotate: '-22deg' },
  { bottom: '11%', insetInlineStart: '2.4%', rotate: '10deg', opacity: 0.85 },
  { top: '38%', insetInlineStart: '11%', rotate: '20deg', opacity: 0.7 },
  { top: '52%', insetInlineEnd: '3%', rotate: '18deg' },
  { top: '23%', insetInlineEnd: '7%', rotate: '24deg' },
  { bottom: '6%', insetInlineEnd: '9%', rotate: '-12deg', opacity: 0.85 },
]

interface DecorProps {
  readonly title: Title
}

/** What floats beside the reels on a wide screen. */
export const Decor = memo(({ title }: DecorProps) => (
  <div className={classes.decor} aria-hidden>
    {title.decor.map(([name, size], place) => (
      <Grid key={place} as="span" style={PLACES[place]}>
        {name === 'coin' ? <Coin size={size} /> : <ThingArt name={name} size={size} />}
      </Grid>
    ))}
  </div>
))
