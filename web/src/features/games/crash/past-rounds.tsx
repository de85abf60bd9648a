import { Row, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import type { CSSProperties } from 'react'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import { CrashProof } from './crash-proof.tsx'
import classes from './past-rounds.module.css'
import { hundredthsOf, medianOf, toneOf } from './table.ts'
import type { PastRound } from './table.ts'

interface PastProps {
  readonly past: readonly PastRound[]
}

/** The last rounds as pills, the newest at the right; each opens its proof. */
export function PastPills({ past }: PastProps) {
  const t = useWords('instant')
  const decimal = useDecimal()
  const [opened, setOpened] = useState<string>()
  return (
    <>
      <Row as="ol" gap={6} justify="end" className={classes.pills} aria-label={t('crash_past')}>
        {past
          .slice(0, 11)
          .toReversed()
          .map(({ roundId, number, point }) => (
            <li key={roundId}>
              <Surface
                as="button"
                padX={10}
                size={13}
                weight={700}
                tone="text-dim"
                level={3}
                radius={8}
                type="button"
                className={`num ${classes.pill}`}
                data-tone={point === null ? undefined : toneOf(hundredthsOf(point))}
                aria-label={t('crash_past_one', { number, point: point === null ? '–' : decimal(point) })}
                onClick={() => (point === null ? undefined : setOpened(roundId))}
              >
                {point === null ? '–' : `${decimal(point)}×`}
              </Surface>
            </li>
          ))}
      </Row>
      {opened === undefined ? null : <CrashProof roundId={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

const highest = 1000

/** How far the last rounds went, a bar each, the middle one told. */
export function Distribution({ past }: PastProps) {
  const t = useWords('instant')
  const decimal = useDecimal()
  const median = medianOf(past)
  const known = past.flatMap(({ point, roundId }) => (point === null ? [] : [{ roundId, at: hundredthsOf(point) }]))
  if (median === undefined) return null
  return (
    <Surface
      as="section"
      padY={14}
      padX={16}
      level={1}
      edge
      radius={12}
      aria-label={t('crash_last', { count: known.length })}
    >
      <Row as="header" justify="between" wraps className={classes.head}>
        <b>{t('crash_last', { count: known.length })}</b>
        <Text size={13} leading={20} tone="text-dim">
          {t('crash_median', { median: decimal((median / 100).toFixed(2)) })}
        </Text>
      </Row>
      <Row gap={4} align="end" mt={12} mb={10} className={classes.bars} aria-hidden>
        {known.toReversed().map(({ roundId, at }) => {
          // React's type of a style does not know custom properties.
          const style = { '--share': Math.log(at / 100 + 0.05) / Math.log(highest / 100) } as CSSProperties
          return <span key={roundId} className={classes.bar} data-tone={toneOf(at)} style={style} />
        })}
      </Row>
      <Row as="ul" wraps size={13} tone="text-dim" className={classes.legend}>
        <li data-tone="low">{t('crash_low')}</li>
        <li data-tone="middle">{t('crash_middle')}</li>
        <li data-tone="high">{t('crash_high')}</li>
      </Row>
    </Surface>
  )
}
