import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { CollectionScreen } from '../../features/catalogue/collection-screen.tsx'

export const Route = createFileRoute('/_shell/collections/$collectionId')({
  validateSearch: (search: Readonly<Record<string, unknown>>): { readonly new?: boolean } =>
    search['new'] === true ? { new: true } : {},
  loader: () => loadWords('catalogue'),
  component: Screen,
})

function Screen() {
  const { collectionId } = Route.useParams()
  return <CollectionScreen key={collectionId} collectionId={collectionId} isNew={Route.useSearch().new === true} />
}
