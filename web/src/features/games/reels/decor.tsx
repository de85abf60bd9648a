import { Coin } from '@croupier/kit/art/coin.tsx'
import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import classes from './decor.module.css'
import type { Title } from './title.ts'

/** What floats beside the reels on a wide screen. */
export const Decor = ({ title }: { readonly title: Title }) => (
  <div className={classes.decor} aria-hidden>
    {title.decor.map(([name, size], place) =>
      name === 'coin' ? <Coin key={place} size={size} /> : <ThingArt key={place} name={name} size={size} />,
    )}
  </div>
)
