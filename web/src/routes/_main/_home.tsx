import { createFileRoute } from '@tanstack/react-router'
import { PAGE_GROUPS } from '../../page-groups.ts'
import { session } from '@croupier/kit/session.ts'
import { loadWords } from '@croupier/kit/words.ts'
import { preloadMemberParts } from '../../screens/home/lazy-member-parts.ts'

/** Home stays as it is below the modals that have addresses of their own. */
export const Route = createFileRoute('/_main/_home')({
  component: PAGE_GROUPS.index,
  loader: () => Promise.all([loadWords('home', 'catalogue'), session() ? preloadMemberParts() : undefined]),
})
