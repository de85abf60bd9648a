import type { round as roundCall } from '@croupier/contract/betting.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import '@croupier/kit/art/lettering.css'
import { useWords } from '@croupier/kit/words.ts'
import { DiceReplay } from './dice/dice-replay.tsx'
import { LuckyTwentyReplay } from './lucky-twenty/lucky-twenty-replay.tsx'

/** A round as the betting record keeps it. */
export type RecordedRound = ReplyOf<typeof roundCall>

const replays: Readonly<Record<string, typeof DiceReplay>> = { DICE: DiceReplay, LUCKY_TWENTY: LuckyTwentyReplay }

/** Shows a settled round again, step by step. */
export function RoundReplay({ round }: { readonly round: RecordedRound }) {
  const t = useWords('games')
  const Replay = replays[round.gameCode]
  if (!Replay || round.events.length === 0) return <p>{t('replay_none')}</p>
  return <Replay round={round} />
}
