import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { lazy } from '../../parts/page/lazy.tsx'

const SignedInPage = lazy(() =>
  import('../../features/identity/signed-in-page.tsx').then(({ SignedInPage }) => SignedInPage),
)

export const Route = createFileRoute('/_main/signed-in')({
  loader: () => loadWords('mfa'),
  component: SignedInPage,
})
