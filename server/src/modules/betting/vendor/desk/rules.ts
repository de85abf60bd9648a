import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Bet } from '../../betting.ts'
import type { RoundState } from '../store.ts'

/** May two people end this round? Only where its vendor has been silent for longer than the policy allows, and something waits. */
export function mayEnd(
  status: RoundState['status'] | undefined,
  bets: readonly Pick<Bet, 'id' | 'status'>[],
): Verdict<readonly string[]> {
  if (status === 'closed' || status === 'void') return no('round_closed')
  const waiting = bets.flatMap((bet) => (bet.status === 'open' ? [bet.id] : []))
  if (waiting.length === 0) return no('bet_not_open')
  return status === 'interrupted' ? yes(waiting) : no('round_not_over')
}

/** A call of a vendor as it was kept: its fields by name. */
export const fieldsOf = (content: string): ReadonlyMap<string, string> =>
  new Map(
    content.split('|').map((field) => {
      const at = field.indexOf('=')
      return [field.slice(0, at), field.slice(at + 1)]
    }),
  )
