import { useNavigate } from '@tanstack/react-router'

/** Open the collection that was created here: from now on its address names it. */
export function useOpenCollection(collectionId: string): () => Promise<void> {
  const navigate = useNavigate()
  return () => navigate({ to: '/collections/$collectionId', params: { collectionId }, search: {}, replace: true })
}
