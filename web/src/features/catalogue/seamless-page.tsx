import { Navigate } from '@tanstack/react-router'
import { useWords } from '@croupier/kit/words.ts'
import { gameList } from '@croupier/contract/catalogue.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { addressOf, launchWay } from './launch-way.ts'
import { TileGrid } from './tile-grid.tsx'
import lobby from './lobby.module.css'

const SHOWN = 21

/** Games that play straight from the one wallet, without money being moved first; one that the address names opens. */
export function SeamlessPage({ gameCode }: { readonly gameCode: string | undefined }) {
  return gameCode === undefined ? <SeamlessGames unknown={false} /> : <NamedGame gameCode={gameCode} />
}

function NamedGame({ gameCode }: { readonly gameCode: string }) {
  const t = useWords('catalogue')
  const { data, error, refetch } = useAsk(gameList, { query: { code: gameCode, pageSize: 1 } }, { staleTime: 60_000 })
  const [game] = data?.games ?? []
  const way = game && launchWay(game)
  if (way && way.by !== 'popup') return <Navigate {...addressOf(way)} replace />
  // A code that no game can have is refused.
  if (data || error?.code === 'invalid_request') return <SeamlessGames unknown />
  return (
    <div className={`wrap ${lobby.lobby}`}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <TileGrid games={[]} coming={7} label={t('seamless')} />
      )}
    </div>
  )
}

function SeamlessGames({ unknown }: { readonly unknown: boolean }) {
  const t = useWords('catalogue')
  const { data, error, refetch } = useAsk(gameList, { query: { pageSize: SHOWN } }, { staleTime: 60_000 })
  return (
    <div className={`wrap ${lobby.lobby}`}>
      <PageHead title={t('seamless')} lead={t(unknown ? 'seamless_unknown' : 'seamless_lead')} />
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <TileGrid games={data?.games ?? []} coming={data ? 0 : 7} label={t('seamless')} />
      )}
    </div>
  )
}
