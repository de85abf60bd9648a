import { useSession } from '@croupier/kit/session.ts'
import { useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import type { CSSProperties, ReactNode } from 'react'
import type { Game } from './game.ts'
import type { Rounds } from './use-rounds.ts'
import { useOnline } from './use-online.ts'

/** Why the main button does nothing now, as a key of the words; undefined when it plays. */
export function useBlocked(
  game: Game,
  { state }: Rounds,
): 'closed' | 'offline' | 'asking' | 'playing' | 'resting' | undefined {
  const online = useOnline()
  if (state.phase === 'asking' || state.phase === 'lost') return 'asking'
  if (state.phase !== 'ready') return state.phase
  if (!game.open) return 'closed'
  return online ? undefined : 'offline'
}

interface PlayButtonProps {
  readonly className: string | undefined
  /** Says what the press does and what it costs. */
  readonly label: string
  readonly blocked: ReturnType<typeof useBlocked>
  readonly cycleMs: number
  /** A press while the round is shown does something too: it lands the reels. */
  readonly hurries?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

/** The one button that stakes; for a guest, the way to log in. */
export function PlayButton({ className, label, blocked, cycleMs, hurries, onPress, children }: PlayButtonProps) {
  const t = useWords('games')
  const guest = useSession() === undefined
  if (guest) {
    return (
      <Link to="/login" className={className} aria-label={t('log_in_to_play')} data-guest>
        {t('log_in_to_play')}
      </Link>
    )
  }
  const free = blocked === undefined || (hurries === true && blocked === 'playing')
  // React's type of a style does not know custom properties.
  const style = { '--cycle': `${cycleMs}ms` } as CSSProperties
  return (
    <button
      type="button"
      className={className}
      style={style}
      aria-label={blocked === 'closed' || blocked === 'offline' ? `${label}. ${t(`${blocked}_title`)}` : label}
      aria-disabled={!free}
      data-blocked={blocked}
      onClick={() => (free ? onPress() : undefined)}
    >
      {children}
    </button>
  )
}
