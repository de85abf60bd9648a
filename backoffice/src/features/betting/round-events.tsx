import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Card } from '../../kit/card.tsx'
import { useMoments } from '../../kit/moment.ts'
import classes from './round.module.css'
import type { PlayedRound } from './round-screen.tsx'

/** What happened, step by step, as the member's page played it. */
export function RoundEvents({ round }: { readonly round: PlayedRound }) {
  const t = useWords('round')
  const moments = useMoments()
  const { choices, events, startedAt, closedAt, status } = round
  return (
    <Card title={t('happened')} mark={<span>{events.length}</span>}>
      <Stack as="ol" className={classes.events}>
        <li>
          <strong>{t('staked')}</strong> <time dateTime={startedAt}>{moments.time(startedAt)}</time>
          <Facts of={choices ?? {}} />
        </li>
        {events.map((event, index) => {
          const { kind, ...facts } = event
          return (
            <li key={`${kind}.${index}`}>
              <strong>{t(`events.${kind}`, { otherwise: spaced(kind) })}</strong>
              <Facts of={facts} />
            </li>
          )
        })}
        <li>
          <strong>{t(`ends.${status}`)}</strong>{' '}
          {closedAt === null ? null : <time dateTime={closedAt}>{moments.time(closedAt)}</time>}
        </li>
      </Stack>
    </Card>
  )
}

/** An event of a game that is newer than our words says its own name. */
const spaced = (kind: string) => kind.replaceAll('_', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** From zero in the record, from one for whoever played. */
const COUNTED = ['tile', 'bucket']
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** What an event says, as it was told to the member's page; what is no single value is folded away. */
function Facts({ of }: { readonly of: object }) {
  const t = useWords('round')
  const moments = useMoments()
  const saidOf = (value: unknown): string => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    const text = String(value)
    // An id is told by its end, as in the lists, and a moment by the brand's clock.
    if (ID.test(text)) return text.slice(-8)
    return MOMENT.test(text) ? moments.time(text) : text
  }
  const entries = Object.entries(of).filter(([, value]) => value !== null && value !== undefined)
  const plain = entries.filter(([, value]) => isPlain(value))
  const rest = entries.filter(([, value]) => !isPlain(value))
  return (
    <>
      <Row as="p" gapY={2} gapX={14} wraps size={12} tone="text-dim">
        {plain.map(([name, value]) => (
          <span key={name}>
            {spaced(name)} <b>{saidOf(COUNTED.includes(name) ? Number(value) + 1 : value)}</b>
          </span>
        ))}
      </Row>
      {rest.length > 0 ? (
        <Text as="details" size={12} tone="text-dim" className={classes.rest}>
          <summary>{rest.map(([name]) => spaced(name)).join(', ')}</summary>
          <pre>{rest.map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join('\n')}</pre>
        </Text>
      ) : null}
    </>
  )
}
