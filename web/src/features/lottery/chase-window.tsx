import { chase, type ChaseDetail } from '@croupier/contract/lottery-chases.ts'
import { amountText, scale, unitsOf } from '@croupier/engine/money.ts'
import type { CallRefusal } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { Checkbox } from '@croupier/kit/form/checkbox.tsx'
import { ConfirmDialog } from '@croupier/kit/form/confirm-dialog.tsx'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { Money, moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { ProgressBar } from '@croupier/kit/state/bar.tsx'
import { ErrorState, useTroubleText } from '@croupier/kit/state/error-state.tsx'
import { Notice } from '@croupier/kit/state/notice.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { Tag } from '@croupier/kit/state/tag.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useTimes } from '../../parts/site/bet-times.ts'
import own from './chase.module.css'
import { issueShown, withToggled } from './issue-text.ts'
import { CHASE_TONES, ORDER_TONES } from './order-tones.ts'
import classes from './results.module.css'
import { useCancelChase } from './use-cancel-chase.ts'

type ChaseItem = ChaseDetail['items'][number]

interface ChaseWindowProps {
  readonly chaseId: string
  readonly onClose: () => void
}

/** An own chase: its issues with what each has brought, and the way to take back those that are not closed. */
export function ChaseWindow({ chaseId, onClose }: ChaseWindowProps) {
  const t = useWords('lottery')
  const { data, error, refetch } = useAsk(chase, { params: { chaseId } }, { staleTime: 0 })
  const cancel = useCancelChase(chaseId)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [isSure, setSure] = useState(false)
  const open = data?.items.filter(({ cancellable }) => cancellable) ?? []
  // An issue may have closed since it was ticked.
  const chosen = open.filter(({ issueNo }) => ticked.has(issueNo))
  const isAll = chosen.length === 0
  const { returned } = cancel
  return (
    <ModalFrame
      title={data ? t('chase.window', { count: data.issues }) : t('chase.title')}
      width={560}
      foot={
        open.length > 0 ? (
          <Button wide tone="danger" working={cancel.working} onClick={() => setSure(true)}>
            {isAll ? t('chase.cancel_all', { count: open.length }) : t('chase.cancel_some', { count: chosen.length })}
          </Button>
        ) : null
      }
      onClose={onClose}
    >
      {cancel.refused ? <CancelRefused refused={cancel.refused} /> : null}
      {returned ? (
        <Notice tone="win">
          {t('chase.cancelled', { count: returned.issueNos.length })} <Money amount={returned.returned} />
        </Notice>
      ) : null}
      {data ? (
        <Detail detail={data} ticked={ticked} onTick={(issueNo) => setTicked(withToggled(ticked, issueNo))} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={4} />
      )}
      {isSure && open.length > 0 ? (
        <CancelDialog
          items={isAll ? open : chosen}
          onKeep={() => setSure(false)}
          onCancel={() => {
            setSure(false)
            setTicked(new Set())
            cancel.send(isAll ? undefined : chosen.map(({ issueNo }) => issueNo))
          }}
        />
      ) : null}
    </ModalFrame>
  )
}

const CancelRefused = ({ refused }: { readonly refused: CallRefusal }) => (
  <Notice tone="loss">{useTroubleText(refused)}</Notice>
)

interface CancelDialogProps {
  readonly items: readonly ChaseItem[]
  readonly onKeep: () => void
  readonly onCancel: () => void
}

function CancelDialog({ items, onKeep, onCancel }: CancelDialogProps) {
  const t = useWords('lottery')
  const look = useMoneyLook()
  const units = items.reduce((sum, { amount }) => sum + (unitsOf(amount, scale) ?? 0n), 0n)
  return (
    <ConfirmDialog
      icon={<IconArrowBackUp size={24} aria-hidden />}
      tone="warn"
      title={t('chase.cancel_title', { count: items.length })}
      text={t('chase.cancel_text', { amount: moneyText(amountText(units, look.decimals), look) })}
      cancel={t('chase.keep')}
      confirm={t('chase.cancel')}
      onCancel={onKeep}
      onConfirm={onCancel}
    />
  )
}

interface DetailProps {
  readonly detail: ChaseDetail
  readonly ticked: ReadonlySet<string>
  readonly onTick: (issueNo: string) => void
}

function Detail({ detail, ticked, onTick }: DetailProps) {
  const t = useWords('lottery')
  const { moment } = useTimes()
  const { placedAt, lines, endedIssues: ended, issues, played, amount, rebate, prize, state, stopOnWin, items } = detail
  const progress = t('chase.progress', { ended, issues })
  return (
    <Stack gap={16} padY={8}>
      <Stack gap={6}>
        <Row gap={8} align="center" justify="between">
          <Text weight={600} num>
            {progress}
          </Text>
          <Tag tone={CHASE_TONES[state]}>{t(`chase.states.${state}`)}</Tag>
        </Row>
        <Row>
          <ProgressBar label={progress} value={ended} max={issues} />
        </Row>
      </Stack>
      <dl className={classes.facts}>
        <dt>{t('placed_at')}</dt>
        <dd>
          {moment(placedAt)} · {t('lines_count', { count: lines })}
        </dd>
        <dt>{t('chase.played')}</dt>
        <dd>
          <Money amount={played} /> / <Money amount={amount} />
        </dd>
        <dt>{t('rebate')}</dt>
        <dd>
          <Money amount={rebate} />
        </dd>
        <dt>{t('prize_won')}</dt>
        <dd>
          <Money amount={prize} signed />
        </dd>
        <dt>{t('chase.stop')}</dt>
        <dd>{t(stopOnWin ? 'chase.stop_on' : 'chase.stop_off')}</dd>
      </dl>
      <ul className={own.issues} aria-label={t('chase.rows')}>
        {items.map((item) => (
          <Item
            key={item.issueNo}
            item={item}
            isTicked={ticked.has(item.issueNo)}
            onTick={() => onTick(item.issueNo)}
          />
        ))}
      </ul>
    </Stack>
  )
}

interface ItemProps {
  readonly item: ChaseItem
  readonly isTicked: boolean
  readonly onTick: () => void
}

function Item({ item: { issueNo, drawAt, multiple, amount, prize, state, cancellable }, isTicked, onTick }: ItemProps) {
  const t = useWords('lottery')
  const { moment } = useTimes()
  const issue = t('issue_of', { issue: issueShown(issueNo) })
  const name = (
    <>
      <Text block weight={600} num>
        {issue}
      </Text>
      <Text block tone="text-dim" size={13} num>
        {moment(drawAt)} · ×{multiple}
      </Text>
    </>
  )
  return (
    <Row as="li" gap={12} align="center" justify="between" padY={8} className={own.tick}>
      {cancellable ? (
        <Checkbox label={name} aria-label={t('chase.choose', { issue })} checked={isTicked} onChange={onTick} />
      ) : (
        <div>{name}</div>
      )}
      <Stack gap={2} align="end" size={13}>
        <Tag tone={ORDER_TONES[state]}>{t(`state.${state}`)}</Tag>
        {state === 'won' ? <Money amount={prize} signed /> : <Money amount={amount} />}
      </Stack>
    </Row>
  )
}
