import type { Rebates as RebateTexts } from '@croupier/contract/agent.ts'
import { type Fault, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { isAgent, isTopAgent } from '#modules/identity/hierarchy/hierarchy.ts'
import type { RebatePoint } from '#modules/lottery/lottery.ts'

/** Of lotteries in tenths of a per cent, of everything else in hundredths. */
export interface Rebates {
  readonly lottery: number
  readonly casino: number
}

const GROUPS = ['lottery', 'casino'] as const
const PARTS: Rebates = { lottery: 10, casino: 100 }

/** What is written in per cent, as it is kept. */
export const rebatesFrom = (perCent: RebateTexts): Rebates => ({
  lottery: Math.round(perCent.lottery * PARTS.lottery),
  casino: Math.round(perCent.casino * PARTS.casino),
})

/** What is kept, in per cent. */
export const rebateView = (rebates: Rebates): RebateTexts => ({
  lottery: rebates.lottery / PARTS.lottery,
  casino: rebates.casino / PARTS.casino,
})

/** Only agents bring others and give rebates. */
export const judgeAgent = (agentType: number): Verdict<undefined> =>
  isAgent(agentType) ? yes(undefined) : no('forbidden')

export interface KeptRebates {
  readonly agentType: number
  readonly lottery: RebatePoint
  /** Undefined where the member has none of their own. */
  readonly casino: number | undefined
}

/** The rebates that hold: a member's own; without them a top agent's are the brand's tops, and others have what lotteries give anybody. */
export function rebatesOver(
  { agentType, lottery, casino }: KeptRebates,
  rebateTop: Brand['settings']['agent']['rebateTop'],
): Rebates {
  const top = isTopAgent(agentType) ? rebatesFrom(rebateTop) : undefined
  return {
    lottery: lottery.isOwn ? lottery.tenths : (top?.lottery ?? lottery.tenths),
    casino: casino ?? top?.casino ?? 0,
  }
}

/** Nobody gives more than they have. */
export const judgeGiven = (given: Rebates, own: Rebates): Verdict<undefined> =>
  verdictOf((group) => (given[group] > own[group] ? tooLarge(group, own) : []))

/** What somebody has is raised and never lowered, up to what whoever raises it has. */
export const judgeRaised = (given: Rebates, before: Rebates, own: Rebates): Verdict<undefined> =>
  verdictOf((group) => {
    if (given[group] < before[group]) return [{ code: 'too_small', fill: { min: before[group] / PARTS[group] } }]
    // What is kept as it was is not given anew.
    return given[group] > own[group] && given[group] > before[group] ? tooLarge(group, own) : []
  })

const tooLarge = (group: keyof Rebates, own: Rebates): readonly Fault[] => [
  { code: 'too_large', fill: { max: own[group] / PARTS[group] } },
]

function verdictOf(faultsOf: (group: keyof Rebates) => readonly Fault[]): Verdict<undefined> {
  const fields = GROUPS.flatMap((group) => {
    const faults = faultsOf(group)
    return faults.length > 0 ? [[`rebates.${group}`, faults] as const] : []
  })
  return fields.length === 0 ? yes(undefined) : no('invalid_request', { fields: Object.fromEntries(fields) })
}

/** In each group the smaller of two. */
export const smaller = (one: Rebates, other: Rebates): Rebates => ({
  lottery: Math.min(one.lottery, other.lottery),
  casino: Math.min(one.casino, other.casino),
})
