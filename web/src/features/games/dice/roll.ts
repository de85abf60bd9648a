import type { EventOf } from '@croupier/contract/studio.ts'

export type RollEvent = EventOf<'DICE'>
