import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { FailedSettlementScreen } from '../../features/settlements/failed-settlement-screen.tsx'

/** A bet that could not be settled with the others of its round. */
export const Route = createFileRoute('/_shell/failed-settlements/$betId')({
  loader: () => Promise.all([loadWords('settlements'), loadWords('members')]),
  component: FailedSettlementScreen,
})
