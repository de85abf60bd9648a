import { useSession } from '@croupier/kit/session.ts'
import { lazy } from '../../parts/page/lazy.tsx'
import { SidePart } from '../../parts/page/side-part.tsx'

const OwnNotice = lazy(() => import('./own-notice.tsx').then(({ OwnNotice }) => OwnNotice))

/** What is written to somebody who is logged in, through the life of the page; a guest does not wait for it. */
export function NoticeLife() {
  const session = useSession()
  // While a new password is due, that comes first.
  const reads = session !== undefined && session.cpw === ''
  return <SidePart>{reads ? <OwnNotice /> : null}</SidePart>
}
