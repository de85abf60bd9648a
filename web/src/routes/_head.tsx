import { createFileRoute } from '@tanstack/react-router'
import { HeadLayout } from '../shell/head-layout.tsx'

/** Pages with the header alone. */
export const Route = createFileRoute('/_head')({ component: HeadLayout })
