import type { VerifyMethod } from '@croupier/contract/mfa.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { type Channel } from '../codes/rules.ts'
import { sendCode, takeCode } from '../codes/codes.ts'
import { looksLikeCode, recoveryHashes, stepOf } from '#kernel/authenticator.ts'
import { isBankName, isMobile, methodsOf } from './rules.ts'
import * as store from './store.ts'

export interface SecondFactor {
  readonly brand: Brand
  readonly memberId: string
  readonly method: VerifyMethod
  /** What the visitor typed. */
  readonly answer: string
}

const failed = no('verification_failed')

/**
 * Whether this proves once more who the member is. What the member has not bound is looked for in vain, so that a no takes as
 * long whatever is bound; `NOBODY` has bound nothing. A no must be committed, because it counts: hand the verdict out of the
 * transaction and throw there.
 */
export async function acceptSecondFactor(
  tx: Tx,
  deps: Deps,
  { brand, memberId, method, answer }: SecondFactor,
): Promise<Verdict<undefined>> {
  const bound = await store.findBound(tx, memberId)
  const offered = methodsOf(bound).includes(method)

  if (method === 'totp') return acceptAuthenticator(tx, deps, offered ? memberId : store.NOBODY, answer)
  if (method === 'mobile') return isMobile(bound, answer) ? yes(undefined) : failed
  if (method === 'bankName') return isBankName(bound, answer) ? yes(undefined) : failed

  const code = await takeCode(tx, deps, {
    ...addressOf(bound, method),
    brand,
    purpose: 'step_up',
    code: answer,
    memberId,
    origin: undefined,
  })
  return code.ok ? code : failed
}

/** A code of the authenticator, each once; or one of the recovery codes, each once. */
async function acceptAuthenticator(tx: Tx, deps: Deps, memberId: string, answer: string): Promise<Verdict<undefined>> {
  if (!looksLikeCode(answer)) {
    const hashes = await recoveryHashes(tx, deps, memberId, answer)
    const used = await store.useRecoveryCode(tx, memberId, hashes, deps.now())
    return used ? yes(undefined) : failed
  }
  const authenticator = await store.findAuthenticatorForUpdate(tx, memberId)
  const step = authenticator?.confirmedAt ? await stepOf(deps, authenticator, answer) : undefined
  if (step === undefined) return failed
  await store.updateStep(tx, memberId, step)
  return yes(undefined)
}

export type CodeMethod = Extract<VerifyMethod, 'sms' | 'email'>

/** Where a code goes to. Nothing bound: an address that nobody has. */
function addressOf({ mobile, email }: store.BoundFactors, method: CodeMethod): { channel: Channel; to: string } {
  return method === 'sms' ? { channel: 'sms', to: mobile ?? '' } : { channel: 'mail', to: email ?? '' }
}

interface CodeOrder {
  readonly brand: Brand
  /** Null where no such member exists: the answer is the same, and nothing is sent. */
  readonly memberId: string | null
  readonly method: CodeMethod
  readonly language: string
  readonly ip: string
  /** Stands for the address where there is none, so that asking again is counted all the same. */
  readonly standIn: string
}

/** Send a code to what is bound to the member. */
export async function sendFactorCode(
  tx: Tx,
  deps: Deps,
  { brand, memberId, method, language, ip, standIn }: CodeOrder,
): Promise<Verdict<{ readonly expiredMinutes: number }>> {
  const { channel, to } = addressOf(await store.findBound(tx, memberId ?? store.NOBODY), method)
  return sendCode(tx, deps, {
    brand,
    channel,
    to: to === '' ? standIn : to,
    purpose: 'step_up',
    memberId: to === '' ? null : memberId,
    language,
    visitor: { ip },
  })
}
