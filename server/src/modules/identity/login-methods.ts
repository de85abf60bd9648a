import type { LoginResult, login } from '@croupier/contract/identity.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Ask } from '#kernel/route.ts'
import { logInByCode } from './codes/log-in-by-code.ts'
import { logInByToken } from './codes/log-in-by-token.ts'
import { logIn } from './log-in.ts'

type Body = Ask<typeof login>['body']

/** A login of one type. */
export type LoginRequest<T extends Body['type']> = Omit<Ask<typeof login>, 'body'> & {
  readonly body: Extract<Body, { type: T }>
}

/** Log in by whatever the visitor has: each type is an action of its own. */
export function logInByMethod(deps: Deps, { body, ...ask }: Ask<typeof login>): Promise<LoginResult> {
  if (body.type === 'username') return logIn(deps, { ...ask, body })
  if (body.type === 'sms') return logInByCode(deps, { ...ask, body })
  return logInByToken(deps, { ...ask, body })
}
