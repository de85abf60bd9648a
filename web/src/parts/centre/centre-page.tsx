import { Grid, Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './member-centre.module.css'

interface CentrePageProps {
  readonly title: string
  readonly lead: string
  /** Where a phone goes back to the menu. */
  readonly onBack?: (() => void) | undefined
  /** Stays above what scrolls. */
  readonly filters?: ReactNode
  /** At the right end of the heading on a phone. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A page of the member centre: heading, filters that stay, and what scrolls below them. */
export function CentrePage({ title, lead, onBack, filters, aside, children }: CentrePageProps) {
  const t = useWords('centre')
  return (
    <>
      <Row as="header" align="center" className={classes.head}>
        {onBack ? (
          <Grid
            as="button"
            square={44}
            centred
            tone="text-dim"
            radius={8}
            type="button"
            className={classes.back}
            aria-label={t('back')}
            onClick={onBack}
          >
            <IconChevronLeft size={22} aria-hidden />
          </Grid>
        ) : null}
        <div>
          <Text as="h2" size={22} weight={700} className={classes.title}>
            {title}
          </Text>
          <Text as="p" size={13} tone="text-dim" className={classes.lead}>
            {lead}
          </Text>
        </div>
        {aside}
      </Row>
      {filters ? <div className={classes.filters}>{filters}</div> : null}
      {/* What takes the place of a form that was scrolled begins at its top. */}
      <Stack key={title} className={classes.content}>
        {children}
      </Stack>
    </>
  )
}
