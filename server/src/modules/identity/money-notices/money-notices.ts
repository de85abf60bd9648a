import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { sendNotice } from '../codes/codes.ts'
import type { Channel } from '../codes/rules.ts'
import type { FillValues } from '../codes/words.ts'
import { findPerson } from '../security/store.ts'
import { provedOf } from '../security/notify-member.ts'

/** What a member is told of their money. */
export type MoneyTemplate =
  | 'deposit_credited'
  | 'deposit_refused'
  | 'withdrawal_requested'
  | 'withdrawal_paid'
  | 'withdrawal_refused'

export interface MoneyNotice {
  readonly brand: Brand
  readonly memberId: string
  readonly template: MoneyTemplate
  readonly language: string
  readonly fill: FillValues
  /** By which ways the brand tells it. */
  readonly ways: readonly Channel[]
  /** Told by any other way where none of these is the member's. */
  readonly mustReach: boolean
}

/** Tell a member what came of their money, by whatever they have proved to be theirs; nobody is told who has proved nothing. */
export async function tellOfMoney(tx: Tx, deps: Deps, { ways, mustReach, ...notice }: MoneyNotice): Promise<void> {
  const person = await findPerson(tx, notice.memberId)
  if (!person) throw new Error(`there is no member ${notice.memberId}`)
  const proved = provedOf(person.guarded)
  const chosen = proved.filter(({ channel }) => ways.includes(channel))
  const addresses = mustReach && chosen.length === 0 ? proved : chosen
  for (const address of addresses) await sendNotice(tx, deps, { ...notice, ...address })
}
