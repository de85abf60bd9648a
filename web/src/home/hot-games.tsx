import { buttonClass } from '@croupier/kit/form/button.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconChevronLeft, IconChevronRight, IconDice5, IconFlame } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type CSSProperties, useRef } from 'react'
import { GameTile } from '../features/catalogue/game-tile.tsx'
import { MINI_GAME, openMini } from '../features/games/mini/mini.ts'
import classes from './section.module.css'
import { SectionHead } from './section-head.tsx'
import { useHotGames } from './use-hot-games.ts'

const COMING = 7
/** So few games share their row with the winners. */
export const FEW = 3

/** The games that are played most: a row that scrolls sideways. */
export function HotGames() {
  const t = useWords('home')
  const { data, error, refetch } = useHotGames()
  const row = useRef<HTMLUListElement>(null)
  const games = data?.list ?? []
  if (data && games.length === 0) return null
  const page = (side: -1 | 1) =>
    row.current?.scrollBy({ left: side * row.current.clientWidth * 0.9, behavior: 'smooth' })
  return (
    <section className={classes.section}>
      <SectionHead icon={<IconFlame size={20} aria-hidden />} title={t('hot_games')}>
        {games.some(({ code }) => code === MINI_GAME) ? (
          <button type="button" className={buttonClass('ghost', 'small')} onClick={openMini}>
            <IconDice5 size={16} aria-hidden />
            {t('mini_game')}
          </button>
        ) : null}
        <Link to="/rng" className={buttonClass('secondary', 'small')}>
          {t('view_all')}
        </Link>
        {games.length > COMING ? (
          <>
            <button type="button" className={classes.arrow} aria-label={t('back')} onClick={() => page(-1)}>
              <IconChevronLeft size={16} aria-hidden />
            </button>
            <button type="button" className={classes.arrow} aria-label={t('on')} onClick={() => page(1)}>
              <IconChevronRight size={16} aria-hidden />
            </button>
          </>
        ) : null}
      </SectionHead>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      <ul
        ref={row}
        className={classes.tiles}
        data-few={games.length <= FEW || undefined}
        style={countStyle(games.length)}
      >
        {games.map((game) => (
          <li key={game.nodeId}>
            <GameTile game={game} />
          </li>
        ))}
        {data || error
          ? null
          : Array.from({ length: COMING }, (_, index) => <li key={index} className={classes.tilePlace} aria-hidden />)}
      </ul>
    </section>
  )
}

// React's type of a style does not know custom properties.
const countStyle = (games: number) => ({ '--games': Math.max(2, games) }) as CSSProperties
