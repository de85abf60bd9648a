import { jwks } from '@croupier/contract/brand.ts'
import { captcha, challenge } from '@croupier/contract/identity.ts'
import { makeCaptcha } from './captcha.ts'
import { makeChallenge } from './challenge.ts'
import { publicKeys } from './encryption-key.ts'
import { type Route, route } from './route.ts'

export const routes: readonly Route[] = [
  route(jwks, async (deps) => ({ keys: await publicKeys(deps) })),
  route(challenge, (deps, { query }) => makeChallenge(deps, query.times)),
  route(captcha, makeCaptcha),
]
