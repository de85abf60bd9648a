import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { PolicyScreen } from '../../../features/policy/policy-screen.tsx'

export const Route = createFileRoute('/_shell/policy/$section')({
  loader: () => loadWords('policy'),
  component: Screen,
})

function Screen() {
  const { section } = Route.useParams()
  return <PolicyScreen section={section} />
}
