import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import type { CSSProperties } from 'react'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import { CrashProof } from './crash-proof.tsx'
import classes from './past-rounds.module.css'
import { hundredthsOf, medianOf, toneOf } from './table.ts'
import type { Past } from './table.ts'

interface PastProps {
  readonly past: readonly Past[]
}

/** The last rounds as pills, the newest at the right; each opens its proof. */
export function PastPills({ past }: PastProps) {
  const t = useWords('instant')
  const decimal = useDecimal()
  const [opened, setOpened] = useState<string>()
  return (
    <>
      <ol className={classes.pills} aria-label={t('crash_past')}>
        {past
          .slice(0, 11)
          .toReversed()
          .map(({ roundId, number, point }) => (
            <li key={roundId}>
              <button
                type="button"
                className={classes.pill}
                data-tone={point === null ? undefined : toneOf(hundredthsOf(point))}
                aria-label={t('crash_past_one', { number, point: point === null ? '–' : decimal(point) })}
                onClick={() => (point === null ? undefined : setOpened(roundId))}
              >
                {point === null ? '–' : `${decimal(point)}×`}
              </button>
            </li>
          ))}
      </ol>
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
    <section className={classes.distribution} aria-label={t('crash_last', { count: known.length })}>
      <header className={classes.head}>
        <b>{t('crash_last', { count: known.length })}</b>
        <span>{t('crash_median', { median: decimal((median / 100).toFixed(2)) })}</span>
      </header>
      <div className={classes.bars} aria-hidden>
        {known.toReversed().map(({ roundId, at }) => {
          // React's type of a style does not know custom properties.
          const style = { '--share': Math.log(at / 100 + 0.05) / Math.log(highest / 100) } as CSSProperties
          return <span key={roundId} className={classes.bar} data-tone={toneOf(at)} style={style} />
        })}
      </div>
      <ul className={classes.legend}>
        <li data-tone="low">{t('crash_low')}</li>
        <li data-tone="middle">{t('crash_middle')}</li>
        <li data-tone="high">{t('crash_high')}</li>
      </ul>
    </section>
  )
}
