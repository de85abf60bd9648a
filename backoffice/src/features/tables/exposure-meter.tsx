import { Surface } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Amount } from '../../kit/amount.tsx'
import classes from './tables.module.css'

interface ExposureMeterProps {
  readonly owing: string
  readonly most: string
}

/** From this share of the limit on it is worth a look. */
const NEAR = 0.8

/** What the house would owe, beside how much of its limit that is. */
export function ExposureMeter({ owing, most }: ExposureMeterProps) {
  const t = useWords('tables')
  const share = Number(most) === 0 ? 0 : Math.min(1, Number(owing) / Number(most))
  const percent = Math.round(share * 100)
  return (
    <span className={classes.owing} data-near={share >= NEAR || undefined} title={t('of_limit', { percent })}>
      <Amount amount={owing} />
      <Surface as="span" level={3} radius={2} className={classes.bar} aria-hidden>
        <span style={{ width: `${percent}%` }} />
      </Surface>
    </span>
  )
}
