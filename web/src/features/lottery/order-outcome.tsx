import type { CallRefusal } from '@croupier/kit/calls.ts'
import { Money } from '@croupier/kit/money.tsx'
import { useTroubleText } from '@croupier/kit/state/error-state.tsx'
import { Notice, NoticeAction } from '@croupier/kit/state/notice.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { DRAFT } from './draft.ts'
import { issueShown } from './issue-text.ts'
import { faultsByLine } from './slip.ts'
import type { Board } from './use-board.ts'

interface OrderOutcomeProps {
  readonly board: Board
  /** The lines are out of sight: what was refused of one of them is said here. */
  readonly isApart?: boolean
}

/** What became of the last order: taken with the new balance, refused, or not known yet. */
export function OrderOutcome({ board: { order, sent }, isApart = false }: OrderOutcomeProps) {
  const t = useWords('lottery')
  const { placed, refused, state } = order
  if (state === 'doubted') return <Notice tone="warn">{t('doubted')}</Notice>
  if (placed) {
    const issue = issueShown(placed.issueNo)
    return (
      <Notice tone="win" action={<NoticeAction onClick={order.dismiss}>{t('close')}</NoticeAction>}>
        {placed.chaseId === null
          ? t('placed', { issue, count: placed.lines.length })
          : t('chase.placed', { issue, count: placed.issues })}{' '}
        <Money amount={placed.amount} />
        {' · '}
        {t('balance_now')} <Money amount={placed.balance} />
      </Notice>
    )
  }
  if (!refused) return null
  const isOutOfSight = isApart || sent.lines[0]?.key === DRAFT
  const fault = isOutOfSight ? [...faultsByLine(refused.fields).values()][0] : undefined
  return <Refused refused={refused} says={fault} onClose={order.dismiss} />
}

interface RefusedProps {
  readonly refused: CallRefusal
  readonly says: string | undefined
  readonly onClose: () => void
}

function Refused({ refused, says, onClose }: RefusedProps) {
  const t = useWords('lottery')
  const text = useTroubleText(refused)
  return (
    <Notice tone="loss" action={<NoticeAction onClick={onClose}>{t('close')}</NoticeAction>}>
      {says ?? text} {t('nothing_taken')}
    </Notice>
  )
}
