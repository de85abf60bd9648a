import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { late } from '../../parts/page/late.tsx'

const SignedInPage = late(() =>
  import('../../features/identity/signed-in-page.tsx').then(({ SignedInPage }) => SignedInPage),
)

export const Route = createFileRoute('/_main/signed-in')({
  loader: () => loadWords('factors'),
  component: SignedInPage,
})
