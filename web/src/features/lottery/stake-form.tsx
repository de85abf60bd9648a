import type { LotteryMethodTerms } from '@croupier/contract/lottery.ts'
import { amountText, scale, unitsOf } from '@croupier/engine/money.ts'
import { IconButton } from '@croupier/kit/form/icon-button.tsx'
import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { shortText } from '../../parts/play/short-amount.ts'
import { stakeOf, type StakeRange } from '../../parts/play/stake.ts'
import { useDecimal } from '../../parts/play/use-decimal.ts'
import { stepOf } from './price.ts'
import classes from './price-form.module.css'

interface StakeFormProps {
  readonly terms: LotteryMethodTerms
  readonly stake: bigint
  readonly onStake: (stake: bigint) => void
}

/** Times the least stake. */
const PRESETS = [1n, 5n, 10n, 50n, 100n]

/** A stake on each ticket, with amounts to choose at a touch. */
export function StakeForm({ terms, stake, onStake }: StakeFormProps) {
  const t = useWords('lottery')
  const games = useWords('games')
  const look = useMoneyLook()
  const decimal = useDecimal()
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const range = rangeFor(terms, look.decimals)
  const said = (units: bigint) => moneyText(amountText(units, look.decimals), look)
  const read = typed === undefined ? undefined : stakeOf(typed, range, look.language)
  const fault = read && 'fault' in read ? read.fault : undefined
  const set = (units: bigint) => {
    setTyped(undefined)
    onStake(units < range.least ? range.least : units > range.most ? range.most : units)
  }
  const type = (text: string) => {
    setTyped(text)
    const next = stakeOf(text, range, look.language)
    if ('units' in next) onStake(next.units)
  }
  return (
    <Stack gap={8}>
      <Row justify="between" gap={8} size={12} tone="text-dim">
        <label htmlFor={id}>{t('stake_each')}</label>
        <span className="num">{t('stake_range', { least: said(range.least), most: said(range.most) })}</span>
      </Row>
      <Row gap={4} align="center" pad={4} level={0} edge radius={8}>
        <IconButton label={t('stake_less')} framed size="small" onClick={() => set(stake - range.least)}>
          <IconMinus size={16} aria-hidden />
        </IconButton>
        <input
          id={id}
          className={classes.multiple}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? decimal(amountText(stake, look.decimals))}
          aria-invalid={fault !== undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={({ target }) => type(target.value)}
          onBlur={() => (fault === undefined ? setTyped(undefined) : undefined)}
        />
        <IconButton label={t('stake_more')} framed size="small" onClick={() => set(stake + range.least)}>
          <IconPlus size={16} aria-hidden />
        </IconButton>
      </Row>
      {fault ? (
        <Text as="p" size={12} tone="loss" role="alert" id={`${id}-fault`}>
          {games(`stake_${fault}`, { least: said(range.least), most: said(range.most), step: said(range.step) })}
        </Text>
      ) : null}
      <Presets {...{ range, stake, said }} onStake={set} />
    </Stack>
  )
}

interface PresetsProps {
  readonly range: StakeRange
  readonly stake: bigint
  readonly said: (units: bigint) => string
  readonly onStake: (stake: bigint) => void
}

function Presets({ range, stake, said, onStake }: PresetsProps) {
  const look = useMoneyLook()
  const amounts = PRESETS.map((times) => range.least * times).filter((units) => units <= range.most)
  return (
    <Row gap={6} className={classes.presets}>
      {amounts.map((units) => (
        <button
          key={units.toString()}
          type="button"
          className={classes.preset}
          aria-pressed={units === stake}
          aria-label={said(units)}
          onClick={() => onStake(units)}
        >
          {shortText(units, look)}
        </button>
      ))}
    </Row>
  )
}

/** Stakes are laid in the smallest steps that the currency can pay. */
const rangeFor = ({ stakeMin, stakeMax }: LotteryMethodTerms, decimals: number): StakeRange => ({
  least: unitsOf(stakeMin ?? '', scale) ?? stepOf(decimals),
  most: unitsOf(stakeMax ?? '', scale) ?? stepOf(decimals),
  step: stepOf(decimals),
  decimals,
})
