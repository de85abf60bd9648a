import { useDecimal } from '../../../parts/play/use-decimal.ts'
import { ResultFigure } from '../instant/result-figure.tsx'
import type { ShownRound } from '../instant/use-instant-table.ts'
import { DiceTrack } from './dice-track.tsx'
import type { RollEvent } from './roll.ts'
import type { DiceChoice } from './use-dice-choice.ts'
import { useRollText } from './use-roll-text.ts'

interface DiceStageProps {
  readonly choice: Pick<DiceChoice, 'choices' | 'profile'> & Partial<Pick<DiceChoice, 'choose'>>
  readonly shown: ShownRound<RollEvent> | undefined
  /** The answer is on its way: the cube is lifted. */
  readonly asking: boolean
}

/** The roll in one large figure above the track over which its cube lies. */
export function DiceStage({ choice, shown, asking }: DiceStageProps) {
  const decimal = useDecimal()
  const rollText = useRollText()
  const result = shown && { ...shown, won: shown.event.won, said: rollText(shown.event, shown.payout) }
  return (
    <>
      <ResultFigure
        key={shown?.roundId}
        figure={decimal(shown?.event.roll ?? '00.00')}
        result={result}
        idle={!shown}
        asking={asking}
        settles
      />
      <DiceTrack choice={choice} last={shown?.event} asking={asking} />
    </>
  )
}
