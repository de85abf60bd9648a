import type { ContractTerms as WireTerms } from '@croupier/contract/agent-contracts.ts'
import type { FieldFault } from '@croupier/contract/refusal.ts'
import { type ContractTerms, type TermsFaultCode, termsFaults } from '@croupier/engine/agents/contract-terms.ts'
import type { ContractTop } from '@croupier/engine/agents/contract-top.ts'
import { rateOf, rateText } from '@croupier/engine/agents/rate.ts'
import type { SalaryTier } from '@croupier/engine/agents/salary.ts'
import { amountText, unitsOf } from '@croupier/engine/money.ts'
import { atField, no, type Verdict, yes } from '#kernel/refusal.ts'

/** A field that is no amount or no rate of the brand. */
class UnreadableField extends Error {
  readonly field: string
  readonly fault: FieldFault

  constructor(field: string, fault: FieldFault) {
    super(`${field} is ${fault}`)
    this.field = field
    this.fault = fault
  }
}

const FAULTS: Readonly<Record<TermsFaultCode, FieldFault>> = {
  no_tiers: 'required',
  too_many_tiers: 'too_many',
  negative: 'invalid',
  condition_falls: 'falling',
  rate_out_of_range: 'invalid',
  rate_not_rising: 'not_rising',
  rate_type_mixed: 'invalid',
  unknown_code: 'invalid',
}

/** Terms as they are written, in units and whole rates; below which field they stand is said of each fault. */
export function readTerms(wire: WireTerms, decimals: number, below = ''): Verdict<ContractTerms> {
  try {
    const terms = termsOf(wire, decimals)
    const faults = termsFaults(terms).map(
      ({ path, fault }) =>
        [[below, ...path].filter((part) => part !== '').join('.'), [{ code: FAULTS[fault] }]] as const,
    )
    return faults.length === 0 ? yes(terms) : no('invalid_request', { fields: Object.fromEntries(faults) })
  } catch (error) {
    if (!(error instanceof UnreadableField)) throw error
    return atField(below === '' ? error.field : `${below}.${error.field}`, error.fault)
  }
}

/** Terms that were well-formed when they were written down. */
export function termsOf(wire: WireTerms, decimals: number): ContractTerms {
  const amount = (text: string, field: string) => unitsOf(text, decimals) ?? unreadable(field, 'invalid_amount')
  switch (wire.kind) {
    case 'dividend':
      return {
        ...wire,
        tiers: wire.tiers.map(({ netLoss, validBets, active, rate }, index) => ({
          netLoss: amount(netLoss, `tiers.${index}.netLoss`),
          validBets: amount(validBets, `tiers.${index}.validBets`),
          active,
          rate: rateIn(rate, `tiers.${index}.rate`),
        })),
      }
    case 'daily':
      return { ...wire, tiers: wire.tiers.map((_, index) => salaryTier(wire, index, amount)) }
    case 'hourly':
      return { ...wire, tiers: wire.tiers.map((_, index) => salaryTier(wire, index, amount)) }
    case 'realtime':
      return {
        kind: 'realtime',
        winRate: rateIn(wire.winRate, 'winRate'),
        lossRate: rateIn(wire.lossRate, 'lossRate'),
        singleBet: amount(wire.singleBet, 'singleBet'),
      }
  }
}

type SalaryWire = Extract<WireTerms, { kind: 'daily' | 'hourly' }>

/** A tier says what its rate type pays and nothing else. */
function salaryTier(
  { rateType, tiers }: SalaryWire,
  index: number,
  amountOf: (text: string, field: string) => bigint,
): SalaryTier {
  const at = (field: string) => `tiers.${index}.${field}`
  const { validBets = '', active = 0, rate, amount } = tiers[index] ?? {}
  const conditions = { validBets: amountOf(validBets, at('validBets')), active }
  if (rateType === 'P') {
    if (amount !== undefined) return unreadable(at('amount'), 'not_allowed')
    return { ...conditions, rateType, rate: rateIn(rate ?? unreadable(at('rate'), 'required'), at('rate')) }
  }
  if (rate !== undefined) return unreadable(at('rate'), 'not_allowed')
  return { ...conditions, rateType, amount: amountOf(amount ?? unreadable(at('amount'), 'required'), at('amount')) }
}

const rateIn = (text: string, field: string) => rateOf(text) ?? unreadable(field, 'invalid')

function unreadable(field: string, fault: FieldFault): never {
  throw new UnreadableField(field, fault)
}

/** Terms as they are written down and shown, always in the same form. */
export function wireTerms(terms: ContractTerms, decimals: number): WireTerms {
  const amount = (units: bigint) => amountText(units, decimals)
  const salary = (tier: SalaryTier) => ({
    validBets: amount(tier.validBets),
    active: tier.active,
    ...(tier.rateType === 'P' ? { rate: rateText(tier.rate) } : { amount: amount(tier.amount) }),
  })
  switch (terms.kind) {
    case 'dividend': {
      const { kind, period, carry } = terms
      const tiers = terms.tiers.map(({ netLoss, validBets, active, rate }) => ({
        netLoss: amount(netLoss),
        validBets: amount(validBets),
        active,
        rate: rateText(rate),
      }))
      return { kind, period, carry, tiers }
    }
    case 'daily': {
      const { kind, period, rateType } = terms
      return { kind, period, rateType, tiers: terms.tiers.map(salary) }
    }
    case 'hourly': {
      const { kind, rateType } = terms
      return { kind, rateType, tiers: terms.tiers.map(salary) }
    }
    case 'realtime': {
      const { kind, winRate, lossRate, singleBet } = terms
      return { kind, winRate: rateText(winRate), lossRate: rateText(lossRate), singleBet: amount(singleBet) }
    }
  }
}

/** The highest that a contract pays, as it is shown. */
export const topTexts = (top: ContractTop, decimals: number): string[] =>
  top.rateType === 'P' ? top.rates.map(rateText) : [amountText(top.amount, decimals)]

/** Units of an amount that may be below zero. */
export function signedUnits(text: string, decimals: number): bigint | undefined {
  const units = unitsOf(text.replace(/^-/, ''), decimals)
  return units !== undefined && text.startsWith('-') ? -units : units
}
