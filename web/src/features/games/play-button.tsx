import { useSession } from '@croupier/kit/session.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import type { CSSProperties, ReactNode } from 'react'
import type { Game } from '../../parts/play/game.ts'
import type { Rounds } from '../../parts/play/use-rounds.ts'
import { useOnline } from '../../parts/play/use-online.ts'

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

/** From this time on the pause between two rounds is felt, and is explained. */
const FELT_MS = 1000

/** The brand's shortest time of a round, written in the member's language; undefined where nobody notices it. */
export function usePace(cycleMs: number): string | undefined {
  const language = useLanguage()
  return cycleMs < FELT_MS
    ? undefined
    : new Intl.NumberFormat(language, { style: 'unit', unit: 'second' }).format(cycleMs / 1000)
}

/** The one button that stakes; for a guest, the way to log in. */
export function PlayButton({ className, label, blocked, cycleMs, hurries, onPress, children }: PlayButtonProps) {
  const t = useWords('games')
  const guest = useSession() === undefined
  const time = usePace(cycleMs)
  if (guest) {
    return (
      <Link to="/login" className={className} aria-label={t('log_in_to_play')} data-guest>
        {t('log_in_to_play')}
      </Link>
    )
  }
  const standing = blocked === 'closed' || blocked === 'offline' ? t(`${blocked}_title`) : undefined
  const why = blocked === 'resting' && time ? t('pace_reason', { time }) : standing
  const free = blocked === undefined || (hurries === true && blocked === 'playing')
  // React's type of a style does not know custom properties.
  const style = { '--cycle': `${cycleMs}ms` } as CSSProperties
  return (
    <button
      type="button"
      className={className}
      style={style}
      aria-label={why === undefined ? label : `${label}. ${why}`}
      title={why}
      aria-disabled={!free}
      data-blocked={blocked}
      onClick={() => (free ? onPress() : undefined)}
    >
      {children}
    </button>
  )
}
