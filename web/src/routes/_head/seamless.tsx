import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { PAGE_GROUPS } from '../../page-groups.ts'

export const Route = createFileRoute('/_head/seamless')({
  validateSearch: ({ gameCode }): { gameCode?: string } => (typeof gameCode === 'string' ? { gameCode } : {}),
  loader: () => loadWords('catalogue'),
  component: function Seamless() {
    return <PAGE_GROUPS.seamless gameCode={Route.useSearch().gameCode} />
  },
})
