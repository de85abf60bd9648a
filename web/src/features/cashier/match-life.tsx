import { useSession } from '@croupier/kit/session.ts'
import { lazy } from '../../parts/page/lazy.tsx'
import { SidePart } from '../../parts/page/side-part.tsx'
import { TRIAL } from '../../parts/member/ruling.ts'

const MatchNote = lazy(() => import('./match-note.tsx').then(({ MatchNote }) => MatchNote))

/** What other members pay somebody who is logged in, through the life of the page; a guest does not wait for it. */
export function MatchLife() {
  const session = useSession()
  // While a new password is due, that comes first.
  const watches = session !== undefined && session.cpw === '' && session.isAgent !== TRIAL
  return <SidePart>{watches ? <MatchNote /> : null}</SidePart>
}
