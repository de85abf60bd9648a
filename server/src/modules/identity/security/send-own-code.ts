import type { ReplyOf } from '@croupier/contract/call.ts'
import type { sendFactorCode as call } from '@croupier/contract/security.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, no } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { sendFactorCode } from '../mfa/second-factor.ts'
import { factorsOf } from './guard.ts'
import * as store from './store.ts'

/** Send a code to the member's own number or e-mail, as a second proof. */
export async function sendOwnCode(deps: Deps, ask: Ask<typeof call>): Promise<ReplyOf<typeof call>> {
  const brand = await brandOf(deps, ask.brandId)
  return must(await inTransaction(deps.db, (tx) => send(tx, deps, brand, ask)))
}

async function send(tx: Tx, deps: Deps, brand: Brand, { session, body, language, ip }: Ask<typeof call>) {
  const { memberId } = session
  const person = await store.findPerson(tx, memberId)
  if (!person || !factorsOf(person.guarded).includes(body.method)) return no('second_factor_missing')
  return sendFactorCode(tx, deps, { brand, memberId, method: body.method, language, ip, standIn: memberId })
}
