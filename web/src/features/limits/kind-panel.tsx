import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import type { LimitKind, Limits } from '@croupier/contract/limits.ts'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { Button } from '@croupier/kit/form/button.tsx'
import { MeterBar } from '@croupier/kit/state/bar.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { Panel } from '../../parts/centre/panel.tsx'
import { LimitForm } from './limit-form.tsx'
import classes from './limits.module.css'
import { PendingLine } from './pending-line.tsx'
import { usePlaySession } from '../../parts/limits/use-play-session.ts'

export type Limit = Limits['limits'][number]

interface KindPanelProps {
  readonly kind: LimitKind
  readonly limits: Limits
}

/** The limits of one kind for a day, a week and a month: what holds, what of it is used, and how to change it. */
export function KindPanel({ kind, limits }: KindPanelProps) {
  const t = useWords('limits')
  return (
    <Panel title={t(`kind_${kind}`)} text={t(`kind_${kind}_text`)}>
      <Grid as="ul">
        {limits.limits
          .filter((limit) => limit.kind === kind)
          .map((limit) => (
            <PeriodLine key={limit.period} limit={limit} limits={limits} />
          ))}
      </Grid>
    </Panel>
  )
}

function PeriodLine({ limit, limits }: { readonly limit: Limit; readonly limits: Limits }) {
  const t = useWords('limits')
  const text = useValueText()
  const [open, setOpen] = useState(false)
  const { period, holds, house, own, pending } = limit
  const name = `${t(`kind_${limit.kind}`)}, ${t(`per_${period}`)}`
  const verb = t(open ? 'close' : own === null ? 'set' : 'change')
  return (
    <Grid as="li" gap={6} padY={8} className={classes.period}>
      <Grid least={36} gap={12} align="center" className={classes.line}>
        <Text tone="text-dim">{t(`per_${period}`)}</Text>
        <Text weight={600} className="num">
          {holds === null ? t('no_limit') : text(limit.kind, holds)}
        </Text>
        <Button size="small" aria-expanded={open} aria-label={`${name}: ${verb}`} onClick={() => setOpen(!open)}>
          {verb}
        </Button>
      </Grid>
      <UsedMeter limit={limit} />
      {house !== null && house === holds && house !== own ? (
        <Text as="small" size={12} tone="text-dim">
          {t('by_house')}
        </Text>
      ) : null}
      {pending ? <PendingLine limit={limit} pending={pending} /> : null}
      {open ? <LimitForm limit={limit} limits={limits} name={name} onDone={() => setOpen(false)} /> : null}
    </Grid>
  )
}

/** How much of a limit is used, drawn and said; nothing where none holds. */
export function UsedMeter({ limit }: { readonly limit: Limit }) {
  const t = useWords('limits')
  const text = useValueText()
  const used = useUsed(limit)
  if (limit.holds === null || used === undefined) return null
  const said = t('used_of', { used: text(limit.kind, used), limit: text(limit.kind, limit.holds) })
  return (
    <>
      <MeterBar max={Number(limit.holds)} value={Math.max(0, Number(used))} label={said} />
      <Text as="small" size={12} tone="text-dim">
        {said}
      </Text>
    </>
  )
}

/** A limit as one reads it: money, or hours and minutes. */
export function useValueText(): (kind: LimitKind, value: string) => string {
  const t = useWords('limits')
  const look = useMoneyLook()
  return (kind, value) => {
    if (kind !== 'session') return moneyText(value, look)
    const minutes = Number(value)
    return t('time', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  }
}

/** What is used of a limit: said with it, or counted with the bets. */
function useUsed({ kind, period, used }: Limit): string | undefined {
  const { data } = usePlaySession()
  if (used !== null) return used
  const counted = data?.periods?.[period]
  return kind === 'loss' ? counted?.lost : counted?.staked
}
