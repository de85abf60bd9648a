import { floorTo, timesFloor } from '../fraction.ts'
import { scale } from '../money.ts'
import type { ContractTerms } from './contract-terms.ts'
import { dividendOf } from './dividend.ts'
import { realTimeSalary, salaryOf, type SlotBets } from './salary.ts'
import type { TierFigures } from './tiers.ts'

/** What a period of a line is simulated with. */
export interface SimulatedFigures extends TierFigures {
  /** What is deducted of a dividend: bonuses, payment fees and platform fees together. */
  readonly deductions: bigint
  /** Of real time, the valid bets that count. */
  readonly slot: SlotBets
}

/** Two sides of a contract: what the one below would get, what the one above gets for the same line, and how it stands now. */
export interface SimulatedSides {
  readonly offered: ContractTerms
  /** The contract of the one who offers; without it there is nothing to give. */
  readonly own: ContractTerms | undefined
  /** The tier that the one who offers has reached with the whole line, from 1; without it the one that this line reaches. */
  readonly ownPlace?: number
  readonly before: ContractTerms | undefined
}

export interface SimulatedOutcome {
  readonly theyGet: bigint
  /** The tier of the one below, from 1; undefined below the first one, and of real time. */
  readonly tier: number | undefined
  readonly iGet: bigint
  readonly iKeep: bigint
  /** What would be kept by the contract that stands now. */
  readonly keptBefore: bigint
}

/** A point of the curve. Where a tier is reached there are two with one net loss: until then, and from then on. */
export interface CurvePoint {
  readonly netLoss: bigint
  readonly theyGet: bigint
  readonly iGet: bigint
}

/** What a period with these figures comes to for both, now and before. */
export function simulate(sides: SimulatedSides, figures: SimulatedFigures, decimals: number): SimulatedOutcome {
  const they = payOf(sides.offered, figures, { carried: 0n, decimals })
  const iGet = ownGets(sides, figures, decimals)
  const before = sides.before ? payOf(sides.before, figures, { carried: 0n, decimals }).gross : 0n
  return { theyGet: they.gross, tier: they.place, iGet, iKeep: iGet - they.gross, keptBefore: iGet - before }
}

/** Both amounts by net loss from zero to a highest one, in so many steps and at every tier. */
export function curveOf(
  sides: SimulatedSides,
  figures: SimulatedFigures,
  { netLossMax, steps, decimals }: { readonly netLossMax: bigint; readonly steps: number; readonly decimals: number },
): CurvePoint[] {
  const point = (netLoss: bigint, reached: bigint): CurvePoint => {
    const at = { ...figures, netLoss: reached }
    return {
      netLoss,
      theyGet: payOf(sides.offered, at, { carried: 0n, decimals }).gross,
      iGet: ownGets(sides, at, decimals),
    }
  }
  const unit = 10n ** BigInt(scale - decimals)
  const even = Array.from({ length: steps + 1 }, (_, step) =>
    floorTo(timesFloor(netLossMax, BigInt(step), BigInt(steps)), unit),
  )
  const thresholds = [sides.offered, sides.own].flatMap(lossSteps).filter((loss) => loss > 0n && loss <= netLossMax)
  const jumps = new Set(thresholds)
  return [...new Set([...even, ...thresholds])]
    .toSorted((a, b) => (a < b ? -1 : 1))
    .flatMap((netLoss) =>
      jumps.has(netLoss) ? [point(netLoss, netLoss - unit), point(netLoss, netLoss)] : [point(netLoss, netLoss)],
    )
}

/** A period that was, and whether the one after it began in the same month. */
export interface ReplayedPeriod extends SimulatedFigures {
  readonly isNextInMonth: boolean
}

export interface Replay {
  readonly theyGet: bigint
  readonly theyGotBefore: bigint
  readonly iKeep: bigint
  readonly keptBefore: bigint
}

/** What past periods, in order, would have come to, a losing one carried as each contract says. */
export function replayOf(sides: SimulatedSides, periods: readonly ReplayedPeriod[], decimals: number): Replay {
  const total = (terms: ContractTerms | undefined) => (terms ? replayed(terms, periods, decimals) : 0n)
  // The own contract carries too, unless it is only known by the tier it reached.
  const mine = sides.own ? replayed(sides.own, periods, decimals, sides.ownPlace) : 0n
  const [theyGet, theyGotBefore] = [total(sides.offered), total(sides.before)]
  return { theyGet, theyGotBefore, iKeep: mine - theyGet, keptBefore: mine - theyGotBefore }
}

function replayed(terms: ContractTerms, periods: readonly ReplayedPeriod[], decimals: number, place?: number): bigint {
  const held = place === undefined ? terms : heldAt(terms, place)
  let carried = 0n
  let sum = 0n
  for (const period of periods) {
    const pay = payOf(held, period, { carried, decimals, isNextInMonth: period.isNextInMonth })
    sum += pay.gross
    carried = pay.carriedNext
  }
  return sum
}

interface SimulatedPay {
  readonly gross: bigint
  readonly place: number | undefined
  readonly carriedNext: bigint
}

interface PayContext {
  readonly carried: bigint
  readonly decimals: number
  readonly isNextInMonth?: boolean
}

function payOf(
  terms: ContractTerms,
  figures: SimulatedFigures,
  { carried, decimals, isNextInMonth = false }: PayContext,
): SimulatedPay {
  if (terms.kind === 'realtime')
    return { gross: realTimeSalary(terms, figures.slot, decimals), place: undefined, carriedNext: 0n }
  if (terms.kind !== 'dividend') {
    const { gross, tier } = salaryOf(terms.tiers, figures, decimals)
    return { gross, place: tier?.place, carriedNext: 0n }
  }
  const { deductions: bonuses } = figures
  const dividend = dividendOf(
    terms,
    { ...figures, bonuses, paymentFee: 0n, platformFee: 0n, carried },
    { decimals, isNextInMonth },
  )
  return { gross: dividend.gross, place: dividend.tier?.place, carriedNext: dividend.carriedNext }
}

const ownGets = ({ own, ownPlace }: SimulatedSides, figures: SimulatedFigures, decimals: number): bigint =>
  own ? payOf(ownPlace === undefined ? own : heldAt(own, ownPlace), figures, { carried: 0n, decimals }).gross : 0n

/** Terms of which one tier holds, whatever a part of the line reaches by itself. */
function heldAt(terms: ContractTerms, place: number): ContractTerms {
  if (terms.kind === 'realtime') return terms
  if (terms.kind !== 'dividend') {
    const tier = terms.tiers[place - 1]
    return tier ? { ...terms, tiers: [{ ...tier, validBets: 0n, active: 0 }] } : terms
  }
  const tier = terms.tiers[place - 1]
  return tier ? { ...terms, tiers: [{ ...tier, netLoss: 0n, validBets: 0n, active: 0 }] } : terms
}

const lossSteps = (terms: ContractTerms | undefined): bigint[] =>
  terms?.kind === 'dividend' ? terms.tiers.map(({ netLoss }) => netLoss) : []
