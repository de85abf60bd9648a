import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { lazy } from '../parts/page/lazy.tsx'
import { DoorFrame } from '../shell/status/door-frame.tsx'

const SupportPage = lazy(() => import('../features/support/support-page.tsx').then(({ SupportPage }) => SupportPage))

/** Customer service stands alone: it opens in a narrow window of its own. */
export const Route = createFileRoute('/support')({
  validateSearch: ({ line }): { line?: 'VIP' } => (line === 'VIP' ? { line } : {}),
  loader: () => Promise.all([loadWords('support'), SupportPage.preload()]),
  component: function Support() {
    return (
      <DoorFrame>
        <SupportPage vip={Route.useSearch().line === 'VIP'} />
      </DoorFrame>
    )
  },
})
