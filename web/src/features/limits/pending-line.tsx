import { Row } from '@croupier/kit/layout/layout.tsx'
import { confirmLimit } from '@croupier/contract/limits.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { RefusedLine } from '../../parts/page/refused-line.tsx'
import { useMoment } from '../../parts/site/use-moment.ts'
import { type Limit, useValueText } from './kind-panel.tsx'
import classes from './limits.module.css'
import { useChange } from './use-change.ts'
import { useNow } from '../../parts/limits/use-play-session.ts'

interface PendingLineProps {
  readonly limit: Limit
  readonly pending: NonNullable<Limit['pending']>
}

/** A higher limit that was asked for: confirmed when its time has come, or taken back. */
export function PendingLine({ limit: { kind, period }, pending }: PendingLineProps) {
  const t = useWords('limits')
  const text = useValueText()
  const moment = useMoment()
  const due = useNow() >= Date.parse(pending.from)
  const answer = useChange((said: 'confirm' | 'withdraw') =>
    ask(confirmLimit, { body: { kind, period, answer: said } }),
  )
  const value = pending.value === null ? t('no_limit') : text(kind, pending.value)
  return (
    <Row
      align="center"
      justify="between"
      wraps
      padY={10}
      padX={12}
      size={13}
      level={2}
      radius={8}
      className={`${classes.acts} ${classes.pending}`}
      role="status"
    >
      <span>{t('asked_for', { value, from: moment(pending.from), until: moment(pending.until) })}</span>
      {answer.isError ? <RefusedLine error={answer.error} /> : null}
      <Row as="span" align="center" wraps className={classes.acts}>
        {due ? (
          <PrimaryButton size="small" working={answer.isPending} onClick={() => answer.mutate('confirm')}>
            {t('confirm')}
          </PrimaryButton>
        ) : null}
        <Button size="small" onClick={() => answer.mutate('withdraw')}>
          {t('take_back')}
        </Button>
      </Row>
    </Row>
  )
}
