import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '../../shell/not-found.tsx'

/** Every other address: the site around it stays, so that one finds on. */
export const Route = createFileRoute('/_main/$')({ component: NotFound })
