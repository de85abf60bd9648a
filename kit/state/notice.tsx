import { Row, Text } from '../layout/layout.tsx'
import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconWifiOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './state.module.css'

export type NoticeTone = 'warn' | 'win' | 'info' | 'loss'

const ICONS = { warn: IconWifiOff, win: IconCircleCheck, info: IconInfoCircle, loss: IconAlertCircle }

interface NoticeProps {
  readonly tone: NoticeTone
  readonly children: ReactNode
  readonly icon?: ReactNode
  /** A button or link at its right end. */
  readonly action?: ReactNode
}

/** A line of news with a coloured edge. Bad news is told to readers at once. */
export function Notice({ tone, children, icon, action }: NoticeProps) {
  const Icon = ICONS[tone]
  return (
    <Row
      gap={12}
      align="center"
      padY={10}
      padX={12}
      size={13}
      level={2}
      edge
      radius={10}
      className={classes.notice}
      data-tone={tone}
      role={tone === 'loss' || tone === 'warn' ? 'alert' : 'status'}
    >
      <span className={classes.noticeIcon}>{icon ?? <Icon size={18} aria-hidden />}</span>
      <Text grow>{children}</Text>
      {action}
    </Row>
  )
}

/** A button in a notice. */
export const NoticeAction = ({ children, onClick }: { readonly children: ReactNode; readonly onClick: () => void }) => (
  <Text as="button" padY={6} nowrap type="button" className={`link ${classes.noticeAction}`} onClick={onClick}>
    {children}
  </Text>
)
