import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { readShelf } from '../../features/content/shelf.ts'
import { PAGE_GROUPS } from '../../page-groups.ts'

export const Route = createFileRoute('/_main/promotions')({
  validateSearch: readShelf,
  loader: () => loadWords('content'),
  component: PAGE_GROUPS.promo,
})
