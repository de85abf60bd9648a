import type { Rebates } from '@croupier/contract/agent.ts'
import { useState } from 'react'
import { percentOf, REBATE_GROUPS, type RebateGroup } from './percent.ts'

/** Rebates that are being chosen, in steps, and as they are sent. */
export function useGivenRebates(first: Readonly<Record<RebateGroup, number>> = { lottery: 0, casino: 0 }) {
  const [given, setGiven] = useState(first)
  const rebates: Rebates = {
    lottery: percentOf('lottery', given.lottery),
    casino: percentOf('casino', given.casino),
  }
  return {
    given,
    rebates,
    give: (group: RebateGroup) => (steps: number) => setGiven((kept) => ({ ...kept, [group]: steps })),
    raised: REBATE_GROUPS.some((group) => given[group] > first[group]),
  }
}
