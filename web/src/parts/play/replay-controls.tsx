import { Grid, Row, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBackFilled,
  IconPlayerSkipForwardFilled,
  IconRefresh,
} from '@tabler/icons-react'
import type { CSSProperties, ReactNode } from 'react'
import classes from './replay-controls.module.css'
import { Segments } from '@croupier/kit/form/segments.tsx'
import type { Replay } from './use-replay.ts'

interface ReplayControlsProps {
  readonly replay: Replay
  /** What the present step is, in words. */
  readonly said: string
}

/** Below a replay: the slider over its steps, play, one step back or on, and the speed. */
export function ReplayControls({ replay, said }: ReplayControlsProps) {
  const t = useWords('games')
  const { step, steps, playing, speed } = replay
  const last = steps - 1
  return (
    <Grid gap={12}>
      <output className={classes.said}>
        <span>{said}</span>
        <Text num size={12} weight={400} tone="text-dim" nowrap>
          {t('replay_step', { step, of: last })}
        </Text>
      </output>
      <Slider replay={replay} said={said} />
      <Row gap={8} align="center">
        <Key label={t('replay_back')} onClick={() => replay.jump(step - 1)}>
          <IconPlayerSkipBackFilled size={18} aria-hidden />
        </Key>
        <Key label={t(playing ? 'replay_pause' : 'replay_play')} main onClick={playing ? replay.halt : replay.play}>
          {playing ? <IconPlayerPauseFilled size={20} aria-hidden /> : <IconPlayerPlayFilled size={20} aria-hidden />}
        </Key>
        <Key label={t('replay_next')} onClick={replay.next}>
          <IconPlayerSkipForwardFilled size={18} aria-hidden />
        </Key>
        <div className={classes.speed}>
          <Segments
            label={t('replay_speed')}
            options={[
              { value: '1', label: '1×' },
              { value: '2', label: '2×' },
            ]}
            value={speed}
            onChange={replay.setSpeed}
          />
        </div>
      </Row>
      <Row as="p" gap={6} align="center" size={12} tone="text-dim">
        <IconRefresh size={14} aria-hidden />
        {t('replay_note')}
      </Row>
    </Grid>
  )
}

function Slider({ replay, said }: ReplayControlsProps) {
  const t = useWords('games')
  const { step, steps } = replay
  const last = steps - 1
  // React's type of a style does not know custom properties.
  const style = { '--share': last === 0 ? 1 : step / last } as CSSProperties
  return (
    <Text as="div" tall={28} anchor className={classes.slider} style={style}>
      <Surface as="span" clips level={3} radius={2} className={classes.rail} aria-hidden>
        <span className={classes.done} />
      </Surface>
      {last <= 24
        ? Array.from({ length: steps }, (_, index) => (
            <span
              key={index}
              className={classes.dot}
              data-done={index <= step || undefined}
              style={{ left: `${(index / Math.max(1, last)) * 100}%` }}
              aria-hidden
            />
          ))
        : null}
      <input
        type="range"
        className={classes.range}
        min={0}
        max={last}
        value={step}
        aria-label={t('replay_at')}
        aria-valuetext={said}
        onChange={({ target }) => replay.jump(Number(target.value))}
      />
    </Text>
  )
}

interface KeyProps {
  readonly label: string
  readonly main?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

const Key = ({ label, main, onClick, children }: KeyProps) => (
  <Grid
    as="button"
    square={44}
    centred
    level={2}
    edge
    radius={8}
    type="button"
    className={classes.key}
    data-main={main || undefined}
    aria-label={label}
    title={label}
    onClick={onClick}
  >
    {children}
  </Grid>
)
