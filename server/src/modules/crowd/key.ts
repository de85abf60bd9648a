import { createHash, timingSafeEqual } from 'node:crypto'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Only the sandbox's own process knows its key; for everybody else, and in production, there is nothing here. */
export function onlyForCrowd({ config: { mode, crowd } }: Deps, key: string): void {
  if (mode !== 'sandbox' || crowd === undefined || !timingSafeEqual(hashOf(key), hashOf(crowd.key)))
    throw new Refusal('not_found')
}
