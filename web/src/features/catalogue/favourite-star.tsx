import { Grid } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import classes from './game-tile.module.css'

interface FavouriteStarProps {
  readonly name: string
  readonly on: boolean
  readonly onToggle: () => void
  /** Whether Tab leads to it. In a grid of games the arrow keys go from tile to tile, and F does what this does. */
  readonly tabbable?: boolean
}

/** Makes a game a favourite, or takes it from them. */
export function FavouriteStar({ name, on, onToggle, tabbable = false }: FavouriteStarProps) {
  const t = useWords('catalogue')
  return (
    <Grid
      as="button"
      square={28}
      centred
      radius={8}
      type="button"
      className={classes.star}
      aria-pressed={on}
      aria-label={t('favourite_of', { name })}
      title={t(on ? 'favourite_off' : 'favourite_on')}
      tabIndex={tabbable ? 0 : -1}
      onClick={onToggle}
    >
      {on ? <IconStarFilled size={16} aria-hidden /> : <IconStar size={16} aria-hidden />}
    </Grid>
  )
}
