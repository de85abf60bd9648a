import type { Loop } from '#kernel/loop.ts'
import { writeHeard } from './vendor/write-heard.ts'

export const loops: readonly Loop[] = [{ name: 'vendors_heard', role: 'api', turn: writeHeard }]
