import { CARRY_RULES, type CarryRule, type DividendTier } from './dividend.ts'
import { type ContractStep, PERIOD_CODES, type PeriodCode } from './periods.ts'
import { RATE_MAX, type Rate } from './rate.ts'
import { RATE_TYPES, type RateType, type RealTimeTerms, type SalaryTier } from './salary.ts'

export const CONTRACT_KINDS = ['dividend', 'daily', 'hourly', 'realtime'] as const
export type ContractKind = (typeof CONTRACT_KINDS)[number]

/** What two have agreed on, by kind. A daily salary has a cycle of payment as its period. */
export type ContractTerms =
  | {
      readonly kind: 'dividend'
      readonly period: PeriodCode
      readonly carry: CarryRule
      readonly tiers: readonly DividendTier[]
    }
  | {
      readonly kind: 'daily'
      readonly period: PeriodCode
      readonly rateType: RateType
      readonly tiers: readonly SalaryTier[]
    }
  | { readonly kind: 'hourly'; readonly rateType: RateType; readonly tiers: readonly SalaryTier[] }
  | ({ readonly kind: 'realtime' } & RealTimeTerms)

/** At most so many tiers. */
const TIERS_MAX = 10

/** What is wrong with the terms of a contract, and where. */
export interface TermsFault {
  readonly path: readonly (string | number)[]
  readonly fault: TermsFaultCode
}

export type TermsFaultCode =
  | 'no_tiers'
  | 'too_many_tiers'
  | 'negative'
  | 'condition_falls'
  | 'rate_out_of_range'
  | 'rate_not_rising'
  | 'rate_type_mixed'
  | 'unknown_code'

/** What a contract is counted by: it begins and ends with one of these. */
export function stepOf(terms: ContractTerms): ContractStep {
  switch (terms.kind) {
    case 'dividend':
      return terms.period
    case 'daily':
      return 'D'
    case 'hourly':
      return 'hour'
    case 'realtime':
      return 'slot'
  }
}

/** Everything that is wrong with the terms of a contract, in the order of its fields; nothing where they are well-formed. */
export function termsFaults(terms: ContractTerms): TermsFault[] {
  if (terms.kind === 'realtime')
    return [
      ...rateFaults(terms.winRate, ['winRate']),
      ...rateFaults(terms.lossRate, ['lossRate']),
      ...negativeFaults(terms.singleBet, ['singleBet']),
    ]
  return [...codeFaults(terms), ...tierFaults(terms)]
}

type TieredTerms = Exclude<ContractTerms, { kind: 'realtime' }>
type AnyTier = DividendTier | SalaryTier

function codeFaults(terms: TieredTerms): TermsFault[] {
  const unknown = (known: boolean, field: string): TermsFault[] =>
    known ? [] : [{ path: [field], fault: 'unknown_code' }]
  return [
    ...('period' in terms ? unknown(PERIOD_CODES.includes(terms.period), 'period') : []),
    ...('carry' in terms ? unknown(CARRY_RULES.includes(terms.carry), 'carry') : []),
    ...('rateType' in terms ? unknown(RATE_TYPES.includes(terms.rateType), 'rateType') : []),
  ]
}

function tierFaults(terms: TieredTerms): TermsFault[] {
  const tiers: readonly AnyTier[] = terms.tiers
  const rateType = 'rateType' in terms ? terms.rateType : 'P'
  if (tiers.length === 0) return [{ path: ['tiers'], fault: 'no_tiers' }]
  if (tiers.length > TIERS_MAX) return [{ path: ['tiers'], fault: 'too_many_tiers' }]
  return tiers.flatMap((tier, index) => {
    const before = tiers[index - 1]
    return [
      ...conditionFaults(tier, before, index),
      ...(rateTypeOf(tier) === rateType
        ? payFaults(tier, before, index)
        : [{ path: ['tiers', index, 'rateType'], fault: 'rate_type_mixed' } as const]),
    ]
  })
}

const CONDITIONS = ['netLoss', 'validBets', 'active'] as const

function conditionFaults(tier: AnyTier, before: AnyTier | undefined, index: number): TermsFault[] {
  return CONDITIONS.flatMap((field): TermsFault[] => {
    const path = ['tiers', index, field]
    const figure = conditionOf(tier, field)
    if (figure < 0 || (field === 'active' && !Number.isSafeInteger(figure))) return [{ path, fault: 'negative' }]
    return before && figure < conditionOf(before, field) ? [{ path, fault: 'condition_falls' }] : []
  })
}

function conditionOf(tier: AnyTier, field: (typeof CONDITIONS)[number]): bigint | number {
  if (field !== 'netLoss') return tier[field]
  return 'netLoss' in tier ? tier.netLoss : 0n
}

const rateTypeOf = (tier: AnyTier): RateType => ('rateType' in tier ? tier.rateType : 'P')
const payOf = (tier: AnyTier): bigint | Rate => ('amount' in tier ? tier.amount : tier.rate)

function payFaults(tier: AnyTier, before: AnyTier | undefined, index: number): TermsFault[] {
  const path = ['tiers', index, 'amount' in tier ? 'amount' : 'rate']
  const wrong = 'amount' in tier ? amountFaults(tier.amount, path) : rateFaults(tier.rate, path)
  if (wrong.length > 0 || !before || rateTypeOf(before) !== rateTypeOf(tier)) return wrong
  return payOf(tier) > payOf(before) ? [] : [{ path, fault: 'rate_not_rising' }]
}

const rateFaults = (rate: Rate, path: TermsFault['path']): TermsFault[] =>
  Number.isSafeInteger(rate) && rate > 0 && rate <= RATE_MAX ? [] : [{ path, fault: 'rate_out_of_range' }]

const amountFaults = (amount: bigint, path: TermsFault['path']): TermsFault[] =>
  amount > 0n ? [] : [{ path, fault: 'rate_out_of_range' }]

const negativeFaults = (amount: bigint, path: TermsFault['path']): TermsFault[] =>
  amount < 0n ? [{ path, fault: 'negative' }] : []
