import { Grid } from '@croupier/kit/layout/layout.tsx'
import { buckets } from '@croupier/engine/instant/plinko.ts'
import type { PlinkoChoices } from '@croupier/engine/instant/plinko.ts'
import type { Profile } from '@croupier/engine/studio-game.ts'
import { useWords } from '@croupier/kit/words.ts'
import { memo, useEffect, useEffectEvent, useRef } from 'react'
import type { CSSProperties } from 'react'
import { multiplierShort } from '../instant/multiplier.ts'
import { toneOf } from '../instant/multiple-tone.ts'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import { dropMs, keyframesOf, pegsOf, restOf } from './drop.ts'
import classes from './plinko-board.module.css'

interface PlinkoBoardProps {
  readonly choices: PlinkoChoices
  readonly profile: Profile
  /** The ball under way or at rest; none before the first. */
  readonly ball: { readonly roundId: string; readonly path: readonly number[]; readonly bucket: number } | undefined
  readonly moving: boolean
}

/** The board: rows of pegs, the ball between them, and what each bucket pays. Only the ball moves. */
export function PlinkoBoard({ choices, profile, ball, moving }: PlinkoBoardProps) {
  const t = useWords('instant')
  const decimal = useDecimal()
  const { rows } = choices
  const fits = ball?.path.length === rows ? ball : undefined
  const pays = buckets(choices, profile)
  // React's type of a style does not know custom properties.
  const style = { '--rows': rows, '--buckets': rows + 1 } as CSSProperties
  return (
    <Grid gap={6} className={classes.board} style={style} data-rows={rows}>
      <div className={classes.pegs} aria-hidden>
        <Pegs rows={rows} />
        {fits ? <Ball key={fits.roundId} path={fits.path} moving={moving} /> : null}
      </div>
      <Grid as="ol" gap={2} className={classes.buckets} aria-label={t('plinko_buckets')}>
        {pays.map((multiplier, bucket) => (
          <Grid
            key={bucket}
            as="li"
            centred
            size={12}
            weight={700}
            tone="text-dim"
            level={3}
            radius={6}
            className={`num ${classes.bucket}`}
            data-tone={toneOf(multiplier)}
            data-hit={(!moving && fits?.bucket === bucket) || undefined}
          >
            <span>{decimal(multiplierShort(multiplier))}</span>
          </Grid>
        ))}
      </Grid>
    </Grid>
  )
}

interface PegsProps {
  readonly rows: number
}

const Pegs = memo(function Pegs({ rows }: PegsProps) {
  const all = Array.from({ length: rows }, (_, row) => pegsOf(row, rows)).flat()
  return (
    <svg viewBox="0 0 1280 1000" className={classes.field}>
      {all.map(({ x, y }, at) => (
        <circle key={at} cx={x * 1280} cy={y * 1000} r={84 / (rows + 2)} />
      ))}
    </svg>
  )
})

function Ball({ path, moving }: { readonly path: readonly number[]; readonly moving: boolean }) {
  const ball = useRef<HTMLDivElement>(null)
  const fall = useEffectEvent(() =>
    moving ? ball.current?.animate([...keyframesOf(path)], { duration: dropMs(path.length) }) : undefined,
  )
  useEffect(() => {
    const motion = fall()
    return () => motion?.cancel()
  }, [])
  return <div ref={ball} className={classes.ball} style={{ transform: restOf(path) }} />
}
