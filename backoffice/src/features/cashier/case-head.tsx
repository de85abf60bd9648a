import { Row } from '@croupier/kit/layout/layout.tsx'
import type { Claim, DeskMember } from '@croupier/contract/console-desk.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconCopy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Amount } from '../../kit/amount.tsx'
import { DemoMark } from '../../kit/demo-players.tsx'
import { useMoments } from '../../kit/moment.ts'
import { StatusChip } from '../../kit/status.tsx'
import classes from './case.module.css'
import { MemberLink } from './member-link.tsx'
import { IconButton } from '@croupier/kit/form/icon-button.tsx'

interface CaseHeadProps {
  readonly reference: string
  readonly amount: string
  readonly asset: string
  readonly at: string
  readonly says: string
  readonly member: DeskMember
  readonly claim: Claim | null
  readonly chip: ReactNode
}

/** The head of what is open: its name, the one amount, and whose it is. */
export function CaseHead({ reference, amount, asset, at, says, member, claim, chip }: CaseHeadProps) {
  const t = useWords('desk')
  const moments = useMoments()
  const { account, rank, club, upline } = member
  return (
    <header className={classes.caseHead}>
      <div>
        <Row as="p" gap={8} align="center">
          <span className="mono">{reference}</span>
          <IconButton
            size="tiny"
            label={t('copy', { reference })}
            onClick={() => void navigator.clipboard.writeText(reference)}
          >
            <IconCopy size={15} aria-hidden />
          </IconButton>
          {claim ? <StatusChip status="review" fill={{ who: claim.own ? t('by_you') : claim.name }} /> : chip}
        </Row>
        <Row as="p" gap={12} align="baseline" mt={4} tone="text-dim" className={classes.big}>
          <Amount amount={amount} currency={asset} />
          <span>
            {says}, {moments.short(at)}
          </span>
        </Row>
      </div>
      <p className={classes.who}>
        <strong>{account}</strong> <DemoMark account={account} />
        <span>{[t('level', { rank }), club, ...(upline === null ? [] : [t('line_of', { upline })])].join(' · ')}</span>
        <MemberLink id={member.id} />
      </p>
    </header>
  )
}
