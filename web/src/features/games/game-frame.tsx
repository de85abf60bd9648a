import '@croupier/kit/art/lettering.css'
import { useWords } from '@croupier/kit/words.ts'
import { useCallback, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { AfterPaint } from '../../parts/page/after-paint.tsx'
import { fetchModal, LazyModal } from '../../parts/page/lazy-modal.tsx'
import { toggleFullScreen } from '../../parts/play/full-screen.ts'
import { PlaySessionLine } from '../../parts/limits/play-session-line.tsx'
import { GameBar } from '../../parts/play/game-bar.tsx'
import type { Game } from '../../parts/play/game.ts'
import { GameMenu } from './game-menu.tsx'
import classes from '../../parts/play/game-page.module.css'
import { RoundTables } from './round-tables.tsx'
import { soundSwitch } from '../../parts/play/switch.ts'
import { useKeys } from '../../parts/play/use-keys.ts'
import type { Rounds } from '../../parts/play/use-rounds.ts'

interface GameFrameProps {
  readonly game: Game
  readonly rounds: Rounds
  /** The rules, opened from the bar, the menu or by the key I. */
  readonly rules: ReactNode
  /** Whether the rules are open, where the game itself can open them. */
  readonly rulesOpen?: boolean
  readonly onRules?: (open: boolean) => void
  /** The last result in words, told once. */
  readonly said: string
  readonly children: ReactNode
}

/** What stands around every game: its bar, its menu, its rules, the result in words, and the rounds below. */
export function GameFrame({ game, rounds, rules, rulesOpen = false, onRules, said, children }: GameFrameProps) {
  const t = useWords('games')
  const [menu, setMenu] = useState(false)
  const [own, setOwn] = useState(false)
  const settled = useSettledBalance(rounds)
  // A game renders with every step of its round, its bar does not.
  const openRules = useCallback(() => (onRules ?? setOwn)(true), [onRules])
  const openMenu = useCallback(() => setMenu(true), [])
  const closeRules = () => (onRules ?? setOwn)(false)
  useWindowsAhead()
  useKeys({
    m: () => soundSwitch.set(!soundSwitch.on()),
    f: toggleFullScreen,
    i: openRules,
    p: openRules,
    '?': openMenu,
  })
  return (
    <div className={classes.page}>
      <GameBar game={game} balance={rounds.balance} onRules={openRules} onMenu={openMenu} />
      <main>
        {settled === undefined ? null : <PlaySessionLine balance={settled} />}
        {children}
        <p className="sr-only" aria-live="assertive">
          {said}
        </p>
        <div className={classes.below}>
          <AfterPaint>
            <RoundTables game={game} />
          </AfterPaint>
        </div>
      </main>
      {menu ? (
        <GameMenu
          game={game}
          onRules={() => {
            setMenu(false)
            openRules()
          }}
          onClose={() => setMenu(false)}
        />
      ) : null}
      {rulesOpen || own ? (
        <LazyModal title={t('rules_of', { game: game.name })} width={720} onClose={closeRules}>
          {rules}
        </LazyModal>
      ) : null}
    </div>
  )
}

// The game comes first; by then it can be played.
const windowsAfterMs = 3000

/** Fetch the windows of the game before somebody opens one: the line may be gone then. */
function useWindowsAhead() {
  useEffect(() => {
    const timer = setTimeout(() => void fetchModal().catch(() => undefined), windowsAfterMs)
    return () => clearTimeout(timer)
  }, [])
}

/** The balance as it was before the round under way: what a stay has come to must not tell the round's end before the game does. */
function useSettledBalance({ state, balance }: Rounds): string | undefined {
  const [settled, setSettled] = useState(balance)
  const underWay = state.phase !== 'ready' && state.phase !== 'resting'
  if (!underWay && settled !== balance) setSettled(balance)
  return settled
}
