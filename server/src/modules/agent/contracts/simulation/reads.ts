import type { simulateContract } from '@croupier/contract/agent-contracts.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import type { ContractTerms } from '@croupier/engine/agents/contract-terms.ts'
import type { DividendTier } from '@croupier/engine/agents/dividend.ts'
import type { SalaryTier } from '@croupier/engine/agents/salary.ts'
import {
  curveOf,
  replayOf,
  type SimulatedFigures,
  type SimulatedSides,
  simulate,
} from '@croupier/engine/agents/simulation.ts'
import { reachedTier } from '@croupier/engine/agents/tiers.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { agentBelow } from '../agent-below.ts'
import { foresee } from '../foresee.ts'
import { mustBeAgent } from '../open-contract.ts'
import { sideOf, stateOf } from '../rules.ts'
import { type ContractPair, type ContractRow, findContract, findOwn } from '../store.ts'
import { readTerms, signedUnits, termsOf } from '../terms.ts'
import { fallingViews } from '../view.ts'
import { type PastPeriod, pastPeriods } from './past-periods.ts'

type Simulation = ReplyOf<typeof simulateContract>
type Figures = Simulation['figures']

const STEPS = 40
const CURVE_LEAST = 1_000_0000n

interface Subject extends ContractPair {
  readonly id: string
  readonly terms: ContractTerms
  readonly side: 'given' | 'own'
}

/** What a draft, an offer or such terms would pay to both, and what would end with them. */
export async function readSimulation(deps: Deps, ask: Ask<typeof simulateContract>): Promise<Simulation> {
  const { body, session } = ask
  mustBeAgent(session)
  const brand = await brandOf(deps, ask.brandId)
  const now = deps.now()
  const subject = await subjectOf(deps, ask, brand)
  const foresight = await foresee(deps.db, subject, { brand, now })
  const { group } = subject
  const periods = await pastPeriods(deps.db, subject.terms, { memberId: subject.belowId, group, brand, now })
  const figures = body.figures ? figuresOf(body.figures, brand) : (periods.at(-1)?.figures ?? NOTHING)
  const sides = await sidesOf(deps, subject, brand)
  const text = (units: bigint) => amountText(units, brand.decimals)
  return {
    figures: figuresView(figures, brand),
    ...outcomeView(subject, { sides, figures, periods, netLossMax: maxOf(body.netLossMax, figures, brand) }, brand),
    from: foresight?.from.toISOString() ?? null,
    periods: periods.map(({ since, until, figures: past }) => ({
      since: since.toISOString(),
      until: until.toISOString(),
      figures: figuresView(past, brand),
    })),
    replay: replayView(
      subject,
      replayOf(
        sides,
        periods.map((past) => past.figures),
        brand.decimals,
      ),
      text,
    ),
    // What the one above has is not for the one below to know.
    isAboveOwn: subject.side === 'given' && foresight?.isAboveOwn === true,
    falling: await fallingViews(deps.db, foresight?.falling ?? [], brand),
  }
}

const NOTHING: SimulatedFigures = {
  netLoss: 0n,
  validBets: 0n,
  active: 0,
  deductions: 0n,
  slot: { won: 0n, lost: 0n },
}

async function subjectOf(deps: Deps, { body, session }: Ask<typeof simulateContract>, brand: Brand): Promise<Subject> {
  const { memberId } = session
  if (body.contractId !== undefined) {
    const row = await findContract(deps.db, body.contractId)
    const side = row && sideOf(row, memberId)
    if (!side) throw new Refusal('not_found')
    if (!isOpen(row, deps.now())) throw new Refusal('offer_over')
    return { ...row, terms: termsOf(row.terms, brand.decimals), side }
  }
  const wire = body.terms ?? must<never>(atField('terms', 'required'))
  const account = body.account ?? must<never>(atField('account', 'required'))
  const terms = must(readTerms(wire, brand.decimals, 'terms'))
  const below = { account: account.toLowerCase(), brand, now: deps.now() }
  const belowId = await agentBelow(deps.db, memberId, below)
  return { id: '', aboveId: memberId, belowId, kind: terms.kind, group: body.group, terms, side: 'given' }
}

const isOpen = (row: ContractRow, now: Date) => ['draft', 'offered'].includes(stateOf(row, now))

