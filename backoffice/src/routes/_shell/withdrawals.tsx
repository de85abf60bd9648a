import { WITHDRAWAL_STAGES, type WithdrawalStage } from '@croupier/contract/console-withdrawals.ts'
import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { WithdrawalDesk } from '../../features/cashier/withdrawal-desk.tsx'

interface Search {
  readonly stage?: WithdrawalStage | undefined
  readonly id?: string | undefined
}

export const Route = createFileRoute('/_shell/withdrawals')({
  validateSearch: ({ stage, id }: Record<string, unknown>): Search => ({
    stage: WITHDRAWAL_STAGES.find((one) => one === stage),
    id: typeof id === 'string' ? id : undefined,
  }),
  loader: () => loadWords('desk'),
  component: Screen,
})

function Screen() {
  const { stage = 'review', id } = Route.useSearch()
  return <WithdrawalDesk stage={stage} id={id} />
}
