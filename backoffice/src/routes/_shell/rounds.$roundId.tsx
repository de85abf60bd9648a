import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { RoundScreen } from '../../features/betting/round-screen.tsx'

/** A round as it was played; of several players the one that `member` names. */
export const Route = createFileRoute('/_shell/rounds/$roundId')({
  validateSearch: ({ member }: Readonly<Record<string, unknown>>): { readonly member?: string } =>
    typeof member === 'string' ? { member } : {},
  loader: () => Promise.all([loadWords('round'), loadWords('members')]),
  component: Screen,
})

function Screen() {
  const { roundId } = Route.useParams()
  const { member } = Route.useSearch()
  return <RoundScreen roundId={roundId} memberId={member} />
}
