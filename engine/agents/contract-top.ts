import type { ContractKind, ContractTerms } from './contract-terms.ts'
import type { Rate } from './rate.ts'

/** The highest that a contract pays: its highest rate, of real time the win and the loss rate, or its highest fixed amount. */
export type ContractTop =
  | { readonly rateType: 'P'; readonly rates: readonly Rate[] }
  | { readonly rateType: 'F'; readonly amount: bigint }

export function contractTop(terms: ContractTerms): ContractTop {
  if (terms.kind === 'realtime') return { rateType: 'P', rates: [terms.winRate, terms.lossRate] }
  const top = terms.tiers.at(-1)
  if (!top) throw new Error('a contract without tiers')
  return 'amount' in top ? { rateType: 'F', amount: top.amount } : { rateType: 'P', rates: [top.rate] }
}

/** Whether a contract pays more than the one above it, or in another way. Equal is not higher; without one above, everything is. */
export function isHigher(below: ContractTop, above: ContractTop | undefined): boolean {
  if (!above) return true
  if (below.rateType === 'F') return above.rateType !== 'F' || below.amount > above.amount
  return above.rateType !== 'P' || below.rates.some((rate, index) => rate > (above.rates[index] ?? 0))
}

/** A version of a contract from the moment of its effect until before its end. */
export interface TimedContract {
  readonly id: string
  readonly kind: ContractKind
  readonly group: string
  /** Who gives it; undefined is the house. */
  readonly aboveId: string | undefined
  readonly belowId: string
  readonly top: ContractTop
  readonly from: Date
  readonly until: Date | undefined
}

/** A contract that ends because what is above it no longer carries it. At its own beginning, it never takes effect. */
export interface ContractEnding {
  readonly contract: TimedContract
  readonly at: Date
}

/** The top of what an agent has at a moment; undefined where it has no contract then. */
export const topAt = (own: readonly TimedContract[], moment: Date): ContractTop | undefined =>
  own.find(({ from, until }) => from <= moment && (!until || moment < until))?.top

/** The first moment, from one on, at which a contract is higher than what its giver has; undefined when it never is. */
export function firstHigher(contract: TimedContract, own: readonly TimedContract[], since: Date): Date | undefined {
  const begin = contract.from > since ? contract.from : since
  const moments = [begin, ...own.flatMap(({ from, until }) => (until ? [from, until] : [from]))]
  return moments
    .filter((moment) => moment >= begin && (!contract.until || moment < contract.until))
    .toSorted((a, b) => a.getTime() - b.getTime())
    .find((moment) => isHigher(contract.top, topAt(own, moment)))
}

/** Contracts as they will stand of one agent, those of its kind and group that it gave and everything below. */
export interface ContractTree {
  readonly agentId: string
  /** All versions of one kind and group that the agent has from above, as they will stand. */
  readonly own: readonly TimedContract[]
  /** Contracts given by the agent and by those below it, of any kind and group. */
  readonly given: readonly TimedContract[]
  readonly kind: ContractKind
  readonly group: string
}

/** The contracts that end, from one moment on, because an agent's own contract will stand otherwise, and what hangs on them. */
export function fallingContracts({ agentId, own, given, kind, group }: ContractTree, since: Date): ContractEnding[] {
  const alike = given.filter((contract) => contract.kind === kind && contract.group === group)
  const endings: ContractEnding[] = []
  const agents: { readonly agentId: string; readonly own: readonly TimedContract[] }[] = [{ agentId, own }]
  // Who is reached is appended: each agent stands right below one other.
  for (const agent of agents) {
    const mine = alike.filter(({ aboveId }) => aboveId === agent.agentId)
    const fallen = mine.flatMap((contract): ContractEnding[] => {
      const at = firstHigher(contract, agent.own, since)
      return at ? [{ contract, at }] : []
    })
    endings.push(...fallen)
    const endAt = new Map(fallen.map(({ contract, at }) => [contract.id, at]))
    for (const belowId of new Set(fallen.map(({ contract }) => contract.belowId)))
      agents.push({
        agentId: belowId,
        own: mine
          .filter((contract) => contract.belowId === belowId)
          .map((contract) => ({ ...contract, until: endAt.get(contract.id) ?? contract.until })),
      })
  }
  return endings
}
