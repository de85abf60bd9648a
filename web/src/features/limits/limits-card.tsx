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
        <ul className={classes.periods}>
          {holding.map((limit) => (
            <li key={`${limit.kind}/${limit.period}`} className={classes.period}>
              <span className={classes.line}>
                <span>
                  {t(`kind_${limit.kind}`)}, {t(`per_${limit.period}`)}
                </span>
                <b>{limit.holds === null ? '' : text(limit.kind, limit.holds)}</b>
              </span>
              <UsedMeter limit={limit} />
            </li>
          ))}
        </ul>
      )}
      {data ? <p className={classes.rule}>{t('card_checks', { count: data.realityCheck.everyMinutes })}</p> : null}
    </Panel>
  )
}
