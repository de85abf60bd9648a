import { Row } from '@croupier/kit/layout/layout.tsx'
import { Skeleton } from '@croupier/kit/state/skeleton.tsx'
import classes from './header.module.css'
import { lazy } from '../parts/page/lazy.tsx'
import { SidePart } from '../parts/page/side-part.tsx'

const AccountPanel = lazy(() => import('./account-panel.tsx').then(({ AccountPanel }) => AccountPanel))

/** What a member has in the header, asked for ahead where one is known to come. */
export const preloadAccount = (): Promise<void> => AccountPanel.preload()

/** The header's part of a member; visitors do not fetch it. */
export const HeaderAccount = () => (
  <SidePart fallback={<Waiting />}>
    <AccountPanel />
  </SidePart>
)

const Waiting = () => (
  <Row gap={8} align="center" className={classes.account}>
    <Skeleton width={150} height={40} radius={8} />
  </Row>
)
