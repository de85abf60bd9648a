import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { MembersScreen } from '../../../features/members/members-screen.tsx'
import { readListSearch } from '../../../kit/list/list-search.ts'

export const Route = createFileRoute('/_shell/members/')({
  validateSearch: readListSearch,
  loader: () => loadWords('members'),
  component: MembersScreen,
})
