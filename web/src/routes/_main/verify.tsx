import { createFileRoute } from '@tanstack/react-router'
import { late } from '../../shell/late.tsx'

export const Route = createFileRoute('/_main/verify')({
  component: late(() => import('../../features/studio/verify-page.tsx').then(({ VerifyPage }) => VerifyPage)),
})
