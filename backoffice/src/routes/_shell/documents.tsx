import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { DocumentsScreen } from '../../features/documents/documents-screen.tsx'

export const Route = createFileRoute('/_shell/documents')({
  validateSearch: ({ document }: Readonly<Record<string, unknown>>): { readonly document?: string } =>
    typeof document === 'string' && document.length < 40 ? { document } : {},
  loader: () => loadWords('documents'),
  component: Screen,
})

function Screen() {
  const { document } = Route.useSearch()
  return <DocumentsScreen chosen={document} />
}
