import type { PrizeMode } from '@croupier/contract/lottery.ts'
import { FavouriteStar } from '../../features/catalogue/favourite-star.tsx'
import { useOwnGames } from '../../features/catalogue/own-games.ts'
import { LotteryTiles } from '../../features/lottery/lottery-tiles.tsx'

/** The lotteries with the member's stars. */
export function StarredTiles({ modes }: { readonly modes?: readonly PrizeMode[] }) {
  const { isFavourite, toggleFavourite } = useOwnGames()
  return (
    <LotteryTiles
      {...(modes && { modes })}
      star={({ gameCode, name }) => (
        <FavouriteStar name={name} on={isFavourite(gameCode)} onToggle={() => toggleFavourite(gameCode)} tabbable />
      )}
    />
  )
}
