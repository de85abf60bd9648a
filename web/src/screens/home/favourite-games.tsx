import { favouriteGames } from '@croupier/contract/favourites.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconStar } from '@tabler/icons-react'
import { GameRow } from '../../features/catalogue/game-row.tsx'

/** The member's favourites, the one added last first; nothing before the first one. */
export function FavouriteGames() {
  const t = useWords('home')
  const { data } = useAsk(favouriteGames)
  if (!data || data.list.length === 0) return null
  return <GameRow title={t('favourites')} icon={<IconStar size={20} aria-hidden />} games={data.list} />
}
