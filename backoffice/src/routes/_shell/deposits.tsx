import { DEPOSIT_STAGES, type DepositStage } from '@croupier/contract/console-deposits.ts'
import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { DepositDesk } from '../../features/cashier/deposit-desk.tsx'

interface Search {
  readonly stage?: DepositStage | undefined
  readonly id?: string | undefined
}

export const Route = createFileRoute('/_shell/deposits')({
  validateSearch: ({ stage, id }: Record<string, unknown>): Search => ({
    stage: DEPOSIT_STAGES.find((one) => one === stage),
    id: typeof id === 'string' ? id : undefined,
  }),
  loader: () => loadWords('desk'),
  component: Screen,
})

function Screen() {
  const { stage = 'slip', id } = Route.useSearch()
  return <DepositDesk stage={stage} id={id} />
}
