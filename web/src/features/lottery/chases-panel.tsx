import { chases, type LotteryChase } from '@croupier/contract/lottery-chases.ts'
import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { Money } from '@croupier/kit/money.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useSession } from '@croupier/kit/session.ts'
import { ProgressBar } from '@croupier/kit/state/bar.tsx'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { Tag } from '@croupier/kit/state/tag.tsx'
import { Pager } from '@croupier/kit/table/pager.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { useTimes } from '../../parts/site/bet-times.ts'
import { ChaseWindow } from './chase-window.tsx'
import { CHASE_TONES } from './order-tones.ts'
import classes from './results.module.css'

/** The own chases of a lottery, the newest first; each opens with its issues. */
export function ChasesPanel({ gameCode }: { readonly gameCode: string }) {
  const t = useWords('lottery')
  const isGuest = useSession() === undefined
  const [pageNo, setPageNo] = useState(1)
  const [open, setOpen] = useState<string>()
  const { data, error, refetch } = useAsk(chases, { query: { gameCode, pageNo, pageSize: 10 } }, { staleTime: 0 })
  if (isGuest)
    return (
      <Text as="p" pad={16} size={13} tone="text-dim">
        {t('chase.guest')}
      </Text>
    )
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Stack pad={16}>
        <SkeletonRows rows={4} />
      </Stack>
    )
  if (data.total === 0) return <Empty title={t('chase.none')} text={t('chase.none_text')} />
  return (
    <Stack gap={12} padX={16} padY={8}>
      <ul className={classes.orders}>
        {data.list.map((chase) => (
          <li key={chase.chaseId}>
            <ChaseButton chase={chase} onOpen={() => setOpen(chase.chaseId)} />
          </li>
        ))}
      </ul>
      <Pager page={pageNo} pages={data.totalPages} total={data.total} onPage={setPageNo} />
      {open === undefined ? null : <ChaseWindow chaseId={open} onClose={() => setOpen(undefined)} />}
    </Stack>
  )
}

interface ChaseButtonProps {
  readonly chase: LotteryChase
  readonly onOpen: () => void
}

function ChaseButton({ chase, onOpen }: ChaseButtonProps) {
  const t = useWords('lottery')
  const { moment } = useTimes()
  const { endedIssues: ended, issues, placedAt, played, amount, prize, state } = chase
  const progress = t('chase.progress', { ended, issues })
  return (
    <button type="button" className={classes.order} onClick={onOpen}>
      <Row as="span" gap={8} align="center" justify="between">
        <Text weight={600} num>
          {progress}
        </Text>
        <Tag tone={CHASE_TONES[state]}>{t(`chase.states.${state}`)}</Tag>
      </Row>
      <Row as="span" mt={6}>
        <ProgressBar label={progress} value={ended} max={issues} />
      </Row>
      <Row as="span" gapX={12} gapY={2} wraps justify="between" mt={6} size={13}>
        <Text tone="text-dim" num>
          {moment(placedAt)}
        </Text>
        <Text num>
          {t('chase.played')} <Money amount={played} /> / <Money amount={amount} />
        </Text>
      </Row>
      {/[1-9]/.test(prize) ? (
        <Row as="span" gap={8} justify="between" mt={2} size={13}>
          <Text tone="text-dim">{t('prize_won')}</Text>
          <Money amount={prize} signed />
        </Row>
      ) : null}
    </button>
  )
}
