import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { type DrawProofSearch, readDrawProof } from '../../features/lottery/draw-proof-search.ts'
import { lazy } from '../../parts/page/lazy.tsx'

const VerifyPage = lazy<{ readonly asked: DrawProofSearch }>(() =>
  import('../../features/lottery/verify-page.tsx').then(({ VerifyPage }) => VerifyPage),
)

export const Route = createFileRoute('/_main/lottery/verify')({
  validateSearch: readDrawProof,
  loader: () => loadWords('lottery', 'verify'),
  component: function VerifyDraw() {
    const asked = Route.useSearch()
    return <VerifyPage key={`${asked.gameCode} ${asked.issueNo}`} asked={asked} />
  },
})
