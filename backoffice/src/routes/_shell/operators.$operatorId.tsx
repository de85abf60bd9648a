import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { OperatorScreen } from '../../features/operator/operator-screen.tsx'

/** One operator; `new` is one who does not exist yet. */
export const Route = createFileRoute('/_shell/operators/$operatorId')({
  loader: () => loadWords('operator'),
  component: OperatorScreen,
})
