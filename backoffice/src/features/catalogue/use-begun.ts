import { useNavigate } from '@tanstack/react-router'

/** What was begun here is there from now on: its address says so. */
export function useBegun(collectionId: string): () => Promise<void> {
  const navigate = useNavigate()
  return () => navigate({ to: '/collections/$collectionId', params: { collectionId }, search: {}, replace: true })
}
