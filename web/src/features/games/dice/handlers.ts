import type { EventOf } from '@croupier/contract/studio.ts'
import type { Handlers } from '../player.ts'
import type { Rolled } from './roll.ts'

/** How dice shows each kind of event. */
export const handlersOf = (rolled: (event: Rolled) => Promise<void> | void): Handlers<EventOf<'DICE'>> => ({ rolled })