/** Both sides by what they have now; whoever is offered something does not learn what the one above has. */
async function sidesOf(
  deps: Deps,
  { side, aboveId, belowId, kind, group, terms }: Subject,
  brand: Brand,
): Promise<SimulatedSides> {
  const now = deps.now()
  const holding = async (agentId: string) => {
    const rows = await findOwn(deps.db, { belowId: agentId, kind, group }, now)
    return rows.find(({ fromAt, untilAt }) => fromAt && fromAt <= now && (!untilAt || now < untilAt))
  }
  const standing = await holding(belowId)
  const before = standing?.aboveId === aboveId ? termsOf(standing.terms, brand.decimals) : undefined
  const above = side === 'given' && aboveId !== null ? await holding(aboveId) : undefined
  if (!above || aboveId === null) return { offered: terms, own: undefined, before }
  const own = termsOf(above.terms, brand.decimals)
  const last = (await pastPeriods(deps.db, own, { memberId: aboveId, group, brand, now })).at(-1)
  const ownPlace =
    own.kind === 'realtime' || !last
      ? undefined
      : reachedTier<DividendTier | SalaryTier>(own.tiers, last.figures)?.place
  return { offered: terms, own, before, ...(ownPlace !== undefined && { ownPlace }) }
}

interface Outlook {
  readonly sides: SimulatedSides
  readonly figures: SimulatedFigures
  readonly periods: readonly PastPeriod[]
  readonly netLossMax: bigint
}

function outcomeView({ side }: Subject, { sides, figures, netLossMax }: Outlook, { decimals }: Brand) {
  const text = (units: bigint) => amountText(units, decimals)
  const { theyGet, tier, iGet, iKeep, keptBefore } = simulate(sides, figures, decimals)
  const curve = curveOf(sides, figures, { netLossMax, steps: STEPS, decimals })
  const isGiven = side === 'given'
  return {
    theyGet: text(isGiven ? theyGet : 0n),
    iGet: text(isGiven ? iGet : theyGet),
    iKeep: text(isGiven ? iKeep : theyGet),
    keptBefore: text(isGiven ? keptBefore : iGet - keptBefore),
    tier: tier ?? null,
    curve: curve.map((point) => ({
      netLoss: text(point.netLoss),
      theyGet: text(isGiven ? point.theyGet : 0n),
      iGet: text(isGiven ? point.iGet : point.theyGet),
    })),
  }
}

function replayView({ side }: Subject, replay: ReturnType<typeof replayOf>, text: (units: bigint) => string) {
  const { theyGet, theyGotBefore, iKeep, keptBefore } = replay
  return side === 'given'
    ? { theyGet: text(theyGet), theyGotBefore: text(theyGotBefore), iKeep: text(iKeep), keptBefore: text(keptBefore) }
    : { theyGet: text(0n), theyGotBefore: text(0n), iKeep: text(theyGet), keptBefore: text(theyGotBefore) }
}

function figuresOf(
  { netLoss, validBets, active, deductions, won, lost }: Figures,
  { decimals }: Brand,
): SimulatedFigures {
  const units = (text: string, field: string) =>
    signedUnits(text, decimals) ?? must<never>(atField(`figures.${field}`, 'invalid_amount'))
  return {
    netLoss: units(netLoss, 'netLoss'),
    validBets: units(validBets, 'validBets'),
    active,
    deductions: units(deductions, 'deductions'),
    slot: { won: units(won, 'won'), lost: units(lost, 'lost') },
  }
}

function figuresView({ netLoss, validBets, active, deductions, slot }: SimulatedFigures, { decimals }: Brand): Figures {
  const text = (units: bigint) => amountText(units, decimals)
  return {
    netLoss: text(netLoss),
    validBets: text(validBets),
    active,
    deductions: text(deductions),
    won: text(slot.won),
    lost: text(slot.lost),
  }
}

/** Twice the net loss where nothing is asked for. */
function maxOf(asked: string | undefined, { netLoss }: SimulatedFigures, { decimals }: Brand): bigint {
  if (asked !== undefined) return signedUnits(asked, decimals) ?? must<never>(atField('netLossMax', 'invalid_amount'))
  return netLoss > 0n ? netLoss + netLoss : CURVE_LEAST
}
