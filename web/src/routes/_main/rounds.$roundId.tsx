import { createFileRoute } from '@tanstack/react-router'
import { lazy } from '../../parts/page/lazy.tsx'

const RoundPage = lazy(() => import('../../screens/round/round-page.tsx').then(({ RoundPage }) => RoundPage))

export const Route = createFileRoute('/_main/rounds/$roundId')({
  loader: () => RoundPage.preload(),
  component: function Round() {
    return <RoundPage roundId={Route.useParams().roundId} />
  },
})
