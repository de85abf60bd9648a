import type { TableSummary } from '@croupier/contract/tables.ts'
import type { Words } from '@croupier/kit/spot-name.ts'
import { winnersOf } from '../mark.ts'
import { spotName } from '@croupier/kit/spot-name.ts'

/** How each of three players has done against the banker. */
export const versusText = ({ won }: TableSummary, t: Words): string =>
  (winnersOf(won) ?? (['tie', 'tie', 'tie'] as const))
    .map((winner, at) => `${t(`spot.player${at + 1}`)}: ${t(VERDICTS[winner])}`)
    .join(' · ')

const VERDICTS = { player: 'won', banker: 'lost', tie: 'push' } as const

/** The spots that won, by name. */
export const winnersText = ({ won }: TableSummary, t: Words): string => won.map((spot) => spotName(t, spot)).join(' · ')
