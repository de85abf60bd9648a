import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '#kernel/deps.ts'
import { keyFor, keysFor } from '#kernel/secret.ts'

const PURPOSE = 'play-token'

/** What a vendor sends with each bet of a launch: follows from the launch, so that a lost answer can be said again. */
export const playToken = (deps: Deps, launchId: string): string =>
  `${launchId}.${proofOf(keyFor(deps, PURPOSE), launchId)}`

/** The launch that a token is for; undefined for one that was not made here. */
export function launchOf(deps: Deps, token: string): string | undefined {
  const [launchId = '', proof = '', ...rest] = token.split('.')
  const isOurs = keysFor(deps, PURPOSE).some((key) => isSame(proofOf(key, launchId), proof))
  return rest.length === 0 && isOurs ? launchId : undefined
}

function isSame(one: string, other: string): boolean {
  const [ours, given] = [Buffer.from(one), Buffer.from(other)]
  return given.length === ours.length && timingSafeEqual(given, ours)
}

const proofOf = (key: Uint8Array, launchId: string): string =>
  createHmac('sha256', key).update(launchId).digest('base64url')
