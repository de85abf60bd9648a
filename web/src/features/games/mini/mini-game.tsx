import { Row, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import { studioGame } from '@croupier/contract/studio.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowsMove, IconDice5, IconMaximize, IconMinus, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { MiniDice } from './mini-dice.tsx'
import { closeMini, MINI_GAME, openMini, shrinkMini } from './mini.ts'
import classes from './mini-game.module.css'
import { useWindowOffset } from './use-window-offset.ts'

/** A game in a small window: the page below goes on, the window may be moved, made small and closed. */
export function MiniGame({ small }: { readonly small: boolean }) {
  const t = useWords('games')
  const frame = useRef<HTMLDivElement>(null)
  const { offset, head, onKeyDown } = useWindowOffset(frame)
  const { data: game, error, refetch } = useAsk(studioGame, { params: { gameCode: MINI_GAME } })
  useEffect(() => {
    if (!small) frame.current?.querySelector<HTMLElement>('[data-grip]')?.focus({ preventScroll: true })
  }, [small])
  useEffect(() => {
    const element = frame.current
    const listen = ({ key }: KeyboardEvent) => void (key === 'Escape' && shrinkMini())
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      {small ? <Pill name={game?.name ?? ''} /> : null}
      {/* Hidden, not gone: a round under way is played to its end. */}
      <Surface
        level={1}
        edge
        radius={16}
        ref={frame}
        role="dialog"
        tabIndex={-1}
        aria-label={t('mini_title', { game: game?.name ?? '' })}
        className={classes.frame}
        style={{ translate: `${offset.x}px ${offset.y}px` }}
        hidden={small}
      >
        <Row as="header" gap={2} align="center" padY={4} padX={6} level={2} className={classes.head} {...head}>
          <button type="button" data-grip className={classes.tool} aria-label={t('mini_move')} onKeyDown={onKeyDown}>
            <IconArrowsMove size={18} aria-hidden />
          </button>
          <Text as="h2" size={14} weight={600} className={classes.title}>
            {game?.name}
          </Text>
          <Link to="/game" search={{ gameCode: MINI_GAME }} className={classes.tool} aria-label={t('mini_whole')}>
            <IconMaximize size={18} aria-hidden />
          </Link>
          <button type="button" className={classes.tool} aria-label={t('mini_small')} onClick={shrinkMini}>
            <IconMinus size={18} aria-hidden />
          </button>
          <button type="button" className={classes.tool} aria-label={t('mini_close')} onClick={closeMini}>
            <IconX size={18} aria-hidden />
          </button>
        </Row>
        {game ? <MiniDice game={game} /> : null}
        {error && !game ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
        {game || error ? null : <Skeleton height={320} radius={0} />}
      </Surface>
    </>
  )
}

/** The window made small: a press opens it again. */
function Pill({ name }: { readonly name: string }) {
  const t = useWords('games')
  return (
    <Row
      as="button"
      gap={8}
      align="center"
      weight={600}
      level={2}
      radius={20}
      type="button"
      className={classes.pill}
      onClick={openMini}
      aria-label={t('mini_open')}
    >
      <IconDice5 size={22} aria-hidden />
      {name}
    </Row>
  )
}
