import { Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconShieldCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { issueShown } from './issue-text.ts'
import classes from './results.module.css'

interface VerifyLinkProps {
  readonly gameCode: string
  readonly issueNo: string
  /** An own order on the issue, whose lines are verified too. */
  readonly orderId?: string
}

/** Leads to the proof of a draw. */
export function VerifyLink({ gameCode, issueNo, orderId }: VerifyLinkProps) {
  const t = useWords('lottery')
  return (
    <Link
      to="/lottery/verify"
      search={{ gameCode, issueNo, ...(orderId !== undefined && { order: orderId }) }}
      className={classes.verify}
      aria-label={t('proof.verify_issue', { issue: issueShown(issueNo) })}
    >
      <IconShieldCheck size={16} aria-hidden />
      <Text aria-hidden>{t('proof.verify')}</Text>
    </Link>
  )
}
