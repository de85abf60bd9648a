import { useWords } from '@croupier/kit/words.ts'
import { IconArrowUpRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMay } from '../../kit/operator.tsx'
import classes from './member-link.module.css'

interface MemberLinkProps {
  readonly id: string
  /** What the link says; the screen's own name where nothing else. */
  readonly children?: ReactNode
}

/** The door to all that is known of a member; text alone for those who may not see it. */
export function MemberLink({ id, children }: MemberLinkProps) {
  const t = useWords('desk')
  const may = useMay()('members.read')
  if (!may) return children
  return (
    <Link to="/members/$memberId" params={{ memberId: id }} className={classes.link}>
      {children ?? t('player360')}
      <IconArrowUpRight size={14} aria-hidden />
    </Link>
  )
}
