import { lazy, Suspense } from 'react'
import { useMay } from '../../kit/operator.tsx'
import { LimitsCard } from './limits-card.tsx'
import type { Member } from './member-screen.tsx'
import classes from './members.module.css'
import { NotesCard } from './notes-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SharesCards } from './shares-cards.tsx'
import { TimelineCard } from './timeline-card.tsx'

const DaysChart = lazy(() => import('./days-chart.tsx'))

/** Who it is, what happened, and what to look at twice. */
export function Overview({ member }: { readonly member: Member }) {
  const may = useMay()
  return (
    <div className={classes.overview}>
      <div className={classes.column}>
        <ProfileCard member={member} />
        <LimitsCard member={member} />
      </div>
      <div className={classes.column}>
        {may('bets.read') ? (
          <Suspense fallback={null}>
            <DaysChart memberId={member.id} />
          </Suspense>
        ) : null}
        <TimelineCard member={member} />
      </div>
      <div className={classes.column}>
        <SharesCards member={member} />
        <NotesCard member={member} />
      </div>
    </div>
  )
}
