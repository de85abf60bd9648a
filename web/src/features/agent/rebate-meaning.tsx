import type { Rebates } from '@croupier/contract/agent.ts'
import { amountText, scale, unitsOf } from '@croupier/engine/money.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { Money, moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { REBATE_DECIMALS, REBATE_GROUPS, type RebateGroup, stepsOf } from './percent.ts'
import classes from './register.module.css'

interface RebateMeaningProps {
  readonly own: Rebates
  /** What is given, in steps. */
  readonly given: Readonly<Record<RebateGroup, number>>
}

const STAKES = '1000'
const STAKES_UNITS = unitsOf(STAKES, scale) ?? 0n

/** What so many steps of a rebate come to on the example's bets, exactly. */
const shareOf = (group: RebateGroup, steps: number): bigint =>
  (STAKES_UNITS * BigInt(steps)) / 10n ** BigInt(2 + REBATE_DECIMALS[group])

/** What a rebate means on 1,000.00 of bets: to them, and kept. */
export function RebateMeaning({ own, given }: RebateMeaningProps) {
  const t = useWords('agent')
  const look = useMoneyLook()
  const { decimals } = useBrand()
  return (
    <Grid as="dl" gapY={10} gapX={16} pad={12} size={13} edge radius={10} className={classes.meaning}>
      {REBATE_GROUPS.map((group) => {
        const whole = shareOf(group, stepsOf(group, own[group]))
        const theirs = shareOf(group, given[group])
        const said = (units: bigint) => amountText(units, decimals)
        return (
          <div key={group}>
            <Text as="dt" size={12} tone="text-dim">
              {t(`on_${group}`, { amount: moneyText(STAKES, look) })}
            </Text>
            <dd>
              <Text block weight={600}>
                {t('to_them')} <Money amount={said(theirs)} />
              </Text>
              <Text block>
                {t('you_keep')} <Money amount={said(whole - theirs)} />{' '}
                <Text tone="text-dim">{t('keep_of', { amount: moneyText(said(whole), look) })}</Text>
              </Text>
            </dd>
          </div>
        )
      })}
    </Grid>
  )
}
