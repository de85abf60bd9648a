import type { connectOperatorAuthenticator, offerAuthenticator } from '@croupier/contract/operator.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { makeSecret, sealSecret, stepOf, uriOf } from '#kernel/authenticator.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import * as store from './store.ts'

const ISSUER = 'Croupier console'

/** A secret to try; nothing is kept before a code of it was right. */
export async function offer(deps: Deps, { session }: Ask<typeof offerAuthenticator>) {
  const operator = await store.findOperator(deps.db, session.operatorId)
  if (operator?.authenticator) throw new Refusal('authenticator_on')
  const { secret } = await makeSecret(deps)
  return { secret, uri: uriOf(secret, ISSUER, session.username) }
}

/** From now on the second step is a code of this authenticator. */
export async function connectAuthenticator(deps: Deps, ask: Ask<typeof connectOperatorAuthenticator>) {
  const { session, body } = ask
  const sealed = await sealSecret(deps, body.secret)
  const step = await stepOf(deps, { secret: sealed, lastStep: 0 }, body.code)
  if (step === undefined) throw new Refusal('verification_failed')
  await inTransaction(deps.db, async (tx) => {
    const operator = await store.findOperatorForUpdate(tx, session.operatorId)
    if (!operator || operator.authenticator !== null) throw new Refusal('authenticator_on')
    await store.updateAuthenticator(tx, operator.id, sealed, step)
    const subject = { type: 'operator', id: operator.id, name: operator.username }
    const entry = { brandId: session.brandId, action: 'operators.authenticator', subject }
    await record(tx, doerOf(ask), { ...entry, before: { on: false }, after: { on: true } }, deps.now())
  })
  return {}
}
