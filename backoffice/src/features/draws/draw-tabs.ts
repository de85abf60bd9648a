import { deskDraws } from '@croupier/contract/console-draws.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'

/** The parts of the screen of draws, in the order in which people work. */
export const DRAW_PARTS = ['due', 'open', 'unsettled', 'settled', 'corrections', 'schedule'] as const
export type DrawPart = (typeof DRAW_PARTS)[number]

/** Where a part is shown; what is due stands first. */
export const linkOf = (part: DrawPart) =>
  part === 'due' ? ({ to: '/draws' } as const) : ({ to: '/draws/$part', params: { part } } as const)

const EVERY_MS = 15_000

/** The parts with what waits in each, as far as it is known. What is scheduled or over waits for nobody. */
export function useDrawTabs() {
  const t = useWords('draws')
  // As the menu asks for its count.
  const { data } = useAsk(deskDraws, { query: { tab: 'due', pageSize: 1 } }, { refetchInterval: EVERY_MS })
  return DRAW_PARTS.map((stage) => ({
    stage,
    name: t(`tabs.${stage}`),
    count: stage === 'schedule' || stage === 'settled' ? undefined : data?.counts[stage],
  }))
}
