import { createHash } from 'node:crypto'
import { amountText, unitsOf } from '@croupier/engine/money.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { diceOf } from '../../dice.ts'
import type { Person } from '../../persons.ts'
import { transferSlip } from '../../pictures/papers.ts'

/** What a bank calls the transfer that a request was paid with. */
export const bankReferenceOf = (id: string): string => {
  const digits = String(createHash('sha256').update(id).digest().readUInt32BE()).padStart(10, '0')
  return `IBFT ${digits.slice(0, 3)} ${digits.slice(3)}`
}

/** What stands on the slip of a deposit: now and then somebody has sent less than they asked for. */
export function slipAmountOf(id: string, amount: string, { decimals }: Brand): string {
  const dice = diceOf(`slip ${id}`)
  const units = unitsOf(amount, decimals)
  if (units === undefined || !dice.happens(4)) return amount
  const part = 10n ** BigInt(4 - decimals)
  return amountText(((units * 4n) / 5n / part) * part, decimals)
}

interface Transfer {
  readonly id: string
  readonly brand: Brand
  readonly from: Pick<Person, 'name' | 'mobile'>
  readonly to: { readonly bank: string; readonly account: string; readonly name: string }
  readonly amount: string
  readonly at: Date
}

/** The receipt of a transfer, as somebody photographs it. */
export const slipOf = ({ id, brand, from, to, amount, at }: Transfer): Buffer =>
  transferSlip({
    bank: to.bank,
    amount: `${brand.currency} ${amount}`,
    from: `${from.name} *${from.mobile.slice(-4)}`,
    to: `${to.name} *${to.account.slice(-4)}`,
    reference: bankReferenceOf(id),
    // The Swedes write it so: 2026-11-24 19:42.
    at: new Intl.DateTimeFormat('sv-SE', { timeZone: brand.timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
      at,
    ),
  })
