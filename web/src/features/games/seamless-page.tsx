import { STUDIO_GAMES } from '@croupier/contract/studio.ts'
import { Navigate } from '@tanstack/react-router'
import { useWords } from '@croupier/kit/words.ts'
import { gameList } from '@croupier/contract/catalogue.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { TileGrid } from '../catalogue/tile-grid.tsx'
import lobby from '../catalogue/lobby.module.css'

const SHOWN = 21

/** Games that play straight from the one wallet, without money being moved first. The house's own open on their page. */
export function SeamlessPage({ gameCode }: { readonly gameCode: string | undefined }) {
  if (STUDIO_GAMES.some((known) => known === gameCode))
    return <Navigate to="/game" search={{ gameCode: gameCode ?? '' }} replace />
  return <SeamlessGames unknown={gameCode !== undefined} />
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
