import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { PAGE_GROUPS } from '../page-groups.ts'

/** The help without anything around it, for a window beside a game. */
export const Route = createFileRoute('/helpmc')({
  loader: () => loadWords('content'),
  component: () => <PAGE_GROUPS.help alone />,
})
