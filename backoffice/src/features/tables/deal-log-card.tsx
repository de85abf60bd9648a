import { Row } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Card } from '../../kit/card.tsx'
import { useMoments } from '../../kit/moment.ts'
import { useTableWords } from '../../kit/table-words.ts'
import type { TableRoundDetail } from './table-round-screen.tsx'
import classes from './tables.module.css'

/** Everything that has happened on the table so far, and what seats have answered. */
export function DealLogCard({ known: { events, answers } }: { readonly known: TableRoundDetail }) {
  const t = useWords('tables')
  const moments = useMoments()
  const words = useTableWords()
  return (
    <Card title={t('happened')} mark={<span className="quiet">{events.length}</span>} bare>
      {events.length === 0 ? <p className={`quiet ${classes.pad}`}>{t('nothing_yet')}</p> : null}
      <ol className={`ruled ${classes.events}`}>
        {events.map(({ kind, at, takes: _, ...said }, place) => (
          <li key={`${kind}.${place}`}>
            <time dateTime={at}>{moments.time(at)}</time>
            <b>{t(`events.${kind}`, { otherwise: kind.replaceAll('_', ' ') })}</b>
            <Row as="span" wraps className={classes.said}>
              {Object.entries(said).map(([name, value]) => (
                <span key={name}>
                  <span className="quiet">{t(`event_parts.${name}`, { otherwise: name })}</span>{' '}
                  {name === 'to' && value !== ASIDE ? words.spot(String(value)) : textOf(value)}
                </span>
              ))}
            </Row>
          </li>
        ))}
        {answers.map(({ kind, seat, option }, place) => (
          <li key={`${kind}.${seat}.${place}`}>
            <span className="quiet">{seat === 0 ? t('all') : t('seat', { seat })}</span>
            <b>{t('answered')}</b>
            <span>{t(`answers.${option}`, { otherwise: option.replaceAll('_', ' ') })}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** Laid aside before the first card is dealt: no place of the table. */
const ASIDE = 'first'

const SUITS: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' }

/** `As` is written A♠; lists with spaces, the rest as it is. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(' ')
  if (typeof value !== 'string') return JSON.stringify(value)
  const card = /^(10|[2-9AJQK])([shdc])$/.exec(value)
  return card ? `${card[1]}${SUITS[card[2] ?? '']}` : value.replaceAll('_', ' ')
}
