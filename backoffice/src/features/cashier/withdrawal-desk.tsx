import type { ReplyOf } from '@croupier/contract/call.ts'
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
import { DESK_FRESH, deskOf } from './desk.tsx'
import { WithdrawalActions } from './withdrawal-actions.tsx'
import { WithdrawalCard, type WithdrawalCase } from './withdrawal-card.tsx'
import { WithdrawalQueue } from './withdrawal-queue.tsx'

/** Withdrawals that people look at, release and pay. */
export const WithdrawalDesk = deskOf<WithdrawalStage, WithdrawalStage, ReplyOf<typeof withdrawalDesk>, WithdrawalCase>({
  name: 'withdrawals',
  permission: 'withdrawals.decide',
  first: 'review',
  claimNext: () => ask(claimNextWithdrawal),
  useGo: () => {
    const navigate = useNavigate()
    return (search) => void navigate({ to: '/withdrawals', search, replace: true })
  },
  useList: (stage, demo) => useAsk(withdrawalDesk, { query: { stage, ...demo } }, DESK_FRESH),
  choosesDemo: true,
  useCase: (id) =>
    useAsk(withdrawalCase, { params: { withdrawalId: id ?? '' } }, { ...DESK_FRESH, enabled: id !== undefined }),
  useTabs: (answer) => {
    const t = useWords('desk')
    return WITHDRAWAL_STAGES.map((stage) => ({ stage, name: t(`stage.${stage}`), count: answer?.counts[stage] }))
  },
  Queue: WithdrawalQueue,
  Card: WithdrawalCard,
  Actions: WithdrawalActions,
})
