import { beginAuthenticator, confirmAuthenticator } from '@croupier/contract/mfa.ts'
import { generate } from 'otplib'
import { expect } from 'vitest'
import type { World } from './world.ts'

/** What an app would show for this secret now. */
export const codeOf = ({ clock }: Pick<World, 'clock'>, secret: string): Promise<string> =>
  generate({ secret, epoch: Math.floor(clock.now().getTime() / 1000) })

/** Connect an authenticator through the front door; its code of now is used up by that. */
export async function connectApp(world: Pick<World, 'ask' | 'clock'>, token: string) {
  const { secret } = (await world.ask(beginAuthenticator, { token })).value
  const connected = await world.ask(confirmAuthenticator, { token, body: { code: await codeOf(world, secret) } })
  expect(connected.errorCode).toBeUndefined()
  return { secret, recoveryCodes: connected.value.recoveryCodes }
}
