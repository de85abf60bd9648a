import { createFileRoute } from '@tanstack/react-router'
import { readAsked } from '../../features/studio/table-asked.ts'
import type { TableAsked } from '../../features/studio/table-asked.ts'
import { lazy } from '../../parts/page/lazy.tsx'

const VerifyPage = lazy<{ readonly asked: TableAsked }>(() =>
  import('../../features/studio/verify-page.tsx').then(({ VerifyPage }) => VerifyPage),
)

export const Route = createFileRoute('/_main/verify')({
  validateSearch: readAsked,
  component: function Verify() {
    const asked = Route.useSearch()
    return <VerifyPage key={asked.round ?? asked.shoe ?? ''} asked={asked} />
  },
})
