import { createFileRoute } from '@tanstack/react-router'
import { FirstScreen } from '../../shell/first-screen.tsx'

export const Route = createFileRoute('/_shell/')({ component: FirstScreen })
