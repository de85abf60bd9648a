import { createFileRoute } from '@tanstack/react-router'
import { readProofSearch } from '../../features/studio/table-proof-search.ts'
import type { TableProofSearch } from '../../features/studio/table-proof-search.ts'
import { lazy } from '../../parts/page/lazy.tsx'

const VerifyPage = lazy<{ readonly asked: TableProofSearch }>(() =>
  import('../../features/studio/verify-page.tsx').then(({ VerifyPage }) => VerifyPage),
)

export const Route = createFileRoute('/_main/verify')({
  validateSearch: readProofSearch,
  component: function Verify() {
    const asked = Route.useSearch()
    return <VerifyPage key={asked.round ?? asked.shoe ?? ''} asked={asked} />
  },
})
