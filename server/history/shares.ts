import type { Share } from './context.ts'
import { contests } from './shares/contests.ts'
import { desk } from './shares/desk/desk.ts'
import { registrations } from './shares/registrations.ts'
import { money } from './shares/money/money.ts'
import { play } from './shares/play.ts'
import { pots } from './shares/pots.ts'
import { restraints } from './shares/restraints.ts'
import { logins } from './shares/logins.ts'

/** What the past is made of. Of what happens at the same moment, the first comes first. */
export const shares: readonly Share[] = [pots, registrations, logins, money, play, restraints, desk, contests]
