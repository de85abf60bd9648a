import { Grid } from '@croupier/kit/layout/layout.tsx'
import { lazy, Suspense } from 'react'
import { useMay } from '../../kit/operator.tsx'
import { LimitsCard } from './limits-card.tsx'
import type { Member } from './member-screen.tsx'
import classes from './members.module.css'
import { NotesCard } from './notes-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { RebateCard } from './rebate-card.tsx'
import { SharesCards } from './shares-cards.tsx'
import { TimelineCard } from './timeline-card.tsx'

const DaysChart = lazy(() => import('./days-chart.tsx'))

/** Who it is, what happened, and what to look at twice. */
export function Overview({ member }: { readonly member: Member }) {
  const may = useMay()
  return (
    <Grid gap={14} align="start" className={classes.overview}>
      <Grid gap={14}>
        <ProfileCard member={member} />
        <LimitsCard member={member} />
        <RebateCard member={member} />
      </Grid>
      <Grid gap={14}>
        {may('bets.read') ? (
          <Suspense fallback={null}>
            <DaysChart memberId={member.id} />
          </Suspense>
        ) : null}
        <TimelineCard member={member} />
      </Grid>
      <Grid gap={14}>
        <SharesCards member={member} />
        <NotesCard member={member} />
      </Grid>
    </Grid>
  )
}
