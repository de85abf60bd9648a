import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '#kernel/deps.ts'
import { keyFor } from '#kernel/secret.ts'

const keys = new WeakMap<Deps, Uint8Array>()

/** What a vendor sends with each bet of a launch: follows from the launch, so that a lost answer can be said again. */
export const playToken = (deps: Deps, launchId: string): string => `${launchId}.${proofOf(deps, launchId)}`

/** The launch that a token is for; undefined for one that was not made here. */
export function launchOf(deps: Deps, token: string): string | undefined {
  const [launchId = '', proof = '', ...rest] = token.split('.')
  const [given, ours] = [Buffer.from(proof), Buffer.from(proofOf(deps, launchId))]
  return rest.length === 0 && given.length === ours.length && timingSafeEqual(given, ours) ? launchId : undefined
}

function proofOf(deps: Deps, launchId: string): string {
  const key = keys.get(deps) ?? keyFor(deps.secret, 'play-token')
  keys.set(deps, key)
  return createHmac('sha256', key).update(launchId).digest('base64url')
}
