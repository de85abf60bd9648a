import { Grid, Row, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import type { ReactNode } from 'react'
import classes from './entry.module.css'

/** The card in the middle of an otherwise empty console: logging in and setting a first password. */
export const EntryCard = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Grid as="main" centred pad={24} className={classes.page}>
    <Surface level={1} edge radius={20} className={classes.card}>
      <Row as="p" gap={10} align="center" mb={24} size={14} weight={600} tone="text-dim">
        <Grid as="span" square={28} centred radius={8} className={classes.mark} aria-hidden>
          C
        </Grid>
        Croupier
      </Row>
      <Text as="h1" mb={16} size={20} weight={600}>
        {title}
      </Text>
      {children}
    </Surface>
  </Grid>
)
