import type { round as roundCall } from '@croupier/contract/betting.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { SLOT_GAMES, type SlotGame } from '@croupier/contract/studio.ts'
import '@croupier/kit/art/lettering.css'
import { useWords } from '@croupier/kit/words.ts'
import type { Game } from '../../parts/play/game.ts'
import { CrashReplay } from './crash/crash-replay.tsx'
import { DiceReplay } from './dice/dice-replay.tsx'
import { HiLoReplay } from './hi-lo/hi-lo-replay.tsx'
import { KenoReplay } from './keno/keno-replay.tsx'
import { LimboReplay } from './limbo/limbo-replay.tsx'
import { MinesReplay } from './mines/mines-replay.tsx'
import { PlinkoReplay } from './plinko/plinko-replay.tsx'
import { SlotReplay } from './reels/slot-replay.tsx'
import { WheelReplay } from './wheel/wheel-replay.tsx'

/** A round as the betting record keeps it. */
export type RecordedRound = ReplyOf<typeof roundCall>

const OWN_REPLAYS: Readonly<Record<Exclude<Game['gameCode'], SlotGame>, typeof DiceReplay>> = {
  DICE: DiceReplay,
  LIMBO: LimboReplay,
  PLINKO: PlinkoReplay,
  KENO: KenoReplay,
  WHEEL: WheelReplay,
  MINES: MinesReplay,
  HI_LO: HiLoReplay,
  CRASH: CrashReplay,
}

/** What shows the rounds of our games again; slots share one. */
const REPLAYS: Readonly<Record<string, typeof DiceReplay>> = {
  ...OWN_REPLAYS,
  ...Object.fromEntries(SLOT_GAMES.map((slot) => [slot, SlotReplay])),
}

/** Shows a settled round again, step by step. */
export function RoundReplay({ round }: { readonly round: RecordedRound }) {
  const t = useWords('games')
  const Replay = REPLAYS[round.gameCode]
  if (!Replay || round.events.length === 0) return <p>{t('replay_none')}</p>
  return <Replay round={round} />
}
