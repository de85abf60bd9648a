import type * as contract from '@croupier/contract/mfa.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, no, Refusal, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { memberNames } from '../identity.ts'
import { note } from '../start-session.ts'
import type { LoginNote } from '../store.ts'
import { makeRecoveryCodes, makeSecret, recoveryHash, stepOf, uriOf } from '#kernel/authenticator.ts'
import { mustBeFresh } from './rules.ts'
import * as store from './store.ts'

type MemberRequest = Pick<Ask<typeof contract.beginAuthenticator>, 'session' | 'brandId' | 'ip' | 'userAgent'>

/** Show a secret to connect an authenticator with. It counts once a code of it was confirmed. */
export async function beginAuthenticator(
  deps: Deps,
  ask: Ask<typeof contract.beginAuthenticator>,
): Promise<ReplyOf<typeof contract.beginAuthenticator>> {
  const { memberId, brandId } = ask.session
  const brand = await brandOf(deps, brandId)
  must(mustBeFresh(ask.session, brand, deps.now()))
  const { secret, sealed } = await makeSecret(deps)
  const account = await accountOf(deps, memberId)

  const kept = await inTransaction(deps.db, (tx) =>
    store.insertAuthenticator(tx, { memberId, brandId, secret: sealed }, deps.now()),
  )
  if (!kept) throw new Refusal('authenticator_on')
  return { secret, uri: uriOf(secret, brand.name, account) }
}

/** Connect it by one of its codes, and hand out the recovery codes: here, and never again. */
export async function confirmAuthenticator(
  deps: Deps,
  ask: Ask<typeof contract.confirmAuthenticator>,
): Promise<ReplyOf<typeof contract.confirmAuthenticator>> {
  const brand = await brandOf(deps, ask.brandId)
  must(mustBeFresh(ask.session, brand, deps.now()))
  const { memberId } = ask.session
  const account = await accountOf(deps, memberId)
  const recoveryCodes = makeRecoveryCodes(deps)

  const verdict = await inTransaction(deps.db, async (tx): Promise<Verdict<undefined>> => {
    const authenticator = await store.findAuthenticatorForUpdate(tx, memberId)
    if (!authenticator) return no('not_found')
    if (authenticator.confirmedAt) return no('authenticator_on')
    const step = await stepOf(deps, authenticator, ask.body.code)
    if (step === undefined) return no('verification_failed')

    await store.updateConfirmed(tx, memberId, deps.now())
    await store.updateStep(tx, memberId, step)
    await keepCodes(tx, deps, ask, recoveryCodes)
    await noteOf(tx, deps, ask, account, 'authenticator_on')
    return yes(undefined)
  })
  must(verdict)
  return { recoveryCodes }
}

/** Ten new recovery codes in place of the old ones. */
export async function renewRecoveryCodes(
  deps: Deps,
  ask: Ask<typeof contract.renewRecoveryCodes>,
): Promise<ReplyOf<typeof contract.renewRecoveryCodes>> {
  const brand = await brandOf(deps, ask.brandId)
  must(mustBeFresh(ask.session, brand, deps.now()))
  const recoveryCodes = makeRecoveryCodes(deps)

  const there = await inTransaction(deps.db, async (tx) => {
    const authenticator = await store.findAuthenticatorForUpdate(tx, ask.session.memberId)
    if (!authenticator?.confirmedAt) return false
    await keepCodes(tx, deps, ask, recoveryCodes)
    return true
  })
  if (!there) throw new Refusal('not_found')
  return { recoveryCodes }
}

/** Disconnect the authenticator. */
export async function removeAuthenticator(
  deps: Deps,
  ask: Ask<typeof contract.removeAuthenticator>,
): Promise<EmptyReply> {
  const brand = await brandOf(deps, ask.brandId)
  must(mustBeFresh(ask.session, brand, deps.now()))
  const { memberId } = ask.session
  const account = await accountOf(deps, memberId)

  const removed = await inTransaction(deps.db, async (tx) => {
    if (!(await store.deleteAuthenticator(tx, memberId))) return false
    await noteOf(tx, deps, ask, account, 'authenticator_off')
    return true
  })
  if (!removed) throw new Refusal('not_found')
  return {}
}

const accountOf = async (deps: Deps, memberId: string) =>
  (await memberNames(deps.db, [memberId])).get(memberId)?.account ?? ''

const keepCodes = (tx: Tx, deps: Deps, { session: { memberId, brandId } }: MemberRequest, codes: readonly string[]) =>
  store.replaceRecoveryCodes(tx, { memberId, brandId, hashes: codes.map((code) => recoveryHash(deps, memberId, code)) })

function noteOf(tx: Tx, deps: Deps, ask: MemberRequest, account: string, outcome: LoginNote['outcome']) {
  const { brandId, memberId } = ask.session
  return note(tx, deps, { brandId, memberId, account, outcome, visitor: ask })
}
