import type { MemberState } from '@croupier/contract/member-state.ts'
import { type Status, StatusChip } from '../../kit/status.tsx'

export const STATES: Readonly<Record<MemberState, Status>> = {
  active: 'active',
  frozen: 'frozen',
  timed_out: 'time_out',
  self_excluded: 'excluded',
  closed: 'closed',
}

interface MemberChipsProps {
  readonly state: MemberState
  readonly watch: boolean
}

/** How a member stands, and whether somebody keeps an eye on them. */
export const MemberChips = ({ state, watch }: MemberChipsProps) => (
  <>
    <StatusChip status={STATES[state]} />
    {watch ? <StatusChip status="watch" /> : null}
  </>
)
