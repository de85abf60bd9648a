import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconChevronRight, IconCornerDownLeft, IconFlameFilled } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { PlayLink } from '../../features/catalogue/play-link.tsx'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { highlightsOf } from './highlights.ts'
import classes from './search.module.css'
import type { Entry, EntryTarget } from './use-entries.tsx'

interface SearchRowProps {
  readonly entry: Entry
  readonly hits: readonly string[]
  readonly id: string
  /** The one that Enter takes. */
  readonly chosen: boolean
  readonly onPoint: () => void
  readonly onTake: () => void
}

/** One thing that was found: its picture, its name with what was meant in it, and the way there. */
export function SearchRow({ entry, hits, id, chosen, onPoint, onTake }: SearchRowProps) {
  const t = useWords('search')
  const { name, detail, picture, hot, way } = entry
  return (
    <WayTo
      way={way}
      id={id}
      className={classes.row ?? ''}
      role="option"
      aria-selected={chosen}
      tabIndex={-1}
      onPointerMove={onPoint}
      onClickCapture={onTake}
    >
      <Grid
        as="span"
        centred
        tone="accent-text"
        level={2}
        radius={8}
        className={classes.picture}
        data-art={'game' in way || undefined}
      >
        {picture}
      </Grid>
      <Text grow>
        <Text block weight={600} truncate className={classes.name}>
          {highlightsOf(name, hits).map(([text, hit]) => (hit ? <mark key={text}>{text}</mark> : text))}
        </Text>
        <Text block size={12} tone="text-dim" truncate>
          {detail}
        </Text>
      </Text>
      {hot && !chosen ? (
        <span className={classes.hot}>
          <IconFlameFilled size={13} aria-hidden />
          {t('hot')}
        </span>
      ) : null}
      <RowEnd plays={'game' in way} chosen={chosen} />
    </WayTo>
  )
}

function RowEnd({ plays, chosen }: { readonly plays: boolean; readonly chosen: boolean }) {
  const t = useWords('search')
  if (!plays || !chosen) return plays ? null : <IconChevronRight className={classes.on ?? ''} size={18} aria-hidden />
  return (
    <Row as="span" inline gap={8} align="center" padX={14} weight={600} radius={8} className={classes.play} aria-hidden>
      {t('play')}
      <IconCornerDownLeft size={15} />
    </Row>
  )
}

interface WayToProps {
  readonly way: EntryTarget
  readonly id: string
  readonly className: string
  readonly role: 'option'
  readonly 'aria-selected': boolean
  readonly tabIndex: number
  readonly onPointerMove: () => void
  readonly onClickCapture: () => void
  readonly children: ReactNode
}

/** A link to a game, a page, or a page of the member centre; each takes the place of the search. */
function WayTo({ way, children, ...row }: WayToProps) {
  const navigate = useNavigate()
  const open = useOpenModal()
  if ('game' in way) {
    return (
      <PlayLink code={way.game} replace {...row}>
        {children}
      </PlayLink>
    )
  }
  if ('centre' in way) {
    return (
      <button type="button" {...row} onClick={() => open('memberCentre', way.centre)}>
        {children}
      </button>
    )
  }
  const go = (press: MouseEvent) => {
    if (press.metaKey || press.ctrlKey || press.shiftKey) return
    press.preventDefault()
    void navigate({ href: way.href, replace: true })
  }
  return (
    <a href={way.href} {...row} onClick={go}>
      {children}
    </a>
  )
}
