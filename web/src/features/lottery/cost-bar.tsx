import { amountText } from '@croupier/engine/money.ts'
import { Button, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ChoiceFault } from './choice.ts'
import classes from './board.module.css'
import type { Draft } from './draft.ts'

interface CostBarProps {
  readonly draft: Draft
  /** There is one position to choose at. */
  readonly isSole: boolean
  /** Whether anything is paid back at once here. */
  readonly hasRebate: boolean
  readonly asking: boolean
  /** Why nothing can be bet now, in words. */
  readonly closed: string | undefined
  readonly onAdd: (() => void) | undefined
  readonly onBet: () => void
}

/** What the choice on the board costs and could win, before it is bet: to the slip, or at once. */
export function CostBar({ draft, isSole, hasRebate, asking, closed, onAdd, onBet }: CostBarProps) {
  const t = useWords('lottery')
  const money = useMoneyText()
  const { sums, fault } = draft
  return (
    <div className={classes.bar}>
      <Row gapX={24} gapY={8} wraps className={classes.figures} data-none={!sums || undefined}>
        <Figure label={t('tickets')}>{sums?.tickets ?? 0}</Figure>
        <Figure label={t('cost')}>{money(sums?.amount ?? 0n)}</Figure>
        <Figure label={t('most')} tone="win">
          {money(sums?.most ?? 0n)}
        </Figure>
        {hasRebate ? (
          <Figure label={t('rebate_now')} tone="accent-text">
            {money(sums?.rebate ?? 0n, '+')}
          </Figure>
        ) : null}
      </Row>
      <Row gap={8} className={classes.actions}>
        <Button size="large" disabled={onAdd === undefined} onClick={onAdd}>
          <IconPlus size={18} aria-hidden />
          {t('add')}
        </Button>
        <PrimaryButton size="large" disabled={!sums || closed !== undefined} working={asking} onClick={onBet}>
          {sums ? t('bet', { amount: money(sums.amount) }) : t('bet_nothing')}
        </PrimaryButton>
      </Row>
      <Text as="p" size={12} tone="text-dim" className={classes.why} role="status">
        {closed ?? (fault ? <Missing fault={fault} isSole={isSole} /> : '')}
      </Text>
    </div>
  )
}

/** What the choice needs before it is a bet. */
function Missing({ fault, isSole }: { readonly fault: ChoiceFault; readonly isSole: boolean }) {
  const t = useWords('lottery')
  if (fault.kind === 'count') return t(isSole ? 'need_least' : 'need_count', { min: fault.min })
  if (fault.kind === 'filled') return t('need_filled', { least: fault.least })
  if (fault.kind === 'too_many') return t('need_fewer', { most: fault.most })
  if (fault.kind === 'too_many_typed') return t('need_fewer_typed', { most: fault.most })
  if (fault.kind === 'wrong') return t('need_mended', { count: fault.count })
  if (fault.kind === 'typed') return t('need_typed')
  return t('need_other')
}

interface FigureProps {
  readonly label: string
  readonly children: ReactNode
  readonly tone?: 'win' | 'accent-text'
}

/** A figure below its name. */
export const Figure = ({ label, children, tone }: FigureProps) => (
  <Stack>
    <Text size={12} tone="text-dim">
      {label}
    </Text>
    <Text size={18} weight={700} num nowrap tone={tone ?? 'text'} className={classes.figure}>
      {children}
    </Text>
  </Stack>
)

/** Stored units as money in words; with a sign where they are above nothing. */
export function useMoneyText(): (units: bigint, sign?: '+') => string {
  const look = useMoneyLook()
  return (units, sign) => moneyText(amountText(units, look.decimals), look, sign && units > 0n ? 'signed' : 'plain')
}
