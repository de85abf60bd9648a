import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { type CSSProperties, useId } from 'react'
import { modeOf, percentOf, REBATE_DECIMALS, type RebateGroup, usePercent } from './percent.ts'
import classes from './register.module.css'

interface RebateSliderProps {
  readonly group: RebateGroup
  /** In its smallest steps, as are the bounds. */
  readonly value: number
  readonly min?: number
  /** The agent's own. */
  readonly max: number
  readonly error?: string | undefined
  readonly onChange: (value: number) => void
}

/** How much of what they bet comes back to them: at most what the agent has. Of lotteries it is the prize mode. */
export function RebateSlider({ group, value, min = 0, max, error, onChange }: RebateSliderProps) {
  const t = useWords('agent')
  const id = useId()
  const percent = usePercent()
  const text = (steps: number) => percent(percentOf(group, steps), REBATE_DECIMALS[group])
  const mode = group === 'lottery' ? t('prize_mode', { mode: modeOf(value) }) : undefined
  const done = max > min ? ((value - min) / (max - min)) * 100 : 100
  return (
    <Stack gap={2}>
      <Row gap={8} justify="between" size={13} weight={500}>
        <label htmlFor={id}>{t(`rebate_${group}`)}</label>
        <Text weight={700} num>
          {text(value)}
        </Text>
      </Row>
      <input
        id={id}
        type="range"
        className={classes.slider}
        min={min}
        max={max}
        value={value}
        disabled={max <= min}
        style={{ '--done': `${done}%` } as CSSProperties}
        aria-valuetext={mode === undefined ? text(value) : `${text(value)}, ${mode}`}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <Row gap={8} justify="between" size={12} tone="text-dim" num>
        <span>{text(min)}</span>
        {mode === undefined ? null : <span>{mode}</span>}
        <span>{t('yours', { percent: text(max) })}</span>
      </Row>
      {error ? (
        <Text as="p" size={12} tone="loss" role="alert">
          {error}
        </Text>
      ) : null}
    </Stack>
  )
}
