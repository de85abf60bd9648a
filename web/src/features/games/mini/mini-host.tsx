import { useRouterState } from '@tanstack/react-router'
import { lazy } from '../../../parts/page/lazy.tsx'
import { SidePart } from '../../../parts/page/side-part.tsx'
import { useMini } from './mini.ts'

const MiniGame = lazy(() => import('./mini-game.tsx').then(({ MiniGame }) => MiniGame))

/** Pages that are a table themselves. */
const TABLES = ['/game', '/live/side', '/helpmc']

/** Keeps the small window over whatever page of the site is shown. */
export function MiniHost() {
  const state = useMini()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  if (state === 'closed' || TABLES.includes(path)) return null
  return (
    <SidePart>
      <MiniGame small={state === 'small'} />
    </SidePart>
  )
}
