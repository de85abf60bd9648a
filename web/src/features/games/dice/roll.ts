import type { EventOf } from '@croupier/contract/studio.ts'

export type Rolled = EventOf<'DICE'>
