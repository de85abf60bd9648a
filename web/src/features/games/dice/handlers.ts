import type { EventOf } from '@croupier/contract/studio.ts'
import type { Handlers } from '../player.ts'
import type { RollEvent } from './roll.ts'

/** How dice shows each kind of event. */
export const handlersOf = (rolled: (event: RollEvent) => Promise<void> | void): Handlers<EventOf<'DICE'>> => ({
  rolled,
})
