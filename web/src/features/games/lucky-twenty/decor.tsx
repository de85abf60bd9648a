import { Coin } from '@croupier/kit/art/coin.tsx'
import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import classes from './decor.module.css'

/** What floats beside the reels on a wide screen. */
export const Decor = () => (
  <div className={classes.decor} aria-hidden>
    <Coin size={84} />
    <ThingArt name="clover" size={128} />
    <ThingArt name="cherries" size={84} />
    <Coin size={46} />
    <Coin size={104} />
    <ThingArt name="clover" size={96} />
    <ThingArt name="gem" size={72} />
  </div>
)
