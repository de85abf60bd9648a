import type { Game } from '@croupier/contract/catalogue.ts'
import { useBrand, useFlag } from '@croupier/kit/brand.tsx'
import { useSession } from '@croupier/kit/session.ts'
import { useWords } from '@croupier/kit/words.ts'
import { STUDIO } from '@croupier/engine/studio-game.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { TRIAL } from '../../parts/member/ruling.ts'
import type { MouseEvent } from 'react'
import classes from './game-tile.module.css'

/** Opens a game of the house for play money, where the brand allows it; a member's own tab stays as it is. */
export function DemoLink({ game }: { readonly game: Game }) {
  const t = useWords('catalogue')
  const offered = useFlag('free_play')
  const session = useSession()
  const { merchant } = useBrand()
  const navigate = useNavigate()
  if (!offered || game.vassalage !== STUDIO || session?.isAgent === TRIAL) return null
  const go = () => navigate({ to: '/game', search: { gameCode: game.code, demo: true } })
  const way = session
    ? { target: '_blank', rel: 'noopener' }
    : {
        onClick: (press: MouseEvent) => {
          if (press.metaKey || press.ctrlKey || press.shiftKey) return
          press.preventDefault()
          // Whatever is in the way is said by the page itself, which asks again.
          void import('../../parts/member/free-play.ts').then(({ enterFree }) => enterFree(merchant)).then(go, go)
        },
      }
  return (
    <Link
      to="/game"
      search={{ gameCode: game.code, demo: true }}
      className={classes.demo}
      aria-label={t('demo_of', { name: game.displayName })}
      // The arrow keys go from tile to tile.
      tabIndex={-1}
      {...way}
    >
      {t('demo')}
    </Link>
  )
}
