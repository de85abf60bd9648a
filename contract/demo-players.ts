import { z } from 'zod'
import { get } from './call.ts'

/** Without the members whom the sandbox plays, or nothing but them. */
export const DEMO_CHOICES = ['hide', 'only'] as const
const DemoChoice = z.enum(DEMO_CHOICES)
export type DemoChoice = z.output<typeof DemoChoice>

/** What narrows a list or a report to people or to demo players; where nothing is said it has both. */
export const demoFilter = { demo: DemoChoice.optional() }

export const demoPlayers = get('/wps/operator/demo-players', {
  summary: 'The members of the brand whom the sandbox plays: screens mark them. There are none in production',
  actor: 'operator',
  reply: z.strictObject({ accounts: z.array(z.string()) }),
  refusals: ['not_logged_in'],
})
