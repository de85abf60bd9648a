import type { Handlers } from '../player.ts'
import type { Rolled } from './roll.ts'

/** How dice shows its events; the kinds of other games do not occur in its rounds. */
export const handlersOf = (rolled: (event: Rolled) => Promise<void> | void): Handlers<Rolled> => ({ rolled })
