import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { lazy } from '../../parts/page/lazy.tsx'

const NoticePage = lazy(() => import('../../features/content/notice-page.tsx').then(({ NoticePage }) => NoticePage))

export const Route = createFileRoute('/_main/noticePage')({
  validateSearch: ({ page }): { page?: number } =>
    Number.isInteger(page) && Number(page) > 1 ? { page: Number(page) } : {},
  loader: () => loadWords('content'),
  component: NoticePage,
})
