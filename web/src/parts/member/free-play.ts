import { freePlay } from '@croupier/contract/mfa.ts'
import { ask } from '@croupier/kit/calls.ts'
import { deviceOf } from '@croupier/kit/device.ts'
import { sealedText } from '@croupier/kit/seal.ts'
import { enter } from './entry.ts'
import { TRIAL } from './ruling.ts'

/** Play for play money, without an account. */
export async function enterFree(merchant: string) {
  const random = await sealedText(crypto.randomUUID())
  const os = deviceOf(navigator.userAgent).system ?? ''
  await enter(await ask(freePlay, { body: { os, platform: 'W', random, gatewayVersion: 3 } }), merchant, TRIAL)
}
