import { z } from 'zod'
import type { Deps } from '#kernel/deps.ts'
import { seal, unseal } from '#kernel/secret.ts'

const PURPOSE = 'phone-provider-session'

const Session = z.strictObject({ brandId: z.number(), phone: z.string() })

/** Which number a code went to: what the browser carries from the sending to the answer, and cannot read. */
export type Session = z.output<typeof Session>

/** Lock it up for the browser. */
export const sessionInfo = (deps: Deps, session: Session): Promise<string> =>
  seal(deps, PURPOSE, JSON.stringify(session))

/** What the browser brought back; undefined where it is none of ours. */
export async function sessionIn(deps: Deps, info: string): Promise<Session | undefined> {
  const opened = await unseal(deps, PURPOSE, info).catch(() => undefined)
  return opened === undefined ? undefined : Session.parse(JSON.parse(opened))
}
