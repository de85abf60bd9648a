import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { ApprovalsScreen } from '../../features/operator/approvals-screen.tsx'

const STAGES = ['mine', 'decided'] as const

interface ApprovalsSearch {
  /** What waits for me where it is left out. */
  readonly stage?: (typeof STAGES)[number]
  /** The opened one. */
  readonly id?: string
}

export const Route = createFileRoute('/_shell/approvals')({
  validateSearch: ({ stage, id }: Record<string, unknown>): ApprovalsSearch => ({
    ...(STAGES.includes(stage as never) ? { stage: stage as (typeof STAGES)[number] } : {}),
    ...(typeof id === 'string' ? { id } : {}),
  }),
  loader: () => loadWords('operator'),
  component: ApprovalsScreen,
})
