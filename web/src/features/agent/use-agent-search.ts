import { useRecordSearch } from '../../parts/centre/record-search.ts'

/** As many days as an agent's figures begin with. */
export const DAYS_FIRST = 14

/** Lengths of days that an agent chooses from. */
export const AGENT_SPANS = [1, 7, 14, 30] as const

/** The days and choices of a page of the agent centre, as the address says them. */
export const useAgentSearch = () => useRecordSearch(DAYS_FIRST)
