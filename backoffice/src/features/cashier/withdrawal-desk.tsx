import {
  claimNextWithdrawal,
  WITHDRAWAL_STAGES,
  withdrawalCase,
  withdrawalDesk,
  type WithdrawalStage,
} from '@croupier/contract/console-withdrawals.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useNavigate } from '@tanstack/react-router'
import { Trouble } from '../../kit/trouble.tsx'
import { useMay } from '../../kit/operator.tsx'
import { DeskFrame } from './desk-frame.tsx'
import { placeAfter, useQueue } from './use-queue.ts'
import { WithdrawalActions } from './withdrawal-actions.tsx'
import { WithdrawalCard } from './withdrawal-card.tsx'
import { WithdrawalQueue } from './withdrawal-queue.tsx'

const EVERY_MS = 4000

interface WithdrawalDeskProps {
  readonly stage: WithdrawalStage
  /** The one that is open; the first of the queue while nobody has chosen. */
  readonly id: string | undefined
}

/** Withdrawals that people look at, release and pay. */
export function WithdrawalDesk({ stage, id }: WithdrawalDeskProps) {
  const t = useWords('desk')
  const may = useMay()('withdrawals.decide')
  const navigate = useNavigate()
  const open = (next: { stage?: WithdrawalStage; id?: string | undefined }) =>
    void navigate({ to: '/withdrawals', search: placeAfter(stage, next), replace: true })
  const { data, error, refetch } = useAsk(withdrawalDesk, { query: { stage } }, { refetchInterval: EVERY_MS })
  const list = data?.list ?? []
  const queue = useQueue<WithdrawalStage>({
    ids: list.map((row) => row.id),
    id,
    first: 'review',
    claimNext: () => ask(claimNextWithdrawal),
    open,
  })
  const { chosen } = queue
  const one = useCase(chosen)
  const tabs = WITHDRAWAL_STAGES.map((name) => ({ stage: name, name: t(`stage.${name}`), count: data?.counts[name] }))

  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  return (
    <DeskFrame
      title={t('withdrawals')}
      stage={stage}
      tabs={tabs}
      onStage={queue.turnTo}
      queue={
        <WithdrawalQueue
          key={stage}
          stage={stage}
          list={data?.list}
          promiseMinutes={data?.promiseMinutes ?? 0}
          chosen={chosen}
          onChoose={queue.choose}
          onNext={may ? queue.claimNext : undefined}
        />
      }
      detail={<WithdrawalCard one={one.data} error={one.error} empty={chosen === undefined} />}
      actions={
        one.data && chosen !== undefined ? (
          <WithdrawalActions
            key={chosen}
            one={one.data}
            ids={list.map((row) => row.id)}
            onChoose={queue.choose}
            onNext={queue.claimNext}
            onDone={queue.goOn}
          />
        ) : null
      }
    />
  )
}

/** The one that is open, asked for again and again. */
const useCase = (id: string | undefined) =>
  useAsk(
    withdrawalCase,
    { params: { withdrawalId: id ?? '' } },
    { refetchInterval: EVERY_MS, enabled: id !== undefined },
  )
