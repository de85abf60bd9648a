import type { Share } from './context.ts'
import { desk } from './shares/desk/desk.ts'
import { joining } from './shares/joining.ts'
import { money } from './shares/money.ts'
import { play } from './shares/play.ts'
import { restraints } from './shares/restraints.ts'
import { visiting } from './shares/visiting.ts'

/** What the past is made of. Of what happens at the same moment, the first comes first. */
export const shares: readonly Share[] = [joining, visiting, money, play, restraints, desk]
