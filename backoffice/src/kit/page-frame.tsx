import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './page-frame.module.css'

interface PageFrameProps {
  readonly title: string
  /** Chips that say how it stands. */
  readonly states?: ReactNode
  /** Quiet facts beside the title. */
  readonly facts?: ReactNode
  /** At the right; the one primary button last. */
  readonly actions?: ReactNode
  /** The list that this is one of. */
  readonly back?: LinkProps['to']
  readonly children: ReactNode
}

/** A screen: its head of one line, and what it shows below. */
export function PageFrame({ title, states, facts, actions, back, children }: PageFrameProps) {
  const t = useWords('pieces')
  return (
    <Stack gap={14} className={classes.page}>
      <Row as="header" gap={10} align="center" className={classes.head}>
        {back === undefined ? null : (
          <Link to={back} className={classes.back} aria-label={t('back')}>
            <IconArrowLeft size={18} aria-hidden />
          </Link>
        )}
        <h1 className={classes.title}>{title}</h1>
        {states}
        {facts === undefined ? null : (
          <Text tone="text-dim" truncate className={classes.facts}>
            {facts}
          </Text>
        )}
        <Row atEnd gap={8} align="center" className={classes.actions}>
          {actions}
        </Row>
      </Row>
      {children}
    </Stack>
  )
}
