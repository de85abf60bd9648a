import type { OpenRound } from './use-multi-step-table.ts'
import { Verdict } from './verdict.tsx'
import classes from './verdict.module.css'

interface EndVerdictProps {
  readonly round: OpenRound | undefined
  /** What the last step made of it, on the wire. */
  readonly multiplier: string | undefined
}

/** How a round that went step by step has ended. Its place is kept while it goes on. */
export const EndVerdict = ({ round, multiplier }: EndVerdictProps) => (
  <div className={classes.end}>
    <Verdict
      multiplier={round?.done ? (multiplier ?? '0.0000') : undefined}
      payout={round?.worth ?? '0'}
      stake={round?.stake ?? '0'}
    />
  </div>
)
