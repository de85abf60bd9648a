import { Grid, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { prefersReducedMotion } from '../../../parts/play/reduced-motion.ts'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import { writeText } from '../../../parts/play/write-text.ts'
import classes from './curve.module.css'
import type { Scene } from './draw-curve.ts'
import { flownMs, heightOf } from './table.ts'
import type { CrashRound } from './table.ts'
import { useSky } from './use-sky.ts'

interface CurveProps {
  readonly round: CrashRound | undefined
  readonly aheadMs: number
  readonly lines: Scene['lines']
  readonly marks: Scene['marks']
}

const hundredths = (value: number): string => (value / 100).toFixed(2)

/** The flight by the server's clock, frame by frame on a canvas, with its number above; before it the seconds to the start. */
export function Curve({ round, aheadMs, lines, marks }: CurveProps) {
  const t = useWords('instant')
  const number = useRef<HTMLSpanElement>(null)
  const decimal = useDecimal()
  const phase = round?.phase ?? 'betting'

  const canvas = useSky(() => {
    const now = Date.now() + aheadMs
    const ms = round ? Math.max(0, flownMs(round, now)) : 0
    const at = round ? heightOf(round, now) : 100
    const left = round && phase === 'betting' ? Math.max(0, Date.parse(round.startsAt) - now) : undefined
    writeText(
      number.current,
      left === undefined ? `${decimal(hundredths(at))}×` : `${decimal((left / 1000).toFixed(1))} s`,
    )
    return { ms, at, crashed: phase === 'crashed', lines, marks, decimal }
  })
  return (
    <Surface
      edge
      radius={12}
      className={classes.curve}
      data-phase={phase}
      data-still={prefersReducedMotion() || undefined}
    >
      <canvas ref={canvas} className={classes.canvas} aria-hidden />
      <Grid gap={4} className={classes.figure} aria-hidden>
        <Text weight={800} ref={number} className={`num ${classes.number}`} />
        <Text weight={600} tone="text-dim" className={classes.words}>
          {t(`crash_${phase}`)}
        </Text>
        {phase === 'betting' ? <Wait startsAt={round?.startsAt} aheadMs={aheadMs} /> : null}
      </Grid>
      <Spoken round={round} aheadMs={aheadMs} />
    </Surface>
  )
}

const waitMs = 7000

/** What is left of the wait for the start, as a bar that runs out. */
function Wait({ startsAt, aheadMs }: { readonly startsAt: string | undefined; readonly aheadMs: number }) {
  const bar = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const left = startsAt === undefined ? 0 : Math.max(0, Date.parse(startsAt) - Date.now() - aheadMs)
    const frames = [{ transform: `scaleX(${Math.min(1, left / waitMs)})` }, { transform: 'scaleX(0)' }]
    const running = bar.current?.animate(frames, { duration: left, fill: 'forwards' })
    return () => running?.cancel()
  }, [startsAt, aheadMs])
  return (
    <Surface as="span" mt={10} level={3} radius={2} className={classes.wait}>
      <span ref={bar} className={classes.left} />
    </Surface>
  )
}

const saidEveryMs = 1000

/** The number for those who do not see it: each half, at most once a second. */
function Spoken({ round, aheadMs }: Pick<CurveProps, 'round' | 'aheadMs'>) {
  const t = useWords('instant')
  const decimal = useDecimal()
  const [said, setSaid] = useState('')
  const say = useEffectEvent(() => {
    if (!round || round.phase === 'betting') return setSaid(t('crash_betting'))
    const at = heightOf(round, Date.now() + aheadMs)
    if (round.phase === 'crashed') return setSaid(t('crash_said', { point: decimal(hundredths(at)) }))
    setSaid(`${decimal((Math.floor(at / 50) / 2).toFixed(1))}×`)
  })
  useEffect(() => {
    const timer = setInterval(() => say(), saidEveryMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className="sr-only" aria-live="polite">
      {said}
    </p>
  )
}
