import {
  claimNextDispute,
  DISPUTE_STAGES,
  disputeCase,
  disputeDesk,
  type DisputeDeskRow,
  type DisputeStage,
} from '@croupier/contract/console-disputes.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconConfetti, IconHandGrab } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { StateCard } from '../../kit/state-card.tsx'
import { StatusChip } from '../../kit/status.tsx'
import { Trouble } from '../../kit/trouble.tsx'
import { useMay } from '../../shell/operator.tsx'
import { DisputeActions } from './dispute-actions.tsx'
import { DisputeCard } from './dispute-card.tsx'
import { DisputeChip } from './dispute-chip.tsx'
import classes from './desk.module.css'
import { DeskFrame } from './desk-frame.tsx'
import { QueueRow } from './queue-row.tsx'
import { useDeed } from './use-deed.ts'

const EVERY_MS = 4000
const PROMISE_MINUTES = 15

interface DisputeDeskProps {
  readonly stage: DisputeStage
  /** The one that is open; the first of the queue while nobody has chosen. */
  readonly id: string | undefined
}

/** Payments between members of which one says that they have not arrived, or not all of them. */
export function DisputeDesk({ stage, id }: DisputeDeskProps) {
  const t = useWords('desk')
  const may = useMay()('disputes.decide')
  const navigate = useNavigate()
  const open = (next: { stage?: DisputeStage; id?: string | undefined }) =>
    void navigate({ to: '/disputes', search: { stage, ...next }, replace: true })
  const { data, error, refetch } = useAsk(disputeDesk, { query: { stage } }, { refetchInterval: EVERY_MS })
  const list = data?.list ?? []
  const chosen = id ?? list[0]?.id
  const one = useCase(chosen)
  const next = useDeed(async () => {
    const { id: found } = await ask(claimNextDispute)
    if (found !== null) open({ stage: 'open', id: found })
  })
  const after = () => {
    const at = list.findIndex((row) => row.id === chosen)
    open({ id: (list[at + 1] ?? list.find((row) => row.id !== chosen))?.id })
  }
  const tabs = DISPUTE_STAGES.map((name) => ({
    stage: name,
    name: t(`dispute_stage.${name}`),
    count: data?.counts[name],
  }))

  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  return (
    <DeskFrame
      title={t('disputes')}
      stage={stage}
      tabs={tabs}
      onStage={(name) => open({ stage: name, id: undefined })}
      queue={
        <>
          <QueueBar stage={stage} onNext={may ? () => next.mutate() : undefined} />
          <Rows stage={stage} list={data?.list} chosen={chosen} onChoose={(row) => open({ id: row })} />
        </>
      }
      detail={<DisputeCard one={one.data} error={one.error} empty={chosen === undefined} />}
      actions={
        one.data && chosen !== undefined ? (
          <DisputeActions
            key={chosen}
            one={one.data}
            ids={list.map((row) => row.id)}
            onChoose={(row) => open({ id: row })}
            onNext={() => next.mutate()}
            onDone={after}
          />
        ) : null
      }
    />
  )
}

interface RowsProps {
  readonly stage: DisputeStage
  readonly list: readonly DisputeDeskRow[] | undefined
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}

function Rows({ stage, list, chosen, onChoose }: RowsProps) {
  const t = useWords('desk')
  if (list === undefined) return <SkeletonRows rows={8} />
  return (
    <ul className={classes.rows}>
      {list.map((row) => (
        <QueueRow
          key={row.id}
          name={t('from_to', { payer: row.payer, receiver: row.receiver })}
          amount={row.amount}
          at={row.at}
          promiseMinutes={stage === 'done' ? Infinity : PROMISE_MINUTES}
          chip={row.second ? <StatusChip status="one_of_two" /> : <DisputeChip row={row} />}
          claim={row.claim}
          chosen={row.id === chosen}
          onChoose={() => onChoose(row.id)}
        />
      ))}
      {list.length === 0 ? <Empty stage={stage} /> : null}
    </ul>
  )
}

/** The one that is open, asked for again and again. */
const useCase = (id: string | undefined) =>
  useAsk(disputeCase, { params: { matchId: id ?? '' } }, { refetchInterval: EVERY_MS, enabled: id !== undefined })

function QueueBar({ stage, onNext }: { readonly stage: DisputeStage; readonly onNext: (() => void) | undefined }) {
  const t = useWords('desk')
  return (
    <div className={classes.bar}>
      <span>{t(stage === 'done' ? 'newest_first' : 'oldest_first')}</span>
      {onNext && stage === 'open' ? (
        <Button size="small" onClick={onNext}>
          <IconHandGrab size={16} aria-hidden /> {t('claim_next')} <kbd>N</kbd>
        </Button>
      ) : null}
    </div>
  )
}

function Empty({ stage }: { readonly stage: DisputeStage }) {
  const t = useWords('desk')
  return (
    <StateCard
      tone="win"
      icon={<IconConfetti size={22} aria-hidden />}
      title={t(`dispute_empty.${stage}`)}
      text={t('empty_text')}
    />
  )
}
