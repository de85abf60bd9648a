import { useWords } from '@croupier/kit/words.ts'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import classes from './game-tile.module.css'
import { useFavourites } from './use-favourites.ts'

interface FavouriteStarProps {
  readonly nodeId: string
  readonly name: string
}

/** Makes a game a favourite, or takes it from them. */
export function FavouriteStar({ nodeId, name }: FavouriteStarProps) {
  const t = useWords('catalogue')
  const { has, toggle } = useFavourites()
  const on = has(nodeId)
  return (
    <button
      type="button"
      className={classes.star}
      aria-pressed={on}
      aria-label={t('favourite_of', { name })}
      title={t(on ? 'favourite_off' : 'favourite_on')}
      // The arrow keys go from tile to tile; F does what this does.
      tabIndex={-1}
      onClick={() => toggle(nodeId)}
    >
      {on ? <IconStarFilled size={16} aria-hidden /> : <IconStar size={16} aria-hidden />}
    </button>
  )
}
