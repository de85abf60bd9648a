import { studioGame } from '@croupier/contract/studio.ts'
import { buttonClass } from '@croupier/kit/form/button.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconDice5, IconFlame } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { GameRow } from '../../features/catalogue/game-row.tsx'
import { MINI_GAME, openMini } from '../../features/games/mini/mini.ts'
import { useHotGames } from './use-hot-games.ts'

/** The games that the brand calls hot: a row that scrolls sideways. */
export function HotGames() {
  const t = useWords('home')
  const { data, error, refetch } = useHotGames()
  const { data: mini } = useAsk(studioGame, { params: { gameCode: MINI_GAME } })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data?.list.length === 0) return null
  return (
    <GameRow title={t('hot_games')} icon={<IconFlame size={20} aria-hidden />} games={data?.list}>
      {mini?.open ? (
        <button type="button" className={buttonClass('ghost', 'small')} onClick={openMini}>
          <IconDice5 size={16} aria-hidden />
          {t('mini_game')}
        </button>
      ) : null}
      <Link to="/rng" search={{ show: 'hot' }} className={buttonClass('secondary', 'small')}>
        {t('view_all')}
      </Link>
    </GameRow>
  )
}
