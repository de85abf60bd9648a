import { gameList } from '@croupier/contract/catalogue.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Navigate } from '@tanstack/react-router'
import { Lobby } from '../lobby.tsx'
import lobby from '../lobby.module.css'
import { TileGrid } from '../tile-grid.tsx'
import { linkedLottery } from './linked-lottery.ts'

interface LinkedLotteryProps {
  readonly gameCode: string
  readonly playType: string | undefined
}

/** The lottery of somebody else that an address names: it opens where it belongs; where there is none, what else there is. */
export function LinkedLotteryPage({ gameCode, playType }: LinkedLotteryProps) {
  const t = useWords('catalogue')
  const shell = useWords('shell')
  const { data, error, refetch } = useAsk(gameList, { query: { code: gameCode, pageSize: 1 } }, { staleTime: 60_000 })
  const linked = linkedLottery(data?.games[0], playType)
  if (linked) return <Navigate {...linked} replace />
  // A code that no game can have is refused.
  if (data || error?.code === 'invalid_request')
    return (
      <Lobby category="LOTT">
        <p role="status">{t('lottery_unknown', { code: gameCode })}</p>
      </Lobby>
    )
  return (
    <div className={`wrap ${lobby.lobby}`}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <TileGrid games={[]} coming={7} label={shell('LOTT')} />
      )}
    </div>
  )
}
