import { z } from 'zod'

export const MEMBER_STATES = ['active', 'frozen', 'timed_out', 'self_excluded', 'closed'] as const
export const MemberState = z.enum(MEMBER_STATES)
export type MemberState = z.output<typeof MemberState>
