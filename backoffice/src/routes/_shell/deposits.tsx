import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { DepositDesk } from '../../features/cashier/deposit-desk.tsx'
import { DEPOSIT_TABS, type DepositTab, isUnmatchedReceiptTab } from '../../features/cashier/deposit-tabs.ts'
import { UnmatchedReceiptDesk } from '../../features/cashier/unmatched-receipt-desk.tsx'

interface Search {
  readonly stage?: DepositTab | undefined
  readonly id?: string | undefined
}

export const Route = createFileRoute('/_shell/deposits')({
  validateSearch: ({ stage, id }: Record<string, unknown>): Search => ({
    stage: DEPOSIT_TABS.find((one) => one === stage),
    id: typeof id === 'string' ? id : undefined,
  }),
  loader: () => loadWords('desk'),
  component: Screen,
})

function Screen() {
  const { stage = 'slip', id } = Route.useSearch()
  return isUnmatchedReceiptTab(stage) ? (
    <UnmatchedReceiptDesk stage={stage} id={id} />
  ) : (
    <DepositDesk stage={stage} id={id} />
  )
}
