import type { GameEvent } from '@croupier/contract/studio.ts'
import type { Handlers } from '../player.ts'
import type { Rolled } from './roll.ts'

/** How dice shows each kind of event; the kinds of other games do not occur in its rounds. */
export const handlersOf = (rolled: (event: Rolled) => Promise<void> | void): Handlers<GameEvent> => ({
  rolled,
  spun: foreign,
  jackpot_won: foreign,
  capped: foreign,
})

function foreign({ kind }: GameEvent): never {
  throw new Error(`a dice round has no event “${kind}”`)
}
