import type { freePlay } from '@croupier/contract/mfa.ts'
import type { LoginResult } from '@croupier/contract/identity.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { TRIAL } from '#kernel/session.ts'
import { type Brand, currencyOf } from '#modules/brand/brand.ts'
import { openTrial, prepareTrial, type TrialRequest } from '#modules/identity/trial/trial.ts'
import { openMemberAccounts } from '#modules/wallet/wallet.ts'
import { creditOnce } from './credit-once.ts'

/** Open a trial account with its play money: whoever has the answer can play. */
export async function startTrial(deps: Deps, ask: Ask<typeof freePlay>): Promise<LoginResult> {
  const request = await prepareTrial(deps, ask)
  return must(await inTransaction(deps.db, (tx) => open(tx, deps, request)))
}

async function open(tx: Tx, deps: Deps, request: TrialRequest): Promise<Verdict<LoginResult>> {
  const opened = await openTrial(tx, deps, request)
  if (!opened.ok) return opened
  const { memberId, loggedIn } = opened.value
  await fund(tx, deps, request.brand, memberId)
  return yes(loggedIn)
}

async function fund(tx: Tx, deps: Deps, brand: Brand, memberId: string): Promise<void> {
  const currency = currencyOf(brand, TRIAL)
  const amount = brand.settings.freePlay.balance
  await openMemberAccounts(tx, [{ brandId: brand.id, memberId, currency }], deps.now())
  if (amount === 0n) return
  const gift = { kind: 'trial_credit', from: 'trial', asset: currency, amount }
  await creditOnce(tx, { ...gift, brandId: brand.id, memberIds: [memberId] }, deps.now())
}
