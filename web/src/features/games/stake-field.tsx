import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { useMoneyLook, moneyText } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { unitsSaid } from '../../parts/play/amounts.ts'
import { shortText } from '../../parts/play/short-amount.ts'
import { presets, stakeText } from '../../parts/play/stake.ts'
import classes from './stake-field.module.css'
import type { Stake } from './use-stake.ts'

interface StakeFieldProps {
  readonly stake: Stake
  readonly balance: string | undefined
  /** A fault the game found itself, in words. */
  readonly fault?: string | undefined
  /** At the right of the label. */
  readonly aside: ReactNode
}

/** The stake: a field with half and double, and five amounts to choose at a touch. */
export function StakeField({ stake, balance, fault, aside }: StakeFieldProps) {
  const t = useWords('games')
  const look = useMoneyLook()
  const id = useId()
  const wrong = fault ?? (stake.fault ? t(`stake_${stake.fault}`, limitsSaid(stake, look)) : undefined)
  const sign = (
    <Text size={12} tone="text-dim">
      {look.sign}
    </Text>
  )
  return (
    <div>
      <Row gap={8} justify="between" mb={6} size={12} weight={500} tone="text-dim">
        <label htmlFor={id}>{t('stake')}</label>
        <span className="num">{aside}</span>
      </Row>
      <Row
        gap={4}
        align="center"
        padY={0}
        level={0}
        edge
        radius={8}
        className={classes.field}
        data-wrong={wrong !== undefined || undefined}
      >
        {look.signAfter ? null : sign}
        <input
          id={id}
          className={classes.input}
          inputMode="decimal"
          autoComplete="off"
          value={stake.text}
          aria-invalid={wrong !== undefined}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          onChange={({ target }) => stake.type(target.value)}
          onBlur={() => (stake.units === undefined ? undefined : stake.take(stake.units))}
        />
        {look.signAfter ? sign : null}
        <Half label={t('half')} onClick={stake.half}>
          ½
        </Half>
        <Half label={t('double')} onClick={stake.double}>
          2×
        </Half>
      </Row>
      {wrong === undefined ? null : (
        <Text as="p" mt={6} size={12} tone="loss" id={`${id}-wrong`} role="alert">
          {wrong}
        </Text>
      )}
      <Presets stake={stake} balance={balance} />
    </div>
  )
}

interface HalfProps {
  readonly label: string
  readonly onClick: () => void
  readonly children: ReactNode
}

const Half = ({ label, onClick, children }: HalfProps) => (
  <button
    type="button"
    className={`${classes.reach} ${classes.key} ${classes.half}`}
    onClick={onClick}
    aria-label={label}
  >
    {children}
  </button>
)

/** Five amounts to choose at a touch. */
function Presets({ stake, balance }: Pick<StakeFieldProps, 'stake' | 'balance'>) {
  const look = useMoneyLook()
  const units = useFirst(balance === undefined ? undefined : unitsSaid(balance))
  return (
    <Grid gap={6} mt={8} className={classes.presets}>
      {presets(stake.range, units, stake.first).map((preset) => (
        <button
          key={preset.toString()}
          type="button"
          className={`${classes.reach} ${classes.key} ${classes.preset}`}
          aria-pressed={preset === stake.units}
          aria-label={moneyText(stakeText(preset, stake.range), look)}
          onClick={() => stake.take(preset)}
        >
          {shortText(preset, look)}
        </button>
      ))}
    </Grid>
  )
}

const limitsSaid = ({ range }: Stake, look: Parameters<typeof moneyText>[1]) => ({
  least: moneyText(stakeText(range.least, range), look),
  most: moneyText(stakeText(range.most, range), look),
  step: moneyText(stakeText(range.step, range), look),
})

/** The balance as it was first known: the amounts to choose must not move under a finger while a game goes on. */
function useFirst(balance: bigint | undefined): bigint | undefined {
  const [first, setFirst] = useState(balance)
  if (first === undefined && balance !== undefined) setFirst(balance)
  return first ?? balance
}
