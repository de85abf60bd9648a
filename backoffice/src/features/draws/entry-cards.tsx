import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconEyeOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Avatar } from '../../kit/avatar.tsx'
import { useMoments } from '../../kit/moment.ts'
import { useOperator } from '../../kit/operator.tsx'
import classes from './draws.module.css'
import { NumberFields } from './number-fields.tsx'
import { NumberGrid, ShownNumber } from './number-grid.tsx'
import type { DrawDetail, OwnEntry, ResultEntry } from './use-entry.ts'

const PLACES = [1, 2] as const

interface EntryCardsProps {
  readonly known: DrawDetail
  readonly entry: OwnEntry
}

/** Both entries of a result side by side; the one of somebody else is hidden until nobody can copy it. */
export const EntryCards = ({ known, entry }: EntryCardsProps) => (
  <Grid gap={12} align="start" className={classes.entries}>
    {PLACES.map((place) =>
      entry.may && place === entry.place ? (
        <OwnCard key={place} known={known} entry={entry} />
      ) : (
        <OtherCard key={place} known={known} place={place} />
      ),
    )}
  </Grid>
)

interface FrameProps {
  readonly place: number
  readonly by?: string | undefined
  readonly aside?: string | undefined
  readonly own?: boolean
  readonly children: ReactNode
}

function EntryFrame({ place, by, aside, own = false, children }: FrameProps) {
  const t = useWords('draws')
  return (
    <section className={classes.entry} data-own={own || undefined} aria-label={t(`entry.${place}`)}>
      <Row as="header" gap={8} align="center">
        <h2>{t(`entry.${place}`)}</h2>
        {by === undefined ? null : <Avatar name={by} size={20} />}
        <Text truncate grow>
          {by}
        </Text>
        <Text size={12} tone="text-dim" nowrap>
          {aside}
        </Text>
      </Row>
      {children}
    </section>
  )
}

function OwnCard({ known: { differences }, entry: { place, own, fields, save } }: EntryCardsProps) {
  const t = useWords('draws')
  const moments = useMoments()
  const { name } = useOperator()
  return (
    <EntryFrame
      place={place}
      by={own?.by ?? name}
      aside={own ? t('entry.you_at', { at: moments.time(own.at) }) : t('entry.you')}
      own
    >
      <NumberFields
        fields={fields}
        label={t(`entry.${place}`)}
        differs={(at) => differences.includes(at) && !fields.wasChanged(at)}
        onDone={save}
      />
      {own ? null : (
        <Text as="p" size={12} tone="text-dim">
          {t('entry.how')}
        </Text>
      )}
    </EntryFrame>
  )
}

interface OtherCardProps {
  readonly known: DrawDetail
  readonly place: number
}

function OtherCard({ known, place }: OtherCardProps) {
  const t = useWords('draws')
  const moments = useMoments()
  const { prizes, entries, differences } = known
  const found = entries.find((entry) => entry.place === place)
  return (
    <EntryFrame
      place={place}
      by={found?.by}
      aside={found && (found.own ? t('entry.you_at', { at: moments.time(found.at) }) : moments.time(found.at))}
      own={found?.own ?? false}
    >
      <NumberGrid
        prizes={prizes}
        label={t(`entry.${place}`)}
        cell={(at, { digits }) => (
          <ShownNumber number={numberAt(found, at)} digits={digits} differs={differences.includes(at)} />
        )}
      />
      <Hint found={found} />
    </EntryFrame>
  )
}

/** Undefined where nobody has entered it, null where it is hidden. */
const numberAt = (entry: ResultEntry | undefined, at: number): string | null | undefined =>
  entry === undefined ? undefined : entry.numbers === null ? null : entry.numbers[at]

function Hint({ found }: { readonly found: ResultEntry | undefined }) {
  const t = useWords('draws')
  if (found && found.numbers !== null) return null
  return (
    <Row as="p" gap={6} align="center" size={12} tone="text-dim">
      {found ? <IconEyeOff size={15} aria-hidden /> : null}
      {t(found ? 'entry.hidden' : 'entry.nobody')}
    </Row>
  )
}
