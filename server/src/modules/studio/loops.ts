import type { Loop } from '#kernel/loop.ts'
import { carryOn } from './crash/carry-on.ts'

export const loops: readonly Loop[] = [{ name: 'crash', turn: carryOn }]
