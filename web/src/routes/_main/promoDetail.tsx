import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { PAGE_GROUPS } from '../../page-groups.ts'

export const Route = createFileRoute('/_main/promoDetail')({
  validateSearch: ({ id }): { id: string } => ({ id: typeof id === 'string' ? id : '' }),
  loader: () => loadWords('content'),
  component: function PromoDetail() {
    return <PAGE_GROUPS.promoDetail id={Route.useSearch().id} />
  },
})
