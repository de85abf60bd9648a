import { createFileRoute } from '@tanstack/react-router'
import { Layout } from '../shell/layout.tsx'

/** Pages with the header alone. */
export const Route = createFileRoute('/_head')({ component: Layout })
