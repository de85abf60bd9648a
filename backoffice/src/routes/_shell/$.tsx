import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '../../kit/not-found.tsx'

/** Every other address: the bars stay, so that one finds on. */
export const Route = createFileRoute('/_shell/$')({ component: NotFound })
