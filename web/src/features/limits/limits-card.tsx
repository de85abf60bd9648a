import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { readLimits } from '@croupier/contract/limits.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Panel } from '../../parts/centre/panel.tsx'
import { UsedMeter, useValueText } from './kind-panel.tsx'
import classes from './limits.module.css'

/** The limits that hold, at a glance, with the way to all of them. */
export function LimitsCard({ onOpen }: { readonly onOpen: () => void }) {
  const t = useWords('limits')
  const text = useValueText()
  const { data } = useAsk(readLimits)
  const holding = data?.limits.filter(({ holds }) => holds !== null) ?? []
  return (
    <Panel
      title={t('card_title')}
      text={data && holding.length === 0 ? t('card_none') : ''}
      action={
        <Button size="small" aria-label={`${t('title')}: ${t('change')}`} onClick={onOpen}>
          {t('change')}
        </Button>
      }
    >
      {data ? null : <SkeletonRows rows={1} />}
      {holding.length === 0 ? null : (
        <Grid as="ul">
          {holding.map((limit) => (
            <Grid as="li" gap={6} padY={8} key={`${limit.kind}/${limit.period}`} className={classes.period}>
              <Grid as="span" least={36} gap={12} align="center" className={classes.line}>
                <span>
                  {t(`kind_${limit.kind}`)}, {t(`per_${limit.period}`)}
                </span>
                <b>{limit.holds === null ? '' : text(limit.kind, limit.holds)}</b>
              </Grid>
              <UsedMeter limit={limit} />
            </Grid>
          ))}
        </Grid>
      )}
      {data ? (
        <Text as="p" size={13} tone="text-dim">
          {t('card_checks', { count: data.realityCheck.everyMinutes })}
        </Text>
      ) : null}
    </Panel>
  )
}
