import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { isTab, MemberScreen, type Tab } from '../../../features/members/member-screen.tsx'

export const Route = createFileRoute('/_shell/members/$memberId')({
  validateSearch: ({ tab }: Readonly<Record<string, unknown>>): { readonly tab?: Tab } => (isTab(tab) ? { tab } : {}),
  loader: () => loadWords('members', 'shortfalls'),
  component: Screen,
})

function Screen() {
  const { memberId } = Route.useParams()
  const { tab = 'overview' } = Route.useSearch()
  return <MemberScreen key={memberId} memberId={memberId} tab={tab} />
}
