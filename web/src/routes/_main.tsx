import { createFileRoute } from '@tanstack/react-router'
import { MainLayout } from '../shell/main-layout.tsx'

/** Pages with header, footer and side bar. */
export const Route = createFileRoute('/_main')({ component: MainLayout })
