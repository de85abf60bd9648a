import { Grid, Stack } from '@croupier/kit/layout/layout.tsx'
import type { ReactNode } from 'react'
import { AccountLink } from './account-link.tsx'
import layout from './case.module.css'
import { PageFrame } from './page-frame.tsx'

interface CaseFrameProps {
  readonly title: string
  /** The queue that it is in. */
  readonly back: '/failed-settlements' | '/held-stakes' | '/shortfalls'
  readonly state: ReactNode
  readonly whose: { readonly account: string; readonly memberId: string }
  readonly since: string
  /** How people end it. */
  readonly actions: ReactNode
  readonly children: ReactNode
}

/** A case of a queue of members' money: what happened, and beside it how it is ended. */
export const CaseFrame = ({
  title,
  back,
  state,
  whose: { account, memberId },
  since,
  actions,
  children,
}: CaseFrameProps) => (
  <PageFrame
    title={title}
    back={back}
    states={state}
    facts={
      <>
        <AccountLink account={account} memberId={memberId} /> · {since}
      </>
    }
  >
    <Grid gap={14} align="start" className={layout.columns}>
      <Stack gap={14} className={layout.stack}>
        {children}
      </Stack>
      {actions}
    </Grid>
  </PageFrame>
)
