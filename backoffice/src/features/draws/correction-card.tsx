import type { DrawCorrection } from '@croupier/contract/console-draws.ts'
import { Stack } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { Fact, Facts } from '../../kit/facts.tsx'
import { useMoments } from '../../kit/moment.ts'
import { useMay } from '../../kit/operator.tsx'
import { CorrectionState } from './correction-state.tsx'
import classes from './draws.module.css'

/** How far a correction of a draw has come, or what came of it: what moved in each money, and what is owed. */
export function CorrectionCard({ correction }: { readonly correction: DrawCorrection }) {
  const t = useWords('draws')
  const pieces = useWords('pieces')
  const moments = useMoments()
  const { kind, sums, reason, askedBy, confirmedBy, at } = correction
  return (
    <Card title={t(`correction.${kind}`)} mark={<CorrectionState correction={correction} />}>
      <Stack gap={12}>
        <Progress correction={correction} />
        <Facts gap={6}>
          {sums.map((sum) => (
            <Sum key={sum.currency} sum={sum} gameCode={correction.gameCode} />
          ))}
          <NumbersChanged correction={correction} />
          <Fact says={t('reason')}>{pieces(`reasons.${reason}`, { otherwise: reason })}</Fact>
          <Fact says={t('correction.by')}>{t('correction.both', { asked: askedBy, confirmed: confirmedBy })}</Fact>
          <Fact says={t('correction.began')}>
            <time dateTime={at}>{moments.full(at)}</time>
          </Fact>
        </Facts>
      </Stack>
    </Card>
  )
}

/** How many bets are done, and how many could not be. */
function Progress({ correction: { state, kind, bets, done, failed } }: { readonly correction: DrawCorrection }) {
  const t = useWords('draws')
  const isRunning = state === 'running'
  return (
    <Stack gap={8} aria-live="polite">
      {isRunning ? (
        <progress
          className={classes.progress}
          max={Math.max(1, bets)}
          value={done + failed}
          aria-label={t(`correction.${kind}`)}
        />
      ) : null}
      <p>{isRunning ? t('correction.progress', { done, bets }) : t('correction.corrected', { done })}</p>
      {failed > 0 ? (
        <p className={classes.failed}>
          {t('correction.failed', { failed })} {isRunning ? null : t('correction.failed_text')}
        </p>
      ) : null}
    </Stack>
  )
}

interface SumProps {
  readonly sum: DrawCorrection['sums'][number]
  readonly gameCode: string
}

/** What moved in one money; what members owe of it, or owe no longer, and where each of them stands. */
function Sum({ sum: { currency, returned, taken, owed }, gameCode }: SumProps) {
  const t = useWords('draws')
  const may = useMay()('reconciliation.read')
  return (
    <>
      <Fact says={t('to_members')}>
        <Amount amount={returned} currency={currency} />
      </Fact>
      <Fact says={t('from_members')}>
        <Amount amount={taken} currency={currency} />
      </Fact>
      {Number(owed) === 0 ? null : (
        <Fact says={t(owed.startsWith('-') ? 'correction.no_longer_owed' : 'correction.owed')}>
          <Amount amount={owed.replace('-', '')} currency={currency} />
          {may ? (
            <>
              {' · '}
              <Link to="/shortfalls" search={{ gameCode }} className="link">
                {t('correction.shortfalls')}
              </Link>
            </>
          ) : null}
        </Fact>
      )}
    </>
  )
}

/** Which numbers were put right. */
function NumbersChanged({ correction: { numbersBefore, numbersAfter } }: { readonly correction: DrawCorrection }) {
  const t = useWords('draws')
  if (!numbersBefore || !numbersAfter) return null
  const changed = numbersAfter.flatMap((number, at) =>
    numbersBefore[at] === number ? [] : [t('correction.number', { before: numbersBefore[at] ?? '–', after: number })],
  )
  return (
    <Fact says={t('correction.numbers')} mono>
      {changed.join(', ')}
    </Fact>
  )
}
