import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { timesFloor } from '@croupier/engine/fraction.ts'
import { unitsOf } from '@croupier/engine/money.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { useId, useState } from 'react'
import field from './stake-field.module.css'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { stakeText, typedAmount } from '../../parts/play/stake.ts'
import type { Autoplay } from './use-autoplay.ts'
import { useDecimal } from '../../parts/play/use-decimal.ts'
import type { Stake } from './use-stake.ts'

interface AutoplayFormProps {
  readonly auto: Autoplay
  readonly stake: Stake
  readonly ready: boolean
  /** Presses the first round. */
  readonly onStarted: () => void
  /** What else is to be set before it may start, in words. */
  readonly missing?: string | undefined
}

const counts = ['10', '25', '50', '100'] as const
type Count = (typeof counts)[number]

/** Autoplay: how many rounds, and the loss and the win that stop it. The loss stop cannot be left out. */
export function AutoplayForm({ auto, stake, ready, onStarted, missing }: AutoplayFormProps) {
  const t = useWords('games')
  const language = useLanguage()
  const decimal = useDecimal()
  const first = stake.units === undefined ? '' : decimal(stakeText(timesFloor(stake.units, 20n, 1n), stake.range))
  const [count, setCount] = useState<Count>('10')
  const [loss, setLoss] = useState(first)
  const [win, setWin] = useState('')
  if (auto.left !== undefined) {
    return (
      <Button tone="danger" size="large" wide onClick={auto.stop}>
        {t('auto_stop', { left: auto.left })}
      </Button>
    )
  }
  const unitsTyped = (text: string) => unitsOf(typedAmount(text, language) ?? '', stake.range.decimals)
  const lossStop = unitsTyped(loss)
  const winStop = win === '' ? undefined : unitsTyped(win)
  const wrong = !lossStop || (win !== '' && !winStop) || stake.units === undefined
  const start = () => {
    if (!lossStop || wrong || missing !== undefined) return
    auto.start({ count: Number(count), lossStop, winStop })
    onStarted()
  }
  return (
    <Grid gap={10} columns={1}>
      <Text size={12} weight={500} tone="text-dim">
        {t('auto_rounds')}
      </Text>
      <Segments
        label={t('auto_rounds')}
        options={counts.map((value) => ({ value, label: value }))}
        value={count}
        onChange={setCount}
      />
      <Grid columns={2} gap={10}>
        <Stop label={t('auto_loss')} value={loss} onChange={setLoss} />
        <Stop label={t('auto_win')} value={win} onChange={setWin} hint={t('optional')} />
      </Grid>
      <Button
        tone="primary"
        size="large"
        wide
        onClick={start}
        blocked={wrong ? t('auto_wrong') : missing !== undefined ? missing : ready ? undefined : t('auto_wait')}
      >
        {t('auto_start', { count: Number(count) })}
      </Button>
    </Grid>
  )
}

interface StopProps {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly hint?: string
}

function Stop({ label, value, onChange, hint }: StopProps) {
  const id = useId()
  return (
    <div>
      <Grid as="label" size={12} weight={500} tone="text-dim" htmlFor={id}>
        {label}
      </Grid>
      <Row level={0} edge radius={8} mt={6} padX={12} className={field.field}>
        <input
          id={id}
          className={field.input}
          inputMode="decimal"
          autoComplete="off"
          placeholder={hint}
          value={value}
          onChange={({ target }) => onChange(target.value.trim())}
        />
      </Row>
    </div>
  )
}
