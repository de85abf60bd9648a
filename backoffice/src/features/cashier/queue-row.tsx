import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import type { Claim } from '@croupier/contract/console-desk.ts'
import { serverNow } from '@croupier/kit/clock.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { ageOf, urgencyOf } from '../../kit/age.ts'
import { Amount } from '../../kit/amount.tsx'
import { DemoMark } from '../../kit/demo-players.tsx'
import { Avatar } from '../../kit/avatar.tsx'
import classes from '../../kit/desk.module.css'

interface QueueRowProps {
  readonly name: string
  readonly amount: string
  readonly at: string
  readonly promiseMinutes: number
  readonly chip: ReactNode
  readonly claim: Claim | null
  /** Who has decided on it so far. */
  readonly by?: readonly string[]
  readonly chosen: boolean
  readonly onChoose: () => void
  /** Ticked for a batch; no box where it can't be. */
  readonly tick?: { readonly on: boolean; readonly set: (on: boolean) => void } | undefined
}

/** One that waits: who and how much, how it stands, who has it, how long. */
export function QueueRow({
  name,
  amount,
  at,
  promiseMinutes,
  chip,
  claim,
  by = [],
  chosen,
  onChoose,
  tick,
}: QueueRowProps) {
  const t = useWords('desk')
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (chosen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <Row
      as="li"
      edgeBelow
      gap={8}
      padY={10}
      ref={row}
      className={classes.row}
      aria-current={chosen ? 'true' : undefined}
    >
      {tick === undefined ? null : (
        <input
          type="checkbox"
          checked={tick.on}
          aria-label={t('tick', { name })}
          onChange={({ target }) => tick.set(target.checked)}
        />
      )}
      <Grid
        as="button"
        gapY={6}
        gapX={8}
        align="center"
        grow
        text="start"
        type="button"
        className={classes.open}
        onClick={onChoose}
      >
        <span>
          <strong>{name}</strong> <DemoMark account={name} />
        </span>
        <Text size={14} weight={600} text="end">
          <Amount amount={amount} />
        </Text>
        {chip}
        <Holder at={at} promiseMinutes={promiseMinutes} by={[...by, ...(claim ? [claim.name] : [])]} />
      </Grid>
    </Row>
  )
}

/** Who has it, and how long it has waited. */
function Holder({ at, promiseMinutes, by }: Required<Pick<QueueRowProps, 'at' | 'promiseMinutes' | 'by'>>) {
  const language = useLanguage()
  const now = serverNow()
  return (
    <Row as="span" gap={6} align="center" justify="end" size={12} tone="text-dim" className={classes.holder}>
      {by.map((who) => (
        <span key={who} title={who}>
          <Avatar name={who} size={18} />
        </span>
      ))}
      <time dateTime={at} data-tone={urgencyOf(at, now, promiseMinutes * 60_000)}>
        {ageOf(at, now, language)}
      </time>
    </Row>
  )
}
