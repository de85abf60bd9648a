import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { hundredthsText } from '@croupier/engine/wire.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconFlag } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { CSSProperties } from 'react'
import type { ShownRound } from '../instant/use-instant-table.ts'
import { ResultFigure } from '../instant/result-figure.tsx'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import classes from './limbo-stage.module.css'
import { useRiseText } from './rise.ts'
import type { RiseEvent } from './rise.ts'

interface LimboStageProps {
  readonly shown: ShownRound<RiseEvent> | undefined
  readonly target: number
  readonly asking: boolean
  /** How long the number still climbs; 0 where it stands. */
  readonly motionMs: number
}

/** How far it went, in one large figure, above a scale on which the target stands. */
export function LimboStage({ shown, target, asking, motionMs }: LimboStageProps) {
  const t = useWords('instant')
  const decimal = useDecimal()
  const risenText = useRiseText()
  const settled = motionMs === 0
  const figure = useClimbing(shown?.event.result ?? '1.00', motionMs)
  const result = shown && settled && { ...shown, won: shown.event.won, said: risenText(shown.event, shown.payout) }
  return (
    <Grid gap={24} className={classes.stage}>
      <ResultFigure
        key={result ? shown.roundId : undefined}
        figure={`${decimal(figure)}×`}
        result={result || undefined}
        idle={!shown}
        asking={asking}
      />
      <Scale target={target} result={shown && settled ? Number(shown.event.result) : undefined} label={t('scale')} />
    </Grid>
  )
}

const marks = [1, 2, 5, 10, 100, 1000]
const farthest = 1000

// The first ten take as much room as the next two tens together.
const shareOf = (multiplier: number): number =>
  Math.min(1, Math.log10(Math.max(1, Math.min(farthest, multiplier))) / Math.log10(farthest))

interface ScaleProps {
  readonly target: number
  readonly result: number | undefined
  readonly label: string
}

function Scale({ target, result, label }: ScaleProps) {
  const decimal = useDecimal()
  // React's type of a style does not know custom properties.
  const style = { '--target': shareOf(target / 100), '--result': shareOf(result ?? 1) } as CSSProperties
  return (
    <Text as="div" padX={20} style={style} role="img" aria-label={`${label}: ${decimal(hundredthsText(target))}×`}>
      <div className={classes.rail}>
        <Grid as="span" centred radius={10} className={classes.goal}>
          <IconFlag size={18} aria-hidden />
        </Grid>
        {result === undefined ? null : <span className={classes.needle} />}
      </div>
      <Text as="div" mt={20} size={13} weight={600} tone="text-dim" className={`num ${classes.marks}`} aria-hidden>
        {marks.map((mark) => (
          <span key={mark} style={{ left: `${shareOf(mark) * 100}%` }}>
            {mark}×
          </span>
        ))}
      </Text>
    </Text>
  )
}

/** The figure on its way up to the result, frame by frame. */
function useClimbing(result: string, motionMs: number): string {
  const [shown, setShown] = useState(result)
  useEffect(() => {
    if (motionMs === 0) return
    const begun = performance.now()
    const goal = Math.log(Number(result))
    let frame = requestAnimationFrame(function climb(now) {
      const share = Math.min(1, (now - begun) / motionMs)
      setShown(share === 1 ? result : Math.exp(goal * (1 - (1 - share) ** 2)).toFixed(2))
      if (share < 1) frame = requestAnimationFrame(climb)
    })
    return () => cancelAnimationFrame(frame)
  }, [result, motionMs])
  return motionMs === 0 ? result : shown
}
