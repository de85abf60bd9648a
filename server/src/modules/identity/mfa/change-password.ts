import type { changePassword as call } from '@croupier/contract/mfa.ts'
import type { LoginResult } from '@croupier/contract/identity.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, type Fault, must, no, Refusal, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { endSessionsOf } from '#kernel/session.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { beginAnew, judgeTyped, mayConfirm, originOf } from '../login-throttle.ts'
import { newPasswordFaults } from '../new-password.ts'
import { hashPassword, inTurn, isPassword } from '../password/password.ts'
import { setRemember } from '../remember-me/remember-me.ts'
import { loggedIn, setDevice, type StartedSession, startSession } from '../start-session.ts'
import { type Credentials, findCredentialsById, findFamilyOfSession } from '../store.ts'
import { isFresh } from './rules.ts'
import * as store from './store.ts'
import { notifyOwner } from './notify-owner.ts'

/** Change the password: every session ends, and this one goes on under a new token. */
export async function changePassword(deps: Deps, ask: Ask<typeof call>): Promise<LoginResult> {
  const brand = await brandOf(deps, ask.brandId)
  const member = await findCredentialsById(deps.db, ask.session.memberId)
  if (!member) throw new Refusal('not_logged_in')
  must(judgeNew(ask, member, brand))
  must(await judgeOld(deps, ask, member, brand))

  const passwordHash = await hashPassword(deps, ask.body.newPassword)
  const started = await inTransaction(deps.db, (tx) => settle(tx, deps, { brand, member, passwordHash, ask }))

  setRemember(ask, started.cookie)
  setDevice(ask, started)
  return loggedIn(member, started)
}

/** Every fault of the new password at its field. */
function judgeNew({ body }: Ask<typeof call>, { account }: Credentials, brand: Brand): Verdict<undefined> {
  const { newPassword, confirmNewPassword, oldPassword } = body
  const faults: readonly Fault[] =
    newPassword === oldPassword ? [{ code: 'same_password' }] : newPasswordFaults(newPassword, account, brand)
  if (faults.length > 0) return no('invalid_request', { fields: { newPassword: faults } })
  return newPassword === confirmNewPassword ? yes(undefined) : atField('confirmNewPassword', 'not_the_same')
}

/** The old password is known where the member has just come in by it and a change is forced; else it is typed, and guesses count. */
async function judgeOld(
  deps: Deps,
  { body, session, ...ask }: Ask<typeof call>,
  member: Credentials,
  brand: Brand,
): Promise<Verdict<undefined>> {
  const known = session.passwordDue && isFresh(session, brand, deps.now())
  const { oldPassword = '', newPassword } = body
  if (oldPassword === '' && !known) return atField('oldPassword', 'required')

  const guesser = { brand, account: member.account, origin: originOf(ask) }
  must(await mayConfirm(deps.db, guesser, deps.now()))
  const [right, same] = await inTurn(deps, async () => [
    oldPassword === '' || (await isPassword(deps, oldPassword, member.passwordHash)),
    oldPassword === '' && (await isPassword(deps, newPassword, member.passwordHash)),
  ])
  if (same) return atField('newPassword', 'same_password')
  const judged = await inTransaction(deps.db, (tx) => judgeTyped(tx, deps, guesser, right))
  if (!judged.ok) return judged
  return judged.value ? yes(undefined) : atField('oldPassword', 'wrong_password')
}

interface Change {
  readonly brand: Brand
  readonly member: Credentials
  readonly passwordHash: string
  readonly ask: Ask<typeof call>
}

async function settle(tx: Tx, deps: Deps, { brand, member, passwordHash, ask }: Change): Promise<StartedSession> {
  const now = deps.now()
  const change = { memberId: member.id, before: member.passwordHash, after: passwordHash }
  // Of two changes at once the second no longer knows the old password.
  if (!(await store.updatePassword(tx, change, now))) must(atField('oldPassword', 'wrong_password'))
  await beginAnew(tx, { brand, account: member.account })

  const remembered = (await findFamilyOfSession(tx, ask.session.id)) !== undefined
  await endSessionsOf(tx, member.id, now)
  await store.endCookies(tx, { memberId: member.id }, now)
  await notifyOwner(tx, deps, { brand, memberId: member.id, language: ask.language, template: 'password_changed' })

  return startSession(tx, deps, {
    brand,
    member,
    visitor: ask,
    remember: remembered ? 'new' : undefined,
    passwordDue: false,
    outcome: 'password_changed',
  })
}
