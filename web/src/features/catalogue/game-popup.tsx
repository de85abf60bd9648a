import { gameList, vendorSorting } from '@croupier/contract/catalogue.ts'
import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useSearch } from '@tanstack/react-router'
import classes from './game-popup.module.css'
import { TileGrid } from './tile-grid.tsx'

const SHOWN = 48

/** The games of one vendor, over the page that one is on. */
export function GamePopup({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('catalogue')
  const { vendor } = useSearch({ strict: false })
  const { data: sorting } = useAsk(vendorSorting, undefined, { staleTime: 300_000 })
  const { data, error, refetch } = useAsk(gameList, { query: { vassalage: vendor, pageSize: SHOWN } })
  const name = sorting?.list.flatMap(({ vendors }) => vendors).find(({ vassalage }) => vassalage === vendor)
  return (
    <ModalFrame
      title={name?.displayName ?? t('games_of')}
      lead={data ? t('games_count', { count: data.total }) : undefined}
      width={760}
      onClose={onClose}
    >
      <div className={classes.games}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
        {data?.total === 0 ? (
          <Empty art={<ThingArt name="telescope" />} title={t('popup_none')} text={t('popup_none_text')} />
        ) : null}
        {error || data?.total === 0 ? null : (
          <TileGrid games={data?.games ?? []} coming={data ? 0 : 4} label={name?.displayName ?? t('games_of')} />
        )}
      </div>
    </ModalFrame>
  )
}
