import { useSession } from '@croupier/kit/session.ts'
import { lazy } from '../../parts/page/lazy.tsx'
import { SidePart } from '../../parts/page/side-part.tsx'
import { useLimitsDialog } from './dialog.ts'

const PlaySessionWatch = lazy(() => import('./play-session-watch.tsx').then(({ PlaySessionWatch }) => PlaySessionWatch))

/** The limits of whoever is logged in, through the life of the page; a guest does not wait for it. */
export function LimitsLife() {
  const dialog = useLimitsDialog()
  const session = useSession()
  // While a new password is due, that comes first.
  const watches = session !== undefined && session.cpw === ''
  return <SidePart>{watches || dialog ? <PlaySessionWatch /> : null}</SidePart>
}
