import { bullOf } from '@croupier/engine/tables/niuniu.ts'
import { useWords } from '@croupier/kit/words.ts'
import type { Cell, StageProps, TableLayout } from '../layout.ts'
import { verdictOf } from '../mark.ts'
import { Hands } from '../stages.tsx'
import { numbersOf } from './cards.ts'
import { rowOf, upTo } from './rows.ts'
import { versusText } from './summary-text.ts'

const places = [
  { to: 'banker', tone: 'red' },
  { to: 'player1', tone: 'blue' },
  { to: 'player2', tone: 'blue' },
  { to: 'player3', tone: 'blue' },
] as const

/** What five cards are called: the bull and its number, or what is more than any bull. */
function useBullWords(): (cards: readonly string[]) => string {
  const t = useWords('tables')
  return (cards) => {
    if (cards.length < 5) return ''
    const { type } = bullOf(numbersOf(cards))
    if (type === 0) return t('spot.no_bull')
    return type < 10 ? t('bull', { number: type }) : t(type === 10 ? 'spot.bull_bull' : 'spot.special')
  }
}

function Stage(props: StageProps) {
  const count = useBullWords()
  const won = props.won.map((spot) => spot.replace(/_equal$/, ''))
  return (
    <Hands
      {...props}
      won={won}
      places={places}
      count={count}
      verdictOf={(to) => verdictOf(to, won)}
      counts="words"
      least={5}
    />
  )
}

const seats = upTo(1, 3)
const against = (kind: string): Cell[] =>
  seats.flatMap((seat): Cell[] => [
    { spot: `player${seat}_${kind}`, tone: 'blue' },
    { spot: `banker${seat}_${kind}`, tone: 'red' },
  ])
const HANDS = ['bull_789', 'bull_bull', 'no_bull', 'special'] as const

/** Bull-Bull: each player against the banker, even or by the winning hand, and what a hand may be. */
export const niuniuLayout: TableLayout = {
  felt: 'midnight',
  Stage,
  called: ({ won }) => won.filter((spot) => spot.endsWith('_equal')),
  said: versusText,
  parts: ['main', 'double', 'hands'],
  rows: [
    rowOf('equal', { part: 'main', size: 'middle', least: 140, cells: against('equal') }),
    rowOf('double', { part: 'double', size: 'middle', least: 140, cells: against('double') }),
    ...(['banker', 'player1', 'player2', 'player3'] as const).map((hand) =>
      rowOf(hand, { part: 'hands', size: 'small', least: 84, cells: HANDS.map((what) => `${hand}_${what}`) }),
    ),
  ],
}
