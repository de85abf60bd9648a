import { DISPUTE_STAGES, type DisputeStage } from '@croupier/contract/console-disputes.ts'
import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { DisputeDesk } from '../../features/cashier/dispute-desk.tsx'

interface Search {
  readonly stage?: DisputeStage | undefined
  readonly id?: string | undefined
}

export const Route = createFileRoute('/_shell/disputes')({
  validateSearch: ({ stage, id }: Record<string, unknown>): Search => ({
    stage: DISPUTE_STAGES.find((one) => one === stage),
    id: typeof id === 'string' ? id : undefined,
  }),
  loader: () => loadWords('desk'),
  component: Screen,
})

function Screen() {
  const { stage = 'open', id } = Route.useSearch()
  return <DisputeDesk stage={stage} id={id} />
}
