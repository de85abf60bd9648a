import { gameList } from '@croupier/contract/catalogue.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Navigate, useSearch } from '@tanstack/react-router'
import { Lobby } from '../lobby.tsx'
import lobby from '../lobby.module.css'
import { readLottery } from '../lobby-search.ts'
import { TileGrid } from '../tile-grid.tsx'
import { linkedLottery } from './linked-lottery.ts'

/** The lotteries, Vietnamese and South East Asian ones among them; one that the address names opens. */
export function LotteryPage() {
  const { gameCode, playType } = readLottery(useSearch({ strict: false }))
  return gameCode === undefined ? <Lobby category="LOTT" /> : <Linked gameCode={gameCode} playType={playType} />
}

interface LinkedProps {
  readonly gameCode: string
  readonly playType: string | undefined
}

function Linked({ gameCode, playType }: LinkedProps) {
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
